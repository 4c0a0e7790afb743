/** What a program prints, as far as it is kept. */

const MOST = 200_000;

export class Printed {
  readonly lines: string[] = [];

  add(text: string): void {
    if (this.lines.length >= MOST) throw new Error(`It printed more than ${MOST} lines.`);
    this.lines.push(...text.split("\n"));
  }
}

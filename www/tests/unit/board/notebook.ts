/** A painter that records what is painted where. */
export class Notebook {
  fillStyle = "";
  strokeStyle = "";
  lineWidth = 1;
  lineCap = "butt" as const;
  lineJoin = "miter" as const;
  font = "";
  textAlign = "left" as const;
  textBaseline = "middle" as const;
  imageSmoothingEnabled = true;
  readonly fills: { colour: string; x: number; y: number; width: number; height: number }[] = [];
  readonly texts: { text: string; x: number; y: number; font: string; align: string; colour: string }[] = [];
  /** How wide each stroke is. */
  readonly lines: number[] = [];
  readonly points: [number, number][] = [];
  readonly rings: { colour: string; x: number; y: number; width: number; height: number }[] = [];
  readonly discs: { colour: string; x: number; y: number; radius: number }[] = [];

  fillRect(x: number, y: number, width: number, height: number): void {
    this.fills.push({ colour: this.fillStyle, x, y, width, height });
  }
  drawImage(): void {}
  fillText(text: string, x: number, y: number): void {
    this.texts.push({ text, x, y, font: this.font, align: this.textAlign, colour: this.fillStyle });
  }
  moveTo(x: number, y: number): void {
    this.points.push([x, y]);
  }
  lineTo(x: number, y: number): void {
    this.points.push([x, y]);
  }
  beginPath(): void {}
  arc(x: number, y: number, radius: number): void {
    this.discs.push({ colour: this.fillStyle, x, y, radius });
  }
  rect(x: number, y: number, width: number, height: number): void {
    this.rings.push({ colour: this.strokeStyle, x, y, width, height });
  }
  fill(): void {}
  stroke(): void {
    this.lines.push(this.lineWidth);
  }
}

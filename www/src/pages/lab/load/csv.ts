/** Reads a search trace from the table that “Save” writes, one row per event, also after a spreadsheet has saved it in its own way. */
import { Columns, type Events } from "./events.js";
import { eachLine } from "./lines.js";

/** Between any two columns is the same mark: a comma or, where that is the decimal sign, a semicolon, or a tab. */
const HEAD = /^\s*"?step"?([,;\t])"?kind"?\1"?at"?\1"?g"?\1"?h"?\1"?f"?\1"?parent/;

export function isCsv(text: string): boolean {
  return HEAD.test(text);
}

/** Throws a RangeError with a sentence. `told` hears how far it is, from 0 to 1. */
export async function readCsv(file: Blob, told: (share: number) => void = () => {}): Promise<Events> {
  const events = new Columns();
  let mark = ",";
  const take = (line: string) => {
    const head = HEAD.exec(line);
    mark = head?.[1] ?? mark;
    if (line.trim() === "" || head) return;
    const [, kind, at, g, , f] = line.replaceAll('"', "").split(mark);
    const number = (text: string | undefined) => Number(text?.replace(",", "."));
    // Of a graph there is the id of a node alone.
    const [x, y, floor] = at?.includes(" ") ? at.split(" ").map(Number) : [];
    // A table does not say how large they are, so that they would lie on each other.
    if (floor !== undefined)
      throw new RangeError("This table is of several floors: load their trace for Posthoc in its place.");
    events.add({ type: kind, id: at, x, y, g: number(g), f: number(f) });
  };
  await eachLine(file, take, told);
  return events.finish();
}

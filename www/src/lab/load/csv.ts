/** Reads a search trace from the table that “Save” writes: one row per event. */
import { Columns, type Events } from "./events.js";
import { eachLine } from "./lines.js";

const HEAD = "step,kind,at,g,h,f,parent";

export function isCsv(text: string): boolean {
  return text.trimStart().startsWith(HEAD);
}

/** Throws a RangeError with a sentence. `told` hears how far it is, from 0 to 1. */
export async function readCsv(file: Blob, told: (share: number) => void = () => {}): Promise<Events> {
  const events = new Columns();
  const take = (line: string) => {
    if (line.trim() === "" || isCsv(line)) return;
    const [, kind, at, g, , f] = line.split(",");
    // Of a graph there is the id of a node alone.
    const [x, y] = at?.includes(" ") ? at.split(" ").map(Number) : [];
    events.add({ type: kind, id: at, x, y, g: Number(g), f: Number(f) });
  };
  await eachLine(file, take, told);
  return events.finish();
}

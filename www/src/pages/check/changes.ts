/** What changes while an agent walks, as a reader writes it: a line for each change, or JSON as `walk` takes it. */
import type { Change, Point } from "stepstar";
import { cut } from "../../package/shared/cut.js";
import { t } from "../shared/text.js";

const LINE = /^\D*(\d+)\D+(\d+)\D+(\d+)\W*(?:(wall|free)|cost\W*(\d+(?:\.\d+)?))\W*$/i;

export function writeChanges(changes: readonly Change[]): string {
  const lines = changes.flatMap(({ at, place, wall, cost }) => {
    const begin = `tick ${at}: (${(place as Point).join(", ")})`;
    const becomes = wall === undefined ? [] : [wall ? "wall" : "free"];
    return [...becomes, ...(cost === undefined ? [] : [`cost ${cost}`])].map((what) => `${begin} ${what}`);
  });
  return lines.join("\n");
}

/** Throws with a sentence. */
export function readChanges(text: string): Change[] {
  if (text.trimStart().startsWith("[")) return fromJson(text);
  const lines = text.split("\n").map((line, i) => ({ line: line.trim(), number: i + 1 }));
  return lines.filter(({ line }) => line !== "").map(({ line, number }) => fromLine(line, number));
}

function fromJson(text: string): Change[] {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new RangeError(t("The changes are no JSON: {rest}.", { rest: (error as Error).message }));
  }
}

function fromLine(line: string, number: number): Change {
  const [, at, x, y, becomes, cost] = LINE.exec(line) ?? [];
  if (at === undefined)
    throw new RangeError(
      t(
        "Line {number} of the changes is “{text}”: it must be such as “tick 4: (3, 5) wall”, or end with free or cost 2.",
        {
          number,
          text: cut(line),
        },
      ),
    );
  const place: Point = [Number(x), Number(y)];
  return { at: Number(at), place, ...(becomes ? { wall: becomes.toLowerCase() === "wall" } : { cost: Number(cost) }) };
}

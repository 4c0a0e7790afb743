/** A* as pseudo-code, and the lines of it that each known mistake has otherwise. */
import type { Mistake } from "../../package/api/index.js";

/** A text, or one with what is put into its fields. */
type Text = string | readonly [english: string, fields: Readonly<Record<string, string>>];

const OPENS = "f(m) = {sum}; open m";

/** Pseudo-code, and what each mistake changes in it. */
export interface Listing<Name extends string> {
  readonly lines: readonly (readonly [indent: number, text: Text])[];
  readonly changes: { readonly [name in Name]: readonly Change[] };
}

const LINES: Listing<Mistake>["lines"] = [
  [0, "forget all; open = { start }; g(start) = 0"],
  [0, "while open is not empty"],
  [2, "n = take the least f from open; close n"],
  [2, ["if {node} is the goal: walk the parents back", { node: "n" }]],
  [2, "for each neighbour m of n"],
  [4, "if m is a wall: skip"],
  [4, ["if g({by}) + cost < g(m)", { by: "n" }]],
  [6, ["parent(m) = {by}; g(m) = g({by}) + cost", { by: "n" }]],
  [6, [OPENS, { sum: "g(m) + h(m)" }]],
  [0, "no path"],
];

const [BEGIN, , TAKE, GOAL, NEIGHBOURS, WALL, CHEAPER, COST, OPEN] = LINES.keys();

/** One line: as it should be, and as the mistake has it. Either may be missing; `right` is absent where the line is as above. */
interface Change {
  readonly line: number;
  readonly right?: Text;
  readonly wrong: Text | null;
}

export const change = (line: number | undefined, wrong: Text | null, right?: Text): Change => ({
  line: line!,
  wrong,
  ...(right !== undefined && { right }),
});
const estimate = (right: string, wrong: string) => [
  change(OPEN, [OPENS, { sum: `g(m) + ${wrong}` }], [OPENS, { sum: `g(m) + ${right}` }]),
];
const OCTILE = "max(dx, dy) + (√2 − 1) · min(dx, dy)";

const CHANGES: Listing<Mistake>["changes"] = {
  "manhattan-with-diagonals": estimate(OCTILE, "dx + dy"),
  "wrong-diagonal-cost": [
    change(
      COST,
      "parent(m) = n; g(m) = g(n) + 1, or 1.4, or 2",
      "parent(m) = n; g(m) = g(n) + √2 on a diagonal, else 1",
    ),
  ],
  "max-octile": estimate(OCTILE, "max(dx, dy)"),
  "euclid-truncated": [
    change(OPEN, "f(m) = g(m) + round(√(dx² + dy²)); open m", [OPENS, { sum: "g(m) + √(dx² + dy²)" }]),
  ],
  "squared-euclid": estimate("√(dx² + dy²)", "dx² + dy²"),
  "closed-when-opened": [change(CHEAPER, "if m was never opened")],
  "no-decrease": [change(CHEAPER, "if m is not open, and g(n) + cost < g(m)")],
  "stale-f": [change(OPEN, "if m is not open: f(m) = g(m) + h(m); open m")],
  "never-reopens": [change(WALL, "if m is a wall, or closed: skip")],
  "stops-when-opened": [
    change(GOAL, null),
    change(OPEN, "f(m) = g(m) + h(m); open m; if m is the goal: walk the parents back"),
  ],
  "no-stop": [change(GOAL, null)],
  "h-only": [change(TAKE, "n = take the least h from open; close n")],
  "g-only": [change(TAKE, "n = take the least g from open; close n")],
  "corner-cut": [change(WALL, "if m is a wall: skip", "if m is a wall, or a wall stands at the corner: skip")],
  "meets-too-early": [
    change(
      GOAL,
      "if the other side has n: join the two ways",
      "if nothing open can be part of a cheaper way: join the two ways",
    ),
  ],
  "wraps-around": [change(NEIGHBOURS, "for each m in n ± 1, n ± width", "for each neighbour m of n on the map")],
  "terrain-leaving": [
    change(
      COST,
      "parent(m) = n; g(m) = g(n) + what it costs to leave n",
      "parent(m) = n; g(m) = g(n) + what it costs to enter m",
    ),
  ],
  "ignores-terrain": [
    change(COST, "parent(m) = n; g(m) = g(n) + 1", "parent(m) = n; g(m) = g(n) + what it costs to enter m"),
  ],
  "heavy-estimate": [change(OPEN, "f(m) = g(m) + 2 · h(m); open m")],
  "missing-direction": [change(NEIGHBOURS, "for each neighbour m of n but the one to the left")],
  "wrong-bound": [change(WALL, "if m is a wall, or x ≥ width − 1: skip", "if m is a wall, or x > width − 1: skip")],
  "dirty-map": [change(BEGIN, "open = { start }; g(start) = 0")],
};

export const A_STAR: Listing<Mistake> = { lines: LINES, changes: CHANGES };

export interface CodeLine {
  readonly text: string;
  readonly kind: "same" | "right" | "wrong";
}

/** A text in a language, filled. */
export type FillCode = (english: string, fields?: Readonly<Record<string, string>>) => string;

/** The pseudo-code with the mistake's lines beside those that they replace. */
export function codeOf<Name extends string>(
  { lines, changes }: Listing<Name>,
  mistake: Name,
  say: FillCode,
): CodeLine[] {
  const line = (indent: number, text: Text, kind: CodeLine["kind"]): CodeLine => ({
    text: " ".repeat(indent) + (typeof text === "string" ? say(text) : say(...text)),
    kind,
  });
  return lines.flatMap(([indent, text], i) => {
    const changed = changes[mistake].find((change) => change.line === i);
    if (!changed) return [line(indent, text, "same")];
    const right = line(indent, changed.right ?? text, "right");
    return changed.wrong === null ? [right] : [line(indent, changed.wrong, "wrong"), right];
  });
}

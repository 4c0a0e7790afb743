/** Compare: a second board with other options on the same map, in step by expansions, and what only one of them looked at. */
import { type Point, trace as record, type Trace } from "stepstar";
import type { HighlightKind } from "stepstar/element";
import { button, choice, labelled, make, place } from "../page/dom.js";
import { count } from "../page/numbers.js";
import { algorithms, heuristics, moves, ties } from "./how.js";
import { chosen, isCell, type Lab } from "./lab.js";

/** The third picture is recorded in one go: larger maps would stop the page. */
const MOST_CELLS = 250_000;

export function compare(lab: Lab): void {
  const { board } = lab;
  const toggle = button("Compare", () => void turn(), {
    title: "A second board with other options, in step with this one",
  });
  place("menu").append(toggle);
  const select = (
    name: "algorithm" | "diagonal" | "heuristic" | "tieBreak",
    label: string,
    names: Parameters<typeof choice>[0],
  ) => {
    const control = choice(names, String(board.other[name] ?? chosen(lab)[name]), (value) => {
      board.other = { ...board.other, [name]: value };
      void refresh();
    });
    return labelled(label, control);
  };
  const choices = make("div", { className: "options" });
  const panel = lab.panel("B, on the right", choices);
  const picture = make("step-star");
  picture.controls = "none";
  const summary = make("p", { className: "hint" });
  summary.setAttribute("role", "status");
  const both = make(
    "div",
    { className: "difference" },
    make("h2", {}, "Closed by one of them, or by both"),
    picture,
    summary,
  );

  const turn = () => {
    const comparing = board.mode !== "compare";
    if (comparing && Object.keys(board.other).length === 0) board.other = { algorithm: "dijkstra" };
    board.mode = comparing ? "compare" : "watch";
    choices.replaceChildren(
      select("algorithm", "Algorithm", algorithms),
      select("diagonal", "Moves", moves),
      select("heuristic", "Estimate h", heuristics),
      select("tieBreak", "Ties", ties),
    );
    return refresh();
  };

  /** B once more, to be asked for its cells. */
  let other: Trace | null = null;
  const refresh = async () => {
    const comparing = board.mode === "compare";
    toggle.ariaPressed = String(comparing);
    panel.hidden = !comparing;
    if (comparing && !both.isConnected) place("compare").append(both);
    other?.free();
    other = null;
    const { grid, start, goal } = board;
    const small = grid !== null && grid.width * grid.height <= MOST_CELLS;
    both.hidden = !comparing || !small;
    if (!comparing || !small || !isCell(start) || !isCell(goal)) return;
    const through = board.through as Point[];
    other = record(grid, start as Point, goal as Point, { ...board.options, ...board.other, through });
    picture.load({ grid, start, goal, through });
    await picture.settled;
    picture.position = 0;
    differ();
  };

  const differ = () => {
    const { trace, grid } = board;
    if (!other || !trace || !grid || both.hidden) return;
    other.seekExpansion(trace.expansionAt(board.position));
    const [a, b] = [trace.state(), other.state()];
    const washes: Record<"only-a" | "only-b" | "both", Point[]> = { "only-a": [], "only-b": [], both: [] };
    a.forEach((state, cell) => {
      const closed = [state === 2, b[cell] === 2] as const;
      if (closed[0] || closed[1])
        washes[closed[0] && closed[1] ? "both" : closed[0] ? "only-a" : "only-b"].push([
          cell % grid.width,
          Math.floor(cell / grid.width),
        ]);
    });
    for (const [kind, cells] of Object.entries(washes)) picture.highlight(cells, kind as HighlightKind);
    const told = (kind: keyof typeof washes, text: string) =>
      make("span", { className: `wash ${kind}` }, `${text}: ${count(washes[kind].length)}`);
    summary.replaceChildren(told("only-a", "only A"), told("only-b", "only B"), told("both", "both"));
  };
  board.addEventListener("result", () => void refresh());
  board.addEventListener("step", differ);
  void refresh();
}

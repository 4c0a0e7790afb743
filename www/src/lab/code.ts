/** What runs: the loop in the field's words, with the line of this step lit. */
import type { EventKind } from "stepstar";
import { make } from "../page/dom.js";
import { calmly } from "./calmly.js";
import { chosen, type Lab } from "./lab.js";

type Moment = EventKind | "start" | "found" | "failed";

interface Line {
  readonly text: string;
  /** The moments at which this line has just run. */
  readonly lights?: readonly Moment[];
}

export function code(lab: Lab): void {
  const { board } = lab;
  const listing = make("pre", { tabIndex: 0 });
  listing.setAttribute("aria-label", "Pseudo-code, the current line is marked");
  lab.panelOfA("What runs", listing);
  const refresh = calmly(() => {
    const { trace } = board;
    const event = trace && trace.position > 0 ? trace.event(trace.position - 1) : null;
    const ended = trace !== null && trace.position === trace.length;
    const lit: Moment = ended ? (trace.result.status === "found" ? "found" : "failed") : (event?.kind ?? "start");
    listing.replaceChildren(
      ...lines(lab).map(({ text, lights }) => make(lights?.includes(lit) ? "mark" : "span", {}, `${text}\n`)),
    );
  });
  board.addEventListener("step", refresh);
  board.addEventListener("result", refresh);
  board.addEventListener("withdrawn", refresh);
}

function lines(lab: Lab): Line[] {
  const options = chosen(lab);
  const { algorithm, closed, goalTest, reverse } = options;
  const early = goalTest === "generated";
  const first = { astar: "least f", dijkstra: "least g", greedy: "least h", bfs: "first in" } as Record<string, string>;
  const least = first[algorithm] ?? "least f";
  const [from, to] = reverse ? ["goal", "start"] : ["start", "goal"];
  const goalLine: Line = {
    text: `${early ? "      " : "  "}if ${early ? "m" : "n"} is the ${to}: walk the parents back`,
    lights: ["found"],
  };
  const again: Record<string, Line> = {
    reopen: { text: "      if m was closed: open it again", lights: ["reopen"] },
    ignore: { text: "    if m is closed: skip" },
    repair: { text: "      if m was closed: repair what hangs on it", lights: ["reopen"] },
  };
  const all: Line[] = [
    { text: `open = { ${from} }`, lights: ["start"] },
    { text: "while open is not empty" },
    { text: `  n = take the ${least} from open; close n`, lights: ["close"] },
    ...(early ? [] : [goalLine]),
    {
      text: algorithm === "jps" ? "  for each jump from n, as far as m" : "  for each neighbour m of n",
      lights: ["ray"],
    },
    { text: "    if m is a wall: skip" },
    ...(closed === "ignore" ? [again.ignore!] : []),
    { text: algorithm === "theta" ? "    if n's parent sees m: let it be the parent" : "" },
    { text: "    if g(n) + cost < g(m)" },
    { text: "      parent(m) = n; g(m) = g(n) + cost", lights: ["improve"] },
    { text: "      f(m) = g(m) + h(m); open m", lights: ["open"] },
    ...(closed === "ignore" ? [] : [again[closed]!]),
    ...(early ? [goalLine] : []),
    { text: "no path", lights: ["failed"] },
  ];
  return all.filter(({ text }) => text !== "");
}

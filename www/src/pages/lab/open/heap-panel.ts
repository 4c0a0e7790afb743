/** The open nodes as the binary heap that keeps them, below the numbers: in the list's order only at its top. */
import { make } from "../../shared/dom.js";
import { count } from "../../shared/numbers.js";
import { t } from "../../shared/text.js";
import { calmly } from "../calmly.js";
import { chosen, type Lab, searching } from "../lab.js";
import { EVENTS_A_FRAME, HeapReplay, MOST_EVENTS } from "./heap-replay.js";
import { heapTree, MOST_NODES } from "./heap-tree.js";

/** Algorithms that keep one binary heap and never start afresh. */
const WITH_HEAP: readonly string[] = ["astar", "dijkstra", "greedy", "jps", "theta"];

export function heapPanel(lab: Lab): void {
  const { board } = lab;
  const body = make("div");
  const panel = lab.panelOfA("numbers", t("Open, as a heap"), body);
  panel.classList.add("open-nodes");
  let replay: HeapReplay | null = null;
  let pendingFrame = 0;

  const refresh = () => {
    cancelAnimationFrame(pendingFrame);
    // Replaying takes a while: not for a panel that nobody sees.
    if (lab.tabs.front !== "numbers") return;
    const { trace } = board;
    const open = trace?.counts().open ?? 0;
    if (!trace) return say(t("Nothing has been searched."));
    if (open === 0) return say(t("Nothing is open."));
    const options = chosen(lab);
    const why = !WITH_HEAP.includes(searching(lab) ?? "")
      ? t("This search doesn't keep its open nodes in one heap.")
      : options.openList !== "heap"
        ? t("This search doesn't use a heap: choose “Binary heap” as the open list.")
        : options.through.length > 0
          ? t("With way points there is a new heap for each part of the path.")
          : trace.position > MOST_EVENTS
            ? t("The tree is drawn for the first {most} events.", { most: count(MOST_EVENTS) })
            : "";
    if (why) return say(why);
    replay ??= new HeapReplay(
      trace,
      options,
      board.graph?.nodes.map(({ id }) => id),
    );
    // The old content stays while the heap is replayed.
    if (!replay.advance(trace.position, EVENTS_A_FRAME)) {
      pendingFrame = requestAnimationFrame(refresh);
      return;
    }
    const nodes = replay.entries(MOST_NODES);
    const more = open - nodes.length;
    const pin = (place: typeof board.pinned) => {
      board.pinned = place;
    };
    body.replaceChildren(
      heapTree(nodes, pin),
      make("p", { className: "hint" }, more > 0 ? t("and {more} more below", { more: count(more) }) : t("that is all")),
    );
  };
  const say = (sentence: string) => body.replaceChildren(make("p", { className: "hint" }, sentence));

  const calm = calmly(refresh);
  for (const event of ["result", "withdrawn"] as const)
    board.addEventListener(event, () => {
      replay = null;
      calm();
    });
  board.addEventListener("step", calm);
  lab.onTurn(refresh);
}

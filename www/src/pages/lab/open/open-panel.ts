/** The open nodes as a list in the order of expansion, or as the heap that keeps them. */
import type { NodeState } from "stepstar";
import type { Place } from "stepstar/element";
import { button, make, put } from "../../shared/dom.js";
import { cost, count } from "../../shared/numbers.js";
import { at } from "../../shared/places.js";
import { t } from "../../shared/text.js";
import { calmly } from "../calmly.js";
import { chosen, type Lab, searching } from "../lab.js";
import { EVENTS_A_FRAME, HeapReplay, MOST_EVENTS } from "./heap-replay.js";
import { heapTree, MOST_NODES } from "./heap-tree.js";

/** As many rows as fit beside the board. */
const ROWS = 7;
/** In a longer search, or among more nodes, finding the open ones takes a frame. */
const LONG = 1_000_000;
/** Algorithms that keep one binary heap and never start afresh. */
const WITH_HEAP: readonly string[] = ["astar", "dijkstra", "greedy", "jps", "theta"];

const TITLE = t("Open, in order of expansion");

export function openPanel(lab: Lab): void {
  const { board } = lab;
  const body = make("div", { className: "open" });
  const asList = button(t("List"), () => show("list"), { title: t("Those to be expanded next, with f, g and h") });
  const asHeap = button(t("Heap"), () => show("heap"), { title: t("The binary heap that keeps them, as a tree") });
  const toggle = make("div", { className: "toggle" }, asList, asHeap);
  toggle.setAttribute("role", "group");
  toggle.ariaLabel = t("Show open nodes as");
  const panel = lab.panelOfA("", body);
  panel.classList.add("open-nodes");
  // An element, as a browser that translates the page replaces the texts in it.
  const title = make("span");
  const heading = panel.querySelector("h2")!;
  heading.prepend(title);
  panel.prepend(make("div", { className: "heading" }, heading, toggle));

  let view: "list" | "heap" = "list";
  let replay: HeapReplay | null = null;
  let pendingFrame = 0;
  const show = (next: typeof view) => {
    view = next;
    refresh();
  };
  const pin = (place: Place) => {
    board.pinned = place;
  };

  const refresh = () => {
    cancelAnimationFrame(pendingFrame);
    put(title, { textContent: view === "list" ? TITLE : t("Open, as a heap") });
    put(asList, { ariaPressed: String(view === "list") });
    put(asHeap, { ariaPressed: String(view === "heap") });
    const { trace } = board;
    if (!trace) {
      body.replaceChildren(make("p", { className: "hint" }, t("Nothing has been searched.")));
      return;
    }
    const open = trace.counts().open;
    if (open === 0) body.replaceChildren(make("p", { className: "hint" }, t("Nothing is open.")));
    else if (view === "list") {
      list.show(trace.openList(ROWS), open);
      if (!list.element.isConnected) body.replaceChildren(list.element);
    } else {
      const shown = tree(open);
      // The old content stays while the heap is replayed.
      if (shown) body.replaceChildren(...shown);
      else pendingFrame = requestAnimationFrame(refresh);
    }
  };

  const list = openList(pin);

  const tree = (open: number): Node[] | null => {
    const trace = board.trace!;
    const { position } = trace;
    const options = chosen(lab);
    const why = !WITH_HEAP.includes(searching(lab) ?? "")
      ? t("This search doesn't keep its open nodes in one heap.")
      : options.openList !== "heap"
        ? t("This search doesn't use a heap: choose “Binary heap” as the open list.")
        : options.through.length > 0
          ? t("With way points there is a new heap for each part of the path.")
          : position > MOST_EVENTS
            ? t("The tree is drawn for the first {most} events.", { most: count(MOST_EVENTS) })
            : "";
    if (why) return [make("p", { className: "hint" }, why)];
    replay ??= new HeapReplay(
      trace,
      options,
      board.graph?.nodes.map(({ id }) => id),
    );
    if (!replay.advance(position, EVENTS_A_FRAME)) return null;
    const nodes = replay.entries(MOST_NODES);
    const more = open - nodes.length;
    return [
      heapTree(nodes, pin),
      make("p", { className: "hint" }, more > 0 ? t("and {more} more below", { more: count(more) }) : t("that is all")),
    ];
  };

  for (const event of ["result", "withdrawn"] as const)
    board.addEventListener(event, () => {
      replay = null;
      calm();
    });
  const calm = calmly(refresh, () => {
    const { length, width, height } = board.trace ?? { length: 0, width: 0, height: 0 };
    return Math.max(length, width * height) > LONG;
  });
  board.addEventListener("step", calm);
  refresh();
}

/** A fixed row for each place in the order, refilled at every step, so that a focused or pressed button survives while it plays. */
function openList(pin: (place: Place) => void) {
  const heading = row("th", "", "f", "g", "h");
  const rows = Array.from({ length: ROWS }, () => openRow(pin));
  rows[0]!.element.className = "first";
  const body = make("tbody", {});
  const more = make("caption", {});
  return {
    // A name of its own, as the caption only tells how many more there are.
    element: make("table", { ariaLabel: TITLE }, make("thead", {}, heading), body, more),
    show(nodes: readonly NodeState[], open: number) {
      put(heading.cells[0]!, { textContent: typeof nodes[0]!.at === "number" ? t("node") : t("cell") });
      for (const [i, { element, show }] of rows.entries()) {
        const node = nodes[i];
        if (!node) {
          element.remove();
          continue;
        }
        show(node);
        if (element.parentElement !== body) body.append(element);
      }
      put(more, {
        textContent:
          open > nodes.length ? t("and {more} more", { more: count(open - nodes.length) }) : t("that is all"),
      });
    },
  };
}

function openRow(pin: (place: Place) => void) {
  let place: Place;
  const element = row("td", "", "", "", "");
  const name = button("", () => pin(place), { className: "link", title: t("Pin it") });
  element.cells[0]!.append(name);
  return {
    element,
    show(node: NodeState) {
      place = node.at;
      put(name, { textContent: at(place) });
      for (const [i, value] of [node.f, node.g, node.h].entries())
        put(element.cells[i + 1]!, { textContent: cost(value) });
    },
  };
}

function row(tag: "th" | "td", ...texts: string[]): HTMLTableRowElement {
  return make("tr", {}, ...texts.map((text) => make(tag, {}, text)));
}

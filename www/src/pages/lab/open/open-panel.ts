/** The open nodes as a list, in the order of expansion. */
import type { NodeState } from "stepstar";
import type { Place } from "stepstar/element";
import { button, make, put } from "../../shared/dom.js";
import { cost, count } from "../../shared/numbers.js";
import { at } from "../../shared/places.js";
import { t } from "../../shared/text.js";
import { calmly } from "../calmly.js";
import type { Lab } from "../lab.js";

/** As many rows as fit above “What runs”, on a small laptop and on a larger screen. */
const ROWS = { low: 8, high: 12 };
const HIGH = matchMedia("(min-height: 52rem)");
/** In a longer search, or among more nodes, finding the open ones takes a frame. */
const LONG = 1_000_000;

const TITLE = t("Open, in order of expansion");

export function openPanel(lab: Lab): void {
  const { board } = lab;
  const body = make("div", { className: "open" });
  lab.panelOfA("step", TITLE, body).classList.add("open-nodes");
  const list = openList((place) => {
    board.pinned = place;
  });

  const refresh = () => {
    const { trace } = board;
    const open = trace?.counts().open ?? 0;
    if (!trace || open === 0) {
      const sentence = trace ? t("Nothing is open.") : t("Nothing has been searched.");
      body.replaceChildren(make("p", { className: "hint" }, sentence));
      return;
    }
    list.show(trace.openList(HIGH.matches ? ROWS.high : ROWS.low), open);
    if (!list.element.isConnected) body.replaceChildren(list.element);
  };

  const calm = calmly(refresh, () => {
    const { length, width, height } = board.trace ?? { length: 0, width: 0, height: 0 };
    return Math.max(length, width * height) > LONG;
  });
  for (const event of ["result", "withdrawn", "step"] as const) board.addEventListener(event, calm);
  HIGH.addEventListener("change", calm);
  refresh();
}

/** A fixed row for each place in the order, refilled at every step, so that a focused or pressed button survives while it plays. */
function openList(pin: (place: Place) => void) {
  const heading = row("th", "", "f", "g", "h");
  const rows = Array.from({ length: ROWS.high }, () => openRow(pin));
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

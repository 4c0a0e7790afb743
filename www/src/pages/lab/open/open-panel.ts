/** The open nodes as a list, in the order of expansion. */
import type { NodeState } from "stepstar";
import type { Place } from "stepstar/element";
import { make, put } from "../../shared/dom.js";
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

/** Only plans that are kept up to date have such. */
const INFINITE = t(
  "g = ∞: not expanded yet, or it has given up its g. It waits with rhs, its best way over its neighbours.",
);

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

/** The open nodes as one control, in which arrows go from row to row. The rows stay, refilled at every step, and so does the focus while it plays. */
function openList(pin: (place: Place) => void) {
  const heading = row("th", "", "f", "g", "h");
  const rows = Array.from({ length: ROWS.high }, (_, i) => openRow(i, pin));
  const body = make("tbody", { role: "listbox", tabIndex: 0, ariaLabel: `${TITLE}: f, g, h` });
  const more = make("caption", {});
  /** Which row the keys are at. */
  let at = 0;
  const go = (to: number) => {
    at = Math.max(0, Math.min(to, body.rows.length - 1));
    for (const [i, { element }] of rows.entries()) element.classList.toggle("at", i === at);
    body.setAttribute("aria-activedescendant", rows[at]!.element.id);
  };
  const keys: { readonly [key: string]: () => void } = {
    ArrowDown: () => go(at + 1),
    ArrowUp: () => go(at - 1),
    Home: () => go(0),
    End: () => go(body.rows.length - 1),
    Enter: () => rows[at]!.element.click(),
    " ": () => rows[at]!.element.click(),
  };
  body.onkeydown = (event) => {
    const press = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    if (!press) return;
    // Every other key is the board's.
    event.preventDefault();
    event.stopPropagation();
    press();
  };
  return {
    element: make("table", { role: "presentation" }, make("thead", { ariaHidden: "true" }, heading), body, more),
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
      go(at);
      const rest = open > nodes.length ? t("and {more} more", { more: count(open - nodes.length) }) : t("that is all");
      put(more, { textContent: nodes.some(({ g }) => g === Number.POSITIVE_INFINITY) ? `${rest}. ${INFINITE}` : rest });
    },
  };
}

function openRow(i: number, pin: (place: Place) => void) {
  let place: Place;
  const element = row("td", "", "", "", "");
  put(element, { id: `open-${i}`, role: "option", ariaSelected: "false", title: t("Pin it") });
  if (i === 0) element.className = "first";
  element.onclick = () => pin(place);
  return {
    element,
    show(node: NodeState) {
      place = node.at;
      for (const [i, text] of [at(place), cost(node.f), cost(node.g), cost(node.h)].entries())
        put(element.cells[i]!, { textContent: text });
    },
  };
}

function row(tag: "th" | "td", ...texts: string[]): HTMLTableRowElement {
  return make("tr", {}, ...texts.map((text) => make(tag, {}, text)));
}

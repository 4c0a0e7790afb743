/** The tabs of the column beside the board: one of their panels is in front. On paper all are. */
import { make, place, put } from "../shared/dom.js";
import { t } from "../shared/text.js";

const TABS = {
  step: [t("This step"), t("What is open, and which lines run")],
  cell: [t("One cell"), t("The values of a cell, and why it came when it did")],
  numbers: [t("Numbers"), t("How far the search is, what it costs, and the heap")],
  search: [t("Search"), t("Every choice that a search leaves open")],
  legend: [t("Legend"), t("What colours, numbers and marks mean")],
} as const;
export type TabName = keyof typeof TABS;
const ORDER = Object.keys(TABS) as TabName[];

/** How far each key moves along the row; it has no more than one end to go round. */
const MOVES: Readonly<Record<string, (at: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: () => -1,
};

export class Tabs {
  readonly #tabs = new Map<TabName, HTMLElement>();
  readonly #panels = new Map<TabName, HTMLElement>();
  #front: TabName = "step";

  constructor(private readonly turned: () => void) {
    const row = make("div", { className: "tabs", role: "tablist", ariaLabel: t("About this search") });
    place("panels").append(row);
    for (const name of ORDER) {
      const [text, title] = TABS[name];
      const tab = make("button", { type: "button", id: `tab-${name}`, role: "tab", title }, text);
      tab.onclick = () => this.show(name);
      tab.setAttribute("aria-controls", `panel-${name}`);
      const panel = make("div", { id: `panel-${name}`, role: "tabpanel" });
      panel.setAttribute("aria-labelledby", tab.id);
      this.#tabs.set(name, tab);
      this.#panels.set(name, panel);
      row.append(tab);
      place("panels").append(panel);
    }
    row.onkeydown = (event) => {
      const move = MOVES[event.key];
      if (!move || event.ctrlKey || event.metaKey || event.altKey) return;
      // The board would step, and the page scroll.
      event.preventDefault();
      event.stopPropagation();
      this.show(ORDER.at(move(ORDER.indexOf(this.#front)) % ORDER.length)!);
      this.#tabs.get(this.#front)!.focus();
    };
    this.show(this.#front);
  }

  get front(): TabName {
    return this.#front;
  }

  /** Brings a panel to the front; the focus, if it was in the one before, goes to the tab. */
  show(front: TabName): void {
    const lost = this.#panels.get(this.#front)!.contains(document.activeElement) && front !== this.#front;
    this.#front = front;
    for (const [name, tab] of this.#tabs) {
      put(tab, { ariaSelected: String(name === front), tabIndex: name === front ? 0 : -1 });
      this.#panels.get(name)!.classList.toggle("behind", name !== front);
    }
    if (lost) this.#tabs.get(front)!.focus({ preventScroll: true });
    this.turned();
  }

  panel(name: TabName): HTMLElement {
    return this.#panels.get(name)!;
  }

  /** Another name, as a graph has nodes and no cells. */
  rename(name: TabName, text: string): void {
    put(this.#tabs.get(name)!, { textContent: text });
  }
}

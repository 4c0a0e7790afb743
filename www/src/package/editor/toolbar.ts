/** The row of drawing tools. */

import type { PlainMap } from "../board/drawing.js";
import { hasFloors } from "../board/sheet.js";
import { commandButton, nameButton } from "../player/buttons.js";
import type { Command } from "../player/keys.js";
import { make, put } from "../shared/dom.js";
import type { Tool } from "../shared/terms.js";
import { commandsOf, type Words } from "../words/index.js";
import { type Brush, endsOf } from "./hand.js";

export const TOOLS = [
  "pointer",
  "wall",
  "erase",
  "terrain",
  "line",
  "rectangle",
  "flood",
  "stairs",
  "pan",
  "starts",
  "goals",
] as const satisfies Tool[];
/** Tools that draw with the brush chosen last. */
const WITH_BRUSH: readonly Tool[] = ["line", "rectangle", "flood"];
/** Tools for cells alone. */
export const GRID_ONLY: readonly Command[] = ["rectangle", "flood"];
/** What there is on floors alone. */
export const FLOORS_ONLY: readonly Command[] = ["stairs", "floor-down", "floor-up"];
const ACTIONS = ["undo", "redo", "clear", "reload"] as const;

export interface ToolbarState {
  readonly tool: Tool;
  readonly terrain: number;
  readonly brush: Brush;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly drawing: PlainMap;
  readonly stairs: number;
  /** Starts and goals may become more. An exercise has one of each. */
  readonly several: boolean;
}

export class Toolbar {
  readonly element = make("div", "tools");
  readonly #buttons = new Map<string, HTMLButtonElement>();
  readonly #cost: HTMLSelectElement = make("select");

  constructor(
    private readonly words: Words,
    run: (command: Command) => void,
  ) {
    this.element.setAttribute("role", "toolbar");
    this.element.setAttribute("aria-label", words.tools);
    for (let cost = 1; cost <= 9; cost++) this.#cost.append(new Option(String(cost)));
    this.#cost.addEventListener("change", () => run(`terrain-${Number(this.#cost.value)}`));
    for (const name of [...TOOLS, null, ...ACTIONS]) {
      if (!name) {
        this.element.append(make("span", "gap"));
        continue;
      }
      const button = commandButton(name, words, name, () => run(name));
      this.#buttons.set(name, button);
      this.element.append(button);
      if (name === "terrain") this.element.append(this.#cost);
    }
  }

  show({ tool, terrain, brush, canUndo, canRedo, drawing, several, stairs }: ToolbarState): void {
    const graph = drawing.kind === "graph";
    const material = !graph && WITH_BRUSH.includes(tool) ? brush : null;
    const texts = commandsOf(this.words, graph);
    for (const name of TOOLS) {
      const button = this.#buttons.get(name)!;
      button.classList.toggle("material", name === material);
      const hasNone = (graph && GRID_ONLY.includes(name)) || (!hasFloors(drawing) && FLOORS_ONLY.includes(name));
      put(button, { ariaPressed: String(name === tool), hidden: hasNone || (!several && endsOf(name) !== null) });
      nameButton(button, name, texts[name]!);
    }
    const { linkCost, stairsCost, terrainCost } = this.words;
    const climbs = tool === "stairs";
    const cost = graph ? linkCost : climbs ? stairsCost : terrainCost;
    put(this.#cost, { ariaLabel: cost, title: `${cost} (1-9)` });
    put(this.#cost, { value: String(climbs ? stairs : terrain) });
    // A button that is really disabled loses the focus, just when someone has undone everything with it.
    put(this.#buttons.get("undo")!, { ariaDisabled: String(!canUndo) });
    put(this.#buttons.get("redo")!, { ariaDisabled: String(!canRedo) });
  }
}

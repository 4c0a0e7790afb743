/** The properties and methods about drawing: tools, undo, and whole edits. */
import { choose, whole, wrongType } from "../../api/errors.js";
import type { Change } from "../../api/index.js";
import { checkSides } from "../../api/matrix.js";
import { hasFloors } from "../../board/sheet.js";
import { TOOLS } from "../../editor/toolbar.js";
import type { Retiming, StepStarElement, Tool } from "../contract.js";
import type { Figure } from "../figure.js";
import { changesOf, timetableOf } from "../walks.js";
import { wantTool } from "../wish.js";

/** As the engine has them. */
const [MOST_FLOORS, MOST_CELLS] = [2 ** 10, 2 ** 24];
/** The toolbar has no button for those who move. */
const ALL_TOOLS: readonly Tool[] = [...TOOLS, "mover"];

type Names =
  | "changes"
  | "drawsTicks"
  | "retime"
  | "tool"
  | "terrain"
  | "undo"
  | "redo"
  | "canUndo"
  | "canRedo"
  | "clear"
  | "reload"
  | "resize";

export class DrawingProperties implements Pick<StepStarElement, Names> {
  constructor(private readonly figure: Figure) {}

  get tool(): Tool {
    return this.figure.wish.tool;
  }

  set tool(tool: Tool) {
    tool ??= "wall";
    choose(tool, "tool", ALL_TOOLS);
    wantTool(this.figure.wish, tool);
    this.figure.apply();
  }

  get terrain(): number {
    return this.figure.wish.terrain;
  }

  set terrain(cost: number) {
    const rounded = Math.round(Number(cost ?? 5));
    if (Number.isNaN(rounded)) throw wrongType("terrain", cost, "a number from 1 to 9");
    this.figure.wish.terrain = Math.min(9, Math.max(1, rounded));
    this.figure.apply();
  }

  /** A shape still being drawn belongs to the map as it was. */
  get #studio() {
    this.figure.giveUp();
    return this.figure.studio;
  }

  get changes(): readonly Change[] | null {
    const { walk } = this.figure.wish;
    return walk && changesOf(walk);
  }

  get drawsTicks(): boolean {
    return this.figure.wish.drawsTicks;
  }

  set drawsTicks(draws: boolean) {
    this.figure.giveUp();
    this.figure.wish.drawsTicks = Boolean(draws);
  }

  retime(given: Retiming): void {
    const studio = this.#studio;
    studio.retime({ ...studio.timetable, ...timetableOf(given) });
  }

  undo(): void {
    this.#studio.undo();
  }

  redo(): void {
    this.#studio.redo();
  }

  clear(): void {
    this.#studio.clear();
  }

  reload(): void {
    this.#studio.reload();
  }

  resize(width: number, height: number, floors?: number): void {
    checkSides(width, height);
    const { drawing } = this.#studio;
    const count = floors ?? (hasFloors(drawing) ? drawing.sheet.floors.length : 1);
    whole(count, "number of floors", 1, Math.min(MOST_FLOORS, Math.floor(MOST_CELLS / (width * height))));
    this.#studio.resize(width, height, count);
  }

  get canUndo(): boolean {
    return this.figure.studio.canUndo;
  }

  get canRedo(): boolean {
    return this.figure.studio.canRedo;
  }
}

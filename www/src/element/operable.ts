/** The properties and methods that control and query the board: search, player and drawing. */
import { choose as oneOf } from "../api/choose.js";
import { object, wrongType } from "../api/errors.js";
import type { PathResult, Point, Trace } from "../api/index.js";
import { type GridDrawing, isOn } from "../board/drawing.js";
import { Studio } from "../editor/studio.js";
import { TOOLS } from "../editor/toolbar.js";
import { addBreakPoint, type Chosen, KINDS, removeBreakPoint } from "../player/player.js";
import { asPlace } from "../shared/places.js";
import { Attributes } from "./attributes.js";
import type * as contract from "./contract.js";
import { begin, choose, type Memory } from "./memory.js";
import type { Stage } from "./stage.js";
import { begun, hurry } from "./turns.js";

/** What there is to draw on until there is a map. A new one for each element: strokes draw into it. */
const empty = (): GridDrawing => ({ kind: "grid", width: 24, height: 16, walls: new Uint8Array(24 * 16), costs: null });

function checked(point: contract.BreakPoint<contract.AnyPlace>): contract.BreakPoint {
  object(point, "break point", "an object with at and when");
  oneOf(point.when, '"when"', Object.keys(KINDS));
  return { at: asPlace(point.at), when: point.when };
}

const UNITS = ["event", "expansion"] as const;

export class Operable extends Attributes {
  protected readonly memory: Memory = {
    tool: "wall",
    terrain: 5,
    brush: "wall",
    position: undefined,
    playing: false,
    chosen: { chosenRate: null, unit: "expansion", breakPoints: [] },
    pinned: null,
    view: null,
    waiting: [],
    drawn: false,
  };
  readonly #studio = new Studio(empty(), (edit) => {
    if (this.stage) this.stage.edited(edit);
    else if (edit.what === "map" || (edit.what === "cells" && !edit.drawn)) begin(this.memory, this.beginning);
  });
  #stage: Stage | null = null;
  /** Pending while the page is being parsed, and the text inside may be incomplete. */
  protected parsed: Promise<void> | null = null;
  protected knownTruth: contract.Truth | null = null;

  /** The position at which the attribute `step` has a search begin; undefined if it doesn't say. */
  protected get beginning(): number | undefined {
    const step = Number(this.getAttribute("step") ?? Number.NaN);
    return step >= 0 ? step : undefined;
  }

  protected get studio(): Studio {
    hurry(this);
    return this.#studio;
  }

  protected get stage(): Stage | null {
    hurry(this);
    return this.#stage;
  }

  protected set stage(stage: Stage | null) {
    this.#stage = stage;
  }

  // the search and the player ------------------------------------------------------------------------

  get trace(): Trace | null {
    return this.stage?.sides[0]?.trace ?? null;
  }

  get otherTrace(): Trace | null {
    return this.stage?.sides[1]?.trace ?? null;
  }

  get result(): PathResult<Point | number> | null {
    return this.trace?.result ?? null;
  }

  get truth(): contract.Truth | null {
    return this.knownTruth;
  }

  get settled(): Promise<void> {
    return begun(this)
      .then(() => this.parsed)
      .then(() => this.stage?.searching.settled);
  }

  cancel(): void {
    this.stage?.searching.cancel();
  }

  get position(): number {
    return this.stage?.lead?.position ?? 0;
  }

  /** Before a map's first search is there, this is where that search will begin. */
  set position(given: number | null | undefined) {
    // A slider's value is a text.
    const position = Number(given ?? Infinity);
    if (this.stage?.lead && !this.stage.searching.fresh) this.stage.player.seek(position);
    else this.memory.position = position;
  }

  get step(): number {
    return this.position;
  }

  set step(step: number | null | undefined) {
    this.position = step;
  }

  get playing(): boolean {
    return this.stage?.player.playing ?? false;
  }

  set playing(playing: boolean) {
    if (playing) this.play();
    else this.pause();
  }

  /** The player's settings, or before there is a player, those it will begin with. */
  get #chosen(): Chosen {
    return this.stage?.player ?? this.memory.chosen;
  }

  get speed(): number {
    return this.stage?.player.rate ?? this.memory.chosen.chosenRate ?? 0;
  }

  set speed(rate: number) {
    const chosen = rate > 0 ? Number(rate) : null;
    // A listener may write it back.
    if (chosen === this.#chosen.chosenRate) return;
    this.#chosen.chosenRate = chosen;
    this.stage?.showTools();
  }

  get stepUnit(): contract.StepUnit {
    return this.#chosen.unit;
  }

  set stepUnit(unit: contract.StepUnit) {
    unit ??= "expansion";
    oneOf(unit, "step unit", UNITS);
    this.#chosen.unit = unit;
    this.stage?.showTools();
  }

  play(): void {
    if (this.stage?.lead) this.stage.player.play();
    else this.memory.playing = true;
  }

  pause(): void {
    this.memory.playing = false;
    this.stage?.player.pause();
  }

  stepBy(count: number, unit?: contract.StepUnit): void {
    if (typeof count !== "number" || Number.isNaN(count)) throw wrongType("count", count, "a number of steps");
    unit ??= this.stepUnit;
    oneOf(unit, "step unit", UNITS);
    this.stage?.player.step(count, unit);
  }

  toNextMark(direction: 1 | -1): void {
    this.stage?.player.toNextMark(direction);
  }

  get breakPoints(): readonly contract.BreakPoint[] {
    return this.#chosen.breakPoints;
  }

  addBreakPoint(given: contract.BreakPoint<contract.AnyPlace>): void {
    const point = checked(given);
    if (!isOn(this.studio.drawing, point.at)) return;
    addBreakPoint(this.#chosen, point);
    this.#breaksChanged();
  }

  removeBreakPoint(point: contract.BreakPoint<contract.AnyPlace>): void {
    removeBreakPoint(this.#chosen, checked(point));
    this.#breaksChanged();
  }

  #breaksChanged(): void {
    this.stage?.pointing.point();
    this.stage?.showTools();
  }

  pressKey(event: KeyboardEvent): void {
    // Not by its class: a framework's event of a key will do, and so will one of another window.
    if (typeof event?.key !== "string" || typeof event.preventDefault !== "function")
      throw wrongType("event", event, "a KeyboardEvent");
    this.stage?.commands.press(event, true);
  }

  // drawing --------------------------------------------------------------------------------

  get tool(): contract.Tool {
    return this.memory.tool;
  }

  set tool(tool: contract.Tool) {
    tool ??= "wall";
    oneOf(tool, "tool", TOOLS);
    choose(this.memory, tool);
    this.stage?.commands.tool(tool);
  }

  get terrain(): number {
    return this.memory.terrain;
  }

  set terrain(cost: number) {
    const rounded = Math.round(Number(cost ?? 5));
    if (Number.isNaN(rounded)) throw wrongType("terrain", cost, "a number from 1 to 9");
    this.memory.terrain = Math.min(9, Math.max(1, rounded));
    this.stage?.showTools();
  }

  // A shape still being drawn belongs to the map as it was.
  undo(): void {
    this.stage?.giveUp();
    this.studio.undo();
  }

  redo(): void {
    this.stage?.giveUp();
    this.studio.redo();
  }

  get canUndo(): boolean {
    return this.studio.canUndo;
  }

  get canRedo(): boolean {
    return this.studio.canRedo;
  }

  /** The board gets the focus, as the keys work there; Shift+Tab leads to the tools before it. */
  override focus(options?: FocusOptions): void {
    this.stage?.sides[0]?.board.surface.focus(options);
  }
}

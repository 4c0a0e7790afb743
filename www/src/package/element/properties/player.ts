/** The properties and methods of the player. */
import { choose, object, wrongType } from "../../api/errors.js";
import { isOn } from "../../board/drawing.js";
import { addBreakPoint, BREAK_KINDS, removeBreakPoint } from "../../player/player.js";
import { asPlace } from "../../shared/places.js";
import type { AnyPlace, BreakPoint, Step, StepStarElement, StepUnit } from "../contract.js";
import type { Figure } from "../figure.js";
import { momentOf, stepOf } from "../step.js";

const UNITS = ["event", "expansion", "tick"] as const;

function checked(point: BreakPoint<AnyPlace>): BreakPoint {
  object(point, "break point", "an object with at and when");
  choose(point.when, '"when"', Object.keys(BREAK_KINDS));
  return { at: asPlace(point.at), when: point.when };
}

type Names =
  | ("position" | "step" | "playing" | "speed" | "stepUnit" | "play" | "pause" | "stepBy" | "toNextMark")
  | ("breakPoints" | "addBreakPoint" | "removeBreakPoint" | "pressKey");

export class PlayerProperties implements Pick<StepStarElement, Names> {
  constructor(private readonly figure: Figure) {}

  get position(): number {
    return this.figure.stage?.lead?.position ?? 0;
  }

  set position(position: number | null | undefined) {
    // A slider's value is a text.
    this.figure.wish.moment = Number(position ?? Infinity);
    this.figure.apply();
  }

  get step(): Step {
    return stepOf(this.figure.stage?.lead ?? null);
  }

  set step(step: Step | null | undefined) {
    this.figure.wish.moment = step == null ? Infinity : (momentOf(String(step)) ?? 0);
    this.figure.apply();
  }

  get playing(): boolean {
    return this.figure.stage?.player.playing ?? false;
  }

  set playing(playing: boolean) {
    this.figure.wish.playing = Boolean(playing);
    this.figure.apply();
  }

  play(): void {
    this.playing = true;
  }

  pause(): void {
    this.playing = false;
  }

  get speed(): number {
    return this.figure.stage?.player.rate ?? this.figure.wish.rate ?? 0;
  }

  set speed(rate: number) {
    this.figure.wish.rate = rate > 0 ? Number(rate) : null;
    this.figure.apply();
  }

  get stepUnit(): StepUnit {
    return this.figure.wish.unit;
  }

  set stepUnit(unit: StepUnit) {
    unit ??= "expansion";
    choose(unit, "step unit", UNITS);
    this.figure.wish.unit = unit;
    this.figure.apply();
  }

  stepBy(count: number, unit?: StepUnit): void {
    if (typeof count !== "number" || Number.isNaN(count)) throw wrongType("count", count, "a number of steps");
    unit ??= this.stepUnit;
    choose(unit, "step unit", UNITS);
    this.figure.stage?.player.step(count, unit);
  }

  toNextMark(direction: 1 | -1): void {
    this.figure.stage?.player.toNextMark(direction);
  }

  get breakPoints(): readonly BreakPoint[] {
    return this.figure.wish.breakPoints;
  }

  addBreakPoint(given: BreakPoint<AnyPlace>): void {
    const point = checked(given);
    if (isOn(this.figure.studio.drawing, point.at)) addBreakPoint(this.figure.wish, point);
    this.figure.apply();
  }

  removeBreakPoint(point: BreakPoint<AnyPlace>): void {
    removeBreakPoint(this.figure.wish, checked(point));
    this.figure.apply();
  }

  pressKey(event: KeyboardEvent): void {
    // Not by its class: a framework's event of a key will do, and so will one of another window.
    if (typeof event?.key !== "string" || typeof event.preventDefault !== "function")
      throw wrongType("event", event, "a KeyboardEvent");
    this.figure.stage?.commands.press(event, true);
  }
}

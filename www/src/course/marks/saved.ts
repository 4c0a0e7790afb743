/** What a host keeps for a reader: marks and board, as a small plain object. */
import { type CourseMarks, isComplete } from "./marks.js";

export interface Saved extends CourseMarks {
  readonly version: 1;
  /** How many events the board shows. */
  readonly position?: number;
  /** The drawing, as a link has it; only of a board on which the reader has drawn. */
  readonly board?: string;
  /** Of an exercise: how far it is, as the element tells it. */
  readonly exercise?: object;
}

/** SCORM 1.2 keeps 4096 letters, shared with the host's own words; SPLICE hosts keep as much in local storage. */
export const MOST_LETTERS = 2000;

/** A drawing too large for the host is left out: marks come first. */
export function save({ asked, right, best }: CourseMarks, position?: number, board?: string): Saved {
  const small: Saved = { version: 1, asked, right, best, ...(position === undefined ? {} : { position }) };
  const whole = { ...small, ...(board === undefined ? {} : { board }) };
  return JSON.stringify(whole).length < MOST_LETTERS ? whole : small;
}

/** What a host has kept; undefined if that is not ours, as a host may hand out anything. */
export function restored(state: unknown): Saved | undefined {
  if (typeof state !== "object" || state === null) return undefined;
  // Until lately the position was called a step.
  const { version, asked, right, best, step, position = step, board, exercise } = state as Record<string, unknown>;
  if (version !== 1 || !isCount(asked) || !isCount(right) || right > asked || !isShare(best)) return undefined;
  const marks = { asked, right, best };
  if (typeof exercise === "object" && exercise !== null) return { version, ...marks, exercise };
  return save(marks, isCount(position) ? position : undefined, typeof board === "string" ? board : undefined);
}

/** The marks that a reader brought along, with what happened before the host's answer arrived, which may take seconds. */
export function joined(before: CourseMarks, now: CourseMarks, questions: number): CourseMarks {
  const best = Math.max(before.best, now.best);
  // A series that was kept is no longer than those of this figure.
  if (before.asked > questions) return { ...now, best };
  if (now.asked === 0) return { asked: before.asked, right: before.right, best };
  const asked = before.asked + now.asked;
  // More answers than a series has: the one that has just begun goes on alone.
  if (isComplete(before, questions) || asked > questions) return { ...now, best };
  const right = before.right + now.right;
  return { asked, right, best: Math.max(best, right / questions) };
}

/** No search has more steps. */
const MOST_COUNTED = 2 ** 26;

const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MOST_COUNTED;
const isShare = (value: unknown): value is number => typeof value === "number" && value >= 0 && value <= 1;

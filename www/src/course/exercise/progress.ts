/** What a host keeps of a learner: marks, and a log that brings the exercise back as it was left. A small plain object, under 2 KB as JSON. */
import type { ExerciseState } from "../../package/element/events.js";
import { digest, type Settings } from "./settings.js";

/** Hosts with SCORM 1.2 keep 4096 letters, shared with words of their own. */
const MOST_LETTERS = 1900;

export interface AttemptProgress {
  /** How many exercises were finished before this one. */
  readonly attempt: number;
  readonly log: readonly string[];
  /** Kind "draw": the map as it is drawn now. */
  readonly drawn?: string | undefined;
}

/** A log too long for the host is left out: marks come first. */
export function stateOf(
  marks: Pick<ExerciseState, "asked" | "right" | "best">,
  settings: Settings,
  { attempt, log, drawn }: AttemptProgress,
): ExerciseState {
  const exercise = { of: digest(JSON.stringify(settings)), attempt, log, ...(drawn !== undefined && { drawn }) };
  const state: ExerciseState = { version: 1, ...marks, exercise };
  return JSON.stringify(state).length <= MOST_LETTERS ? state : { ...state, exercise: { ...exercise, log: [] } };
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** The best mark in this very exercise, and how far it is; null for anything else, as hosts hand out whatever they have. */
export function restored(state: unknown, settings: Settings): { best: number; progress: AttemptProgress } | null {
  if (!isObject(state) || state.version !== 1) return null;
  const { best, exercise } = state;
  if (typeof best !== "number" || !(best >= 0 && best <= 1)) return null;
  if (!isObject(exercise) || exercise.of !== digest(JSON.stringify(settings)) || !isCount(exercise.attempt))
    return null;
  const log = Array.isArray(exercise.log) ? exercise.log.filter((entry) => typeof entry === "string") : [];
  const drawn = typeof exercise.drawn === "string" ? exercise.drawn : undefined;
  return { best, progress: { attempt: exercise.attempt, log, drawn } };
}

const KEY = "stepstar-exercise";

/** What the browser keeps by the attribute `keep`. It may refuse: the exercise then works without. */
export function kept(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(`${KEY} ${name}`) ?? "null");
  } catch {
    return null;
  }
}

export function keep(name: string, state: ExerciseState): void {
  try {
    localStorage.setItem(`${KEY} ${name}`, JSON.stringify(state));
  } catch {
    // Private windows and frames of other sites may have no storage.
  }
}

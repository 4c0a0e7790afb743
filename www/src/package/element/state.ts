/**
 * The states of an element. What is wanted changes at any time, in every state; the state says what is going on.
 *
 *                  a map is there                      the settings, the map or an end is another
 *      +-------+ -----------------> +-----------+ <-----------------------------------------------+
 *      | blank |                    | searching |                                                 |
 *      +-------+ <----------------- +-----------+ ---- cancelled, or can't be searched ---------+ |
 *                  no map any more        |                                                     | |
 *                                         | answered                                            v |
 *                                         v          play                                  +---------+
 *                       answered     +--------+ ------------> +---------+                  | editing |
 *      +--------+ <----------------- |  idle  |               | playing |                  +---------+
 *      | asking |  mode: predict,    +--------+ <------------ +---------+                       ^
 *      +--------+  exercise               |     pause, the end, a break point                   |
 *                                         +--- a stroke begins, or an end is dragged -----------+
 *
 * A search of a small map ends in the task in which it begins: then nothing shows that it was searching.
 */
export type ElementState = "blank" | "searching" | "idle" | "playing" | "editing" | "asking";

/** What is going on, of which the first that holds is the state. */
export interface Goings {
  /** There is nothing to show: neither a map nor a search. */
  readonly blank: boolean;
  /** A search takes long enough to show its progress. */
  readonly searching: boolean;
  /** A stroke has begun, and the map follows it. */
  readonly editing: boolean;
  /** The reader is to say what comes next, or what is right. */
  readonly asking: boolean;
  readonly playing: boolean;
}

const ORDER = ["blank", "searching", "editing", "asking", "playing"] as const;

export const stateOf = (goings: Goings): ElementState => ORDER.find((state) => goings[state]) ?? "idle";

/** The mistakes of replanning in the order in which one writes it, each with a small map and what changes on it. */
import type { Change, Point, WalkMistake } from "stepstar";

export interface WalkSpecimen {
  readonly mistake: WalkMistake;
  readonly map: string;
  readonly start: Point;
  readonly goal: Point;
  readonly changes: readonly Change[];
}

const wall = (at: number, place: Point): Change => ({ at, place, wall: true });
const specimen = (mistake: WalkMistake, map: string, ends: readonly [Point, Point], changes: readonly Change[]) => ({
  mistake,
  map,
  start: ends[0],
  goal: ends[1],
  changes,
});

const LANES = ".....\n.....";
const HALL = ".....\n.....\n.....";
const ROUND = "......\n.####.\n......";

export const walkSpecimens: readonly WalkSpecimen[] = [
  specimen(
    "one-part-key",
    LANES,
    [
      [4, 0],
      [0, 0],
    ],
    [wall(1, [2, 0])],
  ),
  specimen(
    "wrong-end",
    HALL,
    [
      [3, 1],
      [1, 1],
    ],
    [wall(1, [2, 0])],
  ),
  specimen(
    "empties-queue",
    HALL,
    [
      [4, 1],
      [0, 1],
    ],
    [wall(1, [2, 1])],
  ),
  specimen(
    "never-resets",
    ROUND,
    [
      [5, 0],
      [0, 0],
    ],
    [wall(2, [1, 0])],
  ),
  specimen(
    "neighbours-left-out",
    LANES,
    [
      [4, 0],
      [0, 0],
    ],
    [wall(1, [2, 0])],
  ),
  specimen(
    "keys-not-raised",
    ".....\n#....\n.....\n.....",
    [
      [4, 0],
      [2, 3],
    ],
    [wall(1, [3, 2]), wall(3, [2, 2])],
  ),
];

/** The worlds that "New" offers: what an agent is there, where it can go, and what it looks for. None of them is seen before it is chosen. */
import type { Change, Options } from "stepstar";
import type { Drawing } from "stepstar/element";

export interface World {
  readonly label: string;
  /** What is different there, in a sentence. */
  readonly about: string;
  /** What is set for it; what other worlds have set is not set any more. */
  readonly options?: Options;
  /** Somebody walks, and this changes meanwhile. */
  readonly changes?: readonly Change[];
  /** A map of its own, in place of one by a generator. */
  draw?(width: number, height: number): Drawing | Promise<Drawing>;
}

export const worlds = {
  plain: { label: "One agent on one floor", about: "An agent of one cell, from a start to a goal." },
  large: {
    label: "A large agent",
    about: "The agent is two cells wide and high; its place is the top left one.",
    options: { size: 2 },
  },
  turns: {
    label: "Turning costs",
    about: "Each 45 degrees turned cost 1, so that the cheapest path may be a longer one.",
    options: { turnCost: 1 },
  },
  moving: {
    label: "Things that move",
    about: "Somebody walks, a step a tick. You draw which cells change at which tick, or record others who move.",
    changes: [],
  },
} satisfies Record<string, World>;

export type WorldName = keyof typeof worlds;

/** The options of a board once another world is on it. */
export function optionsIn(world: World, options: Options): Options {
  const { size: _, turnCost: __, heading: ___, movers: ____, ...rest } = options;
  return { ...rest, ...world.options };
}

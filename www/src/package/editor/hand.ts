/** What a press on a board means, by the chosen tool. Knows cells and nodes, but no pointer events. */
import type { Tool } from "../shared/terms.js";

export type Brush = Tool & ("wall" | "erase" | "terrain");

/** The pointer moves start and goal, and `pan` moves the view. */
export function draws(tool: Tool): boolean {
  return tool !== "pointer" && tool !== "pan";
}

/** What a tool has one more of, or one less. */
export function endsOf(tool: Tool): "start" | "goal" | null {
  return tool === "starts" ? "start" : tool === "goals" ? "goal" : null;
}

export interface Press {
  /** 0 left (also a finger or a pen), 1 middle, 2 right. */
  readonly button: number;
  readonly control: boolean;
  readonly shift: boolean;
  /** How many pixels off a disc still count as on it: more for a finger. */
  readonly reach: number;
  /** A finger or a pen, which has no right button. */
  readonly touch?: boolean;
}

/** Positions are pixels of the board. */
export interface Hand {
  /** False if it draws nothing: a drag then moves the view, and a press without one is a click. */
  press(px: number, py: number, how: Press): boolean;
  /** Whether a shape with two ends is being drawn. */
  readonly shaping?: boolean;
  drag(px: number, py: number): void;
  release(): void;
  /** The press became a pinch, or was abandoned: restores everything as it was before. */
  cancel(): void;
  /** Gives up what waits for its other end while no button is held; false: nothing does. */
  giveUp?(): boolean;
  /** Moves a node by keyboard, in steps; tells where to. */
  nudge?(id: number, right: number, down: number): string;
  /** A new node near another one: by keyboard there is no bare paper to press on. Returns its id. */
  addBeside?(id: number): number;
}

export interface HandSettings {
  readonly tool: Tool;
  readonly terrain: number;
  /** The brush chosen last, with which lines, rectangles and floods are drawn. */
  readonly brush: Brush;
  /** What the next stairs cost. */
  readonly stairs: number;
}

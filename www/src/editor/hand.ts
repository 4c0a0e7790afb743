/** What a press on a board means: decided by the tool, on cells and nodes, without knowing of pointers. */
import type { Tool } from "../element/contract.js";

export type Brush = Tool & ("wall" | "erase" | "terrain");

export interface Press {
  /** 0 left (also a finger or a pen), 1 middle, 2 right. */
  readonly button: number;
  readonly control: boolean;
  readonly shift: boolean;
  /** How many pixels beside a disc still mean the disc: more for a finger. */
  readonly reach: number;
}

/** Positions are pixels of the board. */
export interface Hand {
  /** False: it draws nothing; the drag moves the view, and without one it is a click. */
  press(px: number, py: number, how: Press): boolean;
  /** What is being drawn has two ends. */
  readonly shaping?: boolean;
  drag(px: number, py: number): void;
  release(): void;
  /** It was a pinch, or is given up: everything is as it was before the press. */
  cancel(): void;
}

export interface HandSettings {
  readonly tool: Tool;
  readonly terrain: number;
  /** What lines, rectangles and floods are made of: that of the brush that was chosen last. */
  readonly brush: Brush;
}

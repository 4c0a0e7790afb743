/** Which key does what. Pure: the element carries out the commands, the help lists them. */

/** What is about stepping through a search does nothing while an exercise asks. */
const STEPPING = [
  ...(["play", "back", "on", "back-ten", "on-ten", "first", "last", "mark-back", "mark-on"] as const),
  ...(["slower", "faster", "unit", "break"] as const),
] as const;
type Stepping = (typeof STEPPING)[number];
export type Command =
  | Stepping
  | "help"
  | "stop"
  | "zoom-in"
  | "zoom-out"
  | "fit"
  | "inspect"
  | "floor-up"
  | "floor-down"
  | Cursor
  | Editing;
export type Cursor = "left" | "right" | "up" | "down" | "left-ten" | "right-ten" | "up-ten" | "down-ten" | "press";
export type Editing =
  | "wall"
  | "erase"
  | "terrain"
  | "pointer"
  | "flood"
  | "line"
  | "rectangle"
  | "stairs"
  | "pan"
  | "start"
  | "goal"
  | "starts"
  | "goals"
  | "clear"
  | "reload"
  | "undo"
  | "redo"
  | `terrain-${number}`;

export const isStepping = (command: Command) => (STEPPING as readonly Command[]).includes(command);

/** What decides which keys there are. */
export interface Situation {
  readonly editable: boolean;
  /** The cell cursor is visible and the board has the focus: the arrow keys move the cursor. */
  readonly cursor: boolean;
  /** There are several floors. */
  readonly floors?: boolean;
}

interface Stroke {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const ALWAYS: Record<string, Command> = {
  " ": "play",
  ",": "back",
  ".": "on",
  "<": "back-ten",
  ">": "on-ten",
  Home: "first",
  End: "last",
  "[": "slower",
  "]": "faster",
  "?": "help",
  Escape: "stop",
  "+": "zoom-in",
  "=": "zoom-in",
  "-": "zoom-out",
  "0": "fit",
  i: "inspect",
  b: "break",
  u: "unit",
};

/** Left and right step; up and down go from mark to mark. */
const ARROWS: Record<string, readonly [plain: Command, shifted: Command]> = {
  ArrowLeft: ["back", "back-ten"],
  ArrowRight: ["on", "on-ten"],
  ArrowUp: ["mark-back", "mark-back"],
  ArrowDown: ["mark-on", "mark-on"],
};

export const EDITING: Record<string, Editing> = {
  w: "wall",
  e: "erase",
  t: "terrain",
  p: "pointer",
  f: "flood",
  l: "line",
  x: "rectangle",
  j: "stairs",
  h: "pan",
  s: "start",
  g: "goal",
  c: "clear",
  r: "reload",
};

export function commandFor(stroke: Stroke, { editable, cursor, floors }: Situation): Command | null {
  const { key, code } = stroke;
  // On a Greek or Russian keyboard, letters go by the place of their keys.
  const foreign = key > "~" && code.startsWith("Key");
  const letter = foreign ? code[3]!.toLowerCase() : key.length === 1 ? key.toLowerCase() : key;
  // On many Mac keyboards, brackets are typed with Alt.
  if (stroke.altKey && !"[]".includes(letter)) return null;
  if (stroke.ctrlKey || stroke.metaKey) {
    if (!editable) return null;
    if (letter === "z") return stroke.shiftKey ? "redo" : "undo";
    return letter === "y" ? "redo" : null;
  }
  const arrow = ARROWS[key];
  if (arrow && cursor) return `${key.slice("Arrow".length).toLowerCase()}${stroke.shiftKey ? "-ten" : ""}` as Cursor;
  if (arrow) return arrow[stroke.shiftKey ? 1 : 0];
  if (floors && (key === "PageUp" || key === "PageDown")) return key === "PageUp" ? "floor-up" : "floor-down";
  if (!floors && letter === "j") return null;
  if (cursor && stroke.key === "Enter") return "press";
  if (editable && /^[1-9]$/.test(letter)) return `terrain-${Number(letter)}`;
  if (editable && stroke.shiftKey && (letter === "s" || letter === "g")) return letter === "s" ? "starts" : "goals";
  return ALWAYS[letter] ?? (editable ? (EDITING[letter] ?? null) : null);
}

/** The keys as a reader finds them in the help and in tooltips. The help has two to a row: opposites stand side by side. */
export const KEY_NAMES: Partial<Record<Command, string>> = {
  play: "Space",
  stop: "Esc",
  back: "←",
  on: "→",
  "back-ten": "Shift ←",
  "on-ten": "Shift →",
  "mark-back": "↑",
  "mark-on": "↓",
  first: "Home",
  last: "End",
  slower: "[",
  faster: "]",
  "zoom-out": "-",
  "zoom-in": "+",
  fit: "0",
  help: "?",
  inspect: "I",
  press: "Enter",
  "floor-up": "Page ↑",
  "floor-down": "Page ↓",
  break: "B",
  unit: "U",
  wall: "W",
  erase: "E",
  terrain: "T, 1–9",
  pointer: "P",
  flood: "F",
  rectangle: "X",
  line: "L",
  pan: "H",
  start: "S",
  goal: "G",
  starts: "Shift S",
  goals: "Shift G",
  undo: "Ctrl Z",
  redo: "Ctrl Y",
  clear: "C",
  reload: "R",
  stairs: "J",
};

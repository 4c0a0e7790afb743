/** What the parts of a stage share. The stage makes them and knows them all; no part knows the stage, nor a part that is made after it. */
import type { Options, Trace } from "../api/index.js";
import type { Palette } from "../board/palette.js";
import type { Studio } from "../editor/studio.js";
import type { Moved, Player } from "../player/player.js";
import type { Words } from "../words/index.js";
import type { Mode, StepStarEvents } from "./contract.js";
import type { Memory } from "./memory.js";
import type { Predict } from "./predict.js";
import type { Side } from "./side.js";

/** What the attributes say. */
export interface Settings {
  readonly words: Words;
  readonly mode: Mode;
  readonly editable: boolean;
  readonly bare: boolean;
  readonly options: Options;
  readonly other: Options;
}

export interface Host {
  readonly studio: Studio;
  readonly memory: Memory;
  settings(): Settings;
  /** The position at which the attribute `step` has a search begin; undefined if it doesn't say. */
  step(): number | undefined;
  emit<K extends keyof StepStarEvents>(type: K, detail: StepStarEvents[K]["detail"]): void;
}

export interface Scene {
  readonly host: Host;
  readonly settings: Settings;
  readonly player: Player;
  readonly sides: readonly Side[];
  readonly predict: Predict | null;
  /** Those of the theme in force. */
  readonly colours: Palette;
  /** The trace that the player steps through: the longer one of two; the other follows by expansions. */
  readonly lead: Trace | null;
  /** The position or the trace is another: brings everything there. */
  moved(moved: Moved): void;
  /** Reads out something that no sentence on the screen says. */
  say(text: string): void;
  /** Tools, pace and unit as they are now. */
  showTools(): void;
  /** Abandons what is being drawn; false: nothing was. */
  giveUp(): boolean;
}

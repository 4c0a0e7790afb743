/** What a stage is to its parts: what stands on it, and what is said from it to the page. */
import type { Trace } from "../api/index.js";
import type { Moved, Player } from "../player/player.js";
import type { Words } from "../words/index.js";
import type { Mode } from "./contract.js";
import type { StepStarEvents } from "./events.js";
import type { Predict } from "./predict.js";
import type { Side } from "./side.js";
import type { ElementState } from "./state.js";
import type { Subject } from "./subject.js";

export interface Onstage {
  readonly subject: Subject;
  readonly words: Words;
  readonly mode: Mode;
  /** The page asks, and nothing can be stepped through. */
  readonly asks: boolean;
  readonly editable: boolean;
  readonly player: Player;
  readonly sides: readonly Side[];
  readonly predict: Predict | null;
  /** The trace that the player steps through: the longer one of two; the other follows by expansions. */
  readonly lead: Trace | null;
  readonly state: ElementState;
  /** Brings the screen to what is wanted, where the two differ. */
  apply(): void;
  emit<K extends keyof StepStarEvents>(type: K, detail: StepStarEvents[K]["detail"]): void;
  /** Reads out something that no sentence on the screen says. */
  say(text: string): void;
  /** The position or the trace is another: brings everything there. */
  moved(moved: Moved): void;
  /** Abandons what is being drawn; false: nothing was. */
  giveUp(): boolean;
}

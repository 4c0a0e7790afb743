/** What an element is to its parts: what is wanted of it, what is drawn on it, and a way to have the screen follow. */
import type { Places, PlainMap, Stop } from "../board/drawing.js";
import type { Studio } from "../editor/studio.js";
import type { StepStarEvents } from "./events.js";
import type { Faults } from "./faults.js";
import type { Wish } from "./wish.js";

export interface Subject {
  readonly element: HTMLElement;
  readonly wish: Wish;
  readonly studio: Studio;
  readonly faults: Faults;
  /** Whether there is a map: "none" names no map, an "awaited" one can't be drawn (yet), a "drawn" one is on the board. */
  map: "none" | "awaited" | "drawn";
  /** It is in a page, and has begun. */
  readonly isStaged: boolean;
  emit<K extends keyof StepStarEvents>(type: K, detail: StepStarEvents[K]["detail"]): void;
  /** Shows what is wanted now. */
  apply(): void;
  /** Searches, though nothing is drawn or set otherwise. */
  ask(): void;
  /** Abandons a shape that is still being drawn: it belongs to the map as it was. */
  giveUp(): void;
  /** Another map is wanted, or the same one again. */
  readMap(): void;
  /** There is no map of the author's any more. */
  dropMap(): void;
  /** The places that are wanted for a first map, as far as they are on it. */
  takePlaces(drawing: PlainMap): Partial<Places>;
  /** A place's attribute is another one. */
  placeAttribute(name: Stop["what"]): void;
  /** Speaks the language of the place in the page. */
  localize(): void;
  /** Tells of mistakes in the HTML. */
  checkMarkup(): void;
}

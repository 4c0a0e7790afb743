/** A board as it stands, in one record: what every host's text is written from. */
import type { StepStarElement } from "stepstar/element";
import { mapText } from "../package/shared/map-text.js";
import { attributeOf, writeOption } from "../package/shared/option-text.js";
import { textOfView } from "../package/shared/view-text.js";
import type { Words } from "../package/words/index.js";
import { type PageState, toHash } from "../pages/state/address.js";
import { heightOf, roomFor } from "./room.js";

export interface CourseFigure {
  /** What a screen reader says of its frame, and a course lists. */
  readonly title: string;
  /** The same for a machine: letters, digits and hyphens. */
  readonly identifier: string;
  /** What stands below its map where no script runs. */
  readonly withoutScript: string;
  /** ASCII with S and G, or JSON. */
  readonly map: string;
  /** All but the map, in the element's spelling; "" for one that is on. */
  readonly attributes: readonly (readonly [name: string, value: string])[];
  /** Questions in a series; null if it is not graded. */
  readonly questions: number | null;
  /** For embed.html: the same board in an address, with the part of the map in view. */
  readonly hash: string;
  readonly lang: string;
  /** Style that keeps the room of the element where its script comes late, so that nothing on the page moves. */
  readonly room: string;
  /** The height of a frame around board, player and sentence, in pixels. */
  readonly frameHeight: number;
}

/** What a teacher chooses beside what is on the board. */
export interface Wishes {
  readonly mode: string;
  /** Whether the reader may draw. */
  readonly editable: boolean;
  /** "" for the player, "none" for the board alone. */
  readonly controls: string;
  readonly lang: string;
  /** Of the board, in pixels; "" leaves it to the map's shape, as far as the room of a page goes. */
  readonly height: string;
  /** Questions in a series; null for none. */
  readonly questions: number | null;
}

/** Player, tools and sentence around a board. */
const AROUND = 240;
const USUAL_BOARD = 400;

/** `state`: what a link to the board says; `words`: in the language of the figure. */
export function figureOf(
  board: StepStarElement,
  state: PageState,
  wishes: Wishes,
  words: Words["course"],
): CourseFigure {
  const { mode, editable, controls, lang, height, questions } = wishes;
  const comparing = mode === "compare";
  const looks: Record<string, string | undefined> = {
    editable: editable ? "" : undefined,
    controls: controls || undefined,
    lang: lang || undefined,
    height: height || undefined,
  };
  const high = heightOf(board, height);
  const given: Record<string, string | undefined> = {
    ...Object.fromEntries(
      Object.entries(board.options).map(([name, value]) => [attributeOf(name), writeOption(value) ?? undefined]),
    ),
    through: board.through.length > 0 ? board.through.join(" ") : undefined,
    within: board.within === null ? undefined : String(board.within),
    changes: state.changes && JSON.stringify(state.changes),
    replanner: state.replanner,
    sees: state.sees,
    show: board.show === "distances" ? board.show : undefined,
    "max-cost": board.maxCost === null ? undefined : String(board.maxCost),
    step: stepOf(board),
    view: state.view && textOfView(state.view),
    mode: mode === "watch" ? undefined : mode,
    other: comparing ? (board.getAttribute("other") ?? "") : undefined,
    "data-graded": questions === null ? undefined : String(questions),
    ...looks,
    height: high,
  };
  const inAddress = {
    mode: comparing || mode === "watch" ? undefined : mode,
    graded: questions === null ? undefined : String(questions),
    ...looks,
  };
  return {
    title: words.title,
    withoutScript: words.withoutScript,
    identifier: `stepstar-${digest(mapText(board) + JSON.stringify(present(given)))}`,
    map: mapText({ ...drawnOn(board), through: [] }),
    attributes: present(given),
    questions,
    hash: [
      toHash({ ...state, mode: comparing ? "compare" : undefined, other: comparing ? state.other : undefined }),
      ...present(inAddress).map(([name, value]) => (value === "" ? name : `${name}=${encodeURIComponent(value)}`)),
    ].join("&"),
    lang: lang || "en",
    room: roomFor(board, high, wishes),
    frameHeight: AROUND + (Number(height) || USUAL_BOARD),
  };
}

const drawnOn = ({ grid, graph, floors, hexagons, start, goal, starts, goals }: StepStarElement) => ({
  grid,
  graph,
  floors,
  hexagons,
  start,
  goal,
  starts,
  goals,
});

const present = (given: Record<string, string | undefined>): [string, string][] =>
  Object.entries(given).filter((pair): pair is [string, string] => pair[1] !== undefined);

/** Undefined at the end, where a board opens by itself. */
function stepOf({ trace, position, step }: StepStarElement): string | undefined {
  return trace && position < trace.length ? String(step) : undefined;
}

/** A few letters that tell one text from another: systems want an identifier of every package. */
function digest(text: string): string {
  let hash = 0;
  for (const letter of text) hash = (Math.imul(hash, 31) + letter.codePointAt(0)!) | 0;
  return (hash >>> 0).toString(36);
}

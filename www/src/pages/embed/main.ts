/**
 * embed.html, for an iframe. The part of its address after # says what the board shows, like a link of the lab, how it
 * looks, and how it gets on with the page around it:
 * `embed.html#map=…&v=2&step=12&editable&mode=predict&controls=none&lang=de&theme=dark&graded=5&host=moodle`.
 */
import { Grid } from "stepstar";
import type { Drawing, StepStarElement } from "stepstar/element";
import { attributes } from "stepstar/element";
import { COURSE_NAMES, courseOf } from "../../course/address.js";
import type { Keeper } from "../../course/marks/keeper.js";
import { connect } from "../../course/messages/connect.js";
import { wantedHeight } from "../../course/messages/wanted-height.js";
import { inEnglish, inWords, type Named, Refusal } from "../../package/shared/named.js";
import { propertyOf } from "../../package/shared/option-text.js";
import { wordsIn } from "../../package/words/index.js";
import { known, warnOfLanguage } from "../../package/words/languages.js";
import { onResize } from "../shared/on-resize.js";
import { sayingIn, spokenIn } from "../shared/spoken.js";
import { fromHash, type PageState } from "../state/address.js";
import { setAim } from "../state/aim.js";
import { goTo } from "../state/go-to.js";
import { ignored } from "../state/ignored.js";
import { lost, mark, placed, placedEnds } from "../state/named-places.js";
import { drawnIn } from "../state/read-floors.js";

/** What an address says as the tag does. A link of the lab has its own way to say three of these, and `keep` is about the course. */
const ATTRIBUTES = Object.entries(attributes)
  .filter(([name, { group }]) => /looks|exercise/.test(group) && !["view", "other", "keep"].includes(name))
  .map(([name]) => name);

const board = document.querySelector("step-star") as StepStarElement;

/** `isNewest`: the address may have changed while the shelf was fetched or a large map made. `isFirst`: of the page. */
async function show(isNewest: () => boolean, isFirst: boolean): Promise<void> {
  // Who writes a link by hand may write the options as attributes are: with hyphens.
  const parts = [...new URLSearchParams(location.hash.slice(1))];
  const written = new URLSearchParams(parts.map(([name, text]) => [propertyOf(name), text]));
  for (const name of ATTRIBUTES) {
    const text = written.get(name);
    if (text === null) board.removeAttribute(name);
    else board.setAttribute(name, text);
  }
  const language = written.get("lang");
  if (language !== null) warnOfLanguage(language);
  const state = fromHash(`${written}`);
  // Only the tab in which it was drawn has this map, and another in its place would be mistaken for it.
  if (state.kept)
    throw new Refusal("The map of {size} cells was too large for its link: a board shows it from a file, by src.", {
      size: state.kept,
    });
  if (state.other) board.setAttribute("other", state.other);
  else board.removeAttribute("other");
  setWalk(state);
  // The shelf and its generators are fetched only where a link names them.
  const shelf = state.make || state.example ? await import("../lab/shelf-links.js") : undefined;
  if (!isNewest()) return;
  const example = shelf?.exampleOf(state);
  const { through, ...options } = state.options;
  board.options = example?.options ?? options;
  if (example?.changes) setWalk({ ...state, changes: example.changes });
  setAim(board, example?.aim ?? state);
  // An address without a map is about the page's own, which is not on the board any more after another address.
  const asks = board.mode === "exercise";
  const drawing = (await drawnIn(state)) ?? (await shelf?.named(state)) ?? (isFirst || asks ? undefined : own());
  if (asks && !drawing) {
    board.replaceChildren();
    // Whether it is there or not, it is read anew.
    board.toggleAttribute("map");
  }
  if (!isNewest()) return;
  const shown = drawing ?? board;
  const ends = {
    start: placed(shown, state.from) ?? drawing?.start ?? null,
    goal: placed(shown, state.to) ?? drawing?.goal ?? null,
    ...placedEnds(shown, state),
  };
  complain(ignored(`${written}`, state, [...ATTRIBUTES, ...COURSE_NAMES]), lost(shown, state));
  const passing = through && { through: through as [number, number][] };
  // Nobody drew what an address shows, so there is nothing to undo.
  if (drawing || through || ends.start !== null || ends.goal !== null)
    board.load({ ...drawing, ...ends, ...passing }, { undoable: false });
  await board.settled;
  if (!isNewest() || asks) return;
  if (state.view) board.view = state.view;
  mark(board, state);
  const { trace } = board;
  if (state.step !== undefined) goTo(board, state.step);
  else if (example?.expansion && shelf && trace) board.position = shelf.opening(example, trace);
}

function setWalk({ changes, replanner, sees }: PageState): void {
  for (const [name, text] of Object.entries({ changes: changes && JSON.stringify(changes), replanner, sees }))
    if (text === undefined) board.removeAttribute(name);
    else board.setAttribute(name, text);
}

/** The page's own map, which is not that of an exercise: without one in the address it draws its own. */
const OWN = board.textContent ?? "";

function own(): Drawing {
  return { grid: Grid.parse(OWN) };
}

/** What is wrong with the address; hidden while nothing is. */
const fault = document.createElement("p");
fault.setAttribute("role", "alert");
fault.hidden = true;
board.before(fault);

/** A text, or a sentence of the engine in English. */
type Complaint = Named | string | null;

/** The latest complaint, which an earlier one whose words come late must not replace. */
let complaint: readonly Complaint[] = [];

/** In the board's language, as far as it has the words. */
async function complain(...sentences: readonly Complaint[]): Promise<void> {
  complaint = sentences;
  const told = sentences.filter((one) => one !== null);
  fault.hidden = told.length === 0;
  const language = languageOf(board);
  const spoken =
    fault.hidden || language === "en" ? undefined : await spokenIn(language, "links").catch(() => undefined);
  if (complaint !== sentences) return;
  const isSaid = told.every((one) => typeof one !== "string" && (!spoken || one.english in spoken.texts));
  fault.lang = isSaid ? language : "en";
  fault.textContent = told
    .map((one) => (typeof one === "string" ? one : isSaid && spoken ? inWords(one, sayingIn(spoken)) : inEnglish(one)))
    .join(" ");
}

const languageOf = ({ lang }: HTMLElement) => known(lang) ?? "en";

/** The page is called in the board's language what it is. */
async function title(): Promise<void> {
  const language = languageOf(board);
  const { course } = await wordsIn(language);
  if (language !== languageOf(board)) return;
  document.documentElement.lang = language;
  document.title = `${course.title} · Stepstar`;
  document.querySelector("h1")!.textContent = course.title;
}

new MutationObserver(title).observe(board, { attributeFilter: ["lang"] });

/** Gives the board the height that tools, player and the longest sentence leave in the frame, in however many rows they need at its width. */
function sizeBoard(): void {
  const height = board.shadowRoot?.querySelector(".board")?.clientHeight ?? 0;
  const rest = document.documentElement.offsetHeight - height;
  // What is asked and answered takes more of the frame than a player: there it scrolls, so that cells can be chosen.
  const least = board.mode === "exercise" ? "17rem" : "11rem";
  board.style.setProperty("--most-height", `max(${least}, 100vh - ${rest}px)`);
}

onResize(document.body, sizeBoard);

/** How far the reader of a graded board is. */
const marks = document.createElement("p");
marks.setAttribute("role", "status");
board.after(marks);

/** Once for each frame: another address later shows another board to the same reader. */
let keeper: Keeper | undefined;
let shown = 0;
const refresh = async () => {
  const mine = ++shown;
  const isNewest = () => mine === shown;
  void complain();
  const showing = show(isNewest, mine === 1).catch(
    (error) =>
      void (
        isNewest() &&
        complain(error instanceof Refusal ? error.said : error instanceof Error ? error.message : String(error))
      ),
  );
  if (keeper) return keeper.quietly(() => showing);
  await showing;
  keeper ??= connect(board, {
    ...courseOf(location.hash, board.mode),
    show: (sentence) => {
      marks.textContent = sentence;
    },
    complain,
    height: () => wantedHeight(board),
  });
};
window.addEventListener("hashchange", refresh);
void refresh();

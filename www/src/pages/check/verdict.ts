/** What is known of a run: the verdict, the boards at the first wrong step, the mistakes and their lines of code. */
import {
  type Diagnosis,
  type Graph,
  type Grid,
  type Mistake,
  type Options,
  type Point,
  type ReadAs,
  retrace,
  type Separated,
} from "stepstar";
import type { Place, Recorder, StepStarElement } from "stepstar/element";
import { A_STAR } from "../../course/mistakes/code.js";
import { codeBlock } from "../../course/mistakes/code-block.js";
import { inStep } from "../../course/mistakes/in-step.js";
import { TEXTS } from "../../course/mistakes/texts.js";
import { readMap } from "../../package/shared/read-map.js";
import { sentencesOf, spans } from "../../package/shared/spans.js";
import { apart } from "../shared/apart.js";
import { make } from "../shared/dom.js";
import { at as named } from "../shared/places.js";
import { said, t } from "../shared/text.js";
import { toHash } from "../state/address.js";
import { drawnOn } from "../state/drawn.js";
import { readingLine } from "./reading.js";

/** What was checked. */
export interface Checked {
  readonly map: Grid | Graph;
  readonly from: Place;
  readonly to: Place;
  readonly run: readonly Place[];
  readonly options: Options;
  readonly found: Diagnosis;
}

export const HEADLINES: { readonly [verdict in Diagnosis["verdict"]]: string } = {
  correct: t("Correct: an A* could have gone exactly this way."),
  "correct-with-remarks": t("Correct, with a remark."),
  mistaken: t("Not a correct A*."),
  "not-a-run": t("This is no run on this map."),
};

/** `readAs` has the run read in another way. */
export function showVerdict(where: HTMLElement, checked: Checked, readAs: (reading: ReadAs) => void): void {
  const { found } = checked;
  const message = make(
    "p",
    { id: "message" },
    ...spans(...sentencesOf(said({ text: found.message, saying: found.saying }))),
  );
  where.replaceChildren(message, ...readingLine(found.reading, readAs));
  if (found.verdict === "not-a-run") return;
  // Two that give the run only together are shown together, otherwise the likeliest.
  const shown = found.together ? found.mistakes : found.mistakes.slice(0, 1);
  if (found.verdict === "mistaken") where.append(...bothBoards(checked, shown));
  else where.append(...ownBoard(checked));
  for (const name of found.mistakes)
    where.append(
      make("h3", {}, `${t(TEXTS[name].title)} (${name})`),
      make("p", {}, t(TEXTS[name].answer)),
      codeBlock(A_STAR, name, t),
      make("p", {}, make("a", { href: `./zoo.html#${name}` }, t("This mistake on its smallest map"))),
    );
  where.append(...tellApart(checked));
}

/** The run on a board, which takes nothing out again that is closed: that is said where the run does. */
function ownBoard(checked: Checked): HTMLElement[] {
  const hint = make("p", { className: "hint" });
  const retraced = recorded(checked);
  const recorder: Recorder = async (...question) => {
    const trace = await retraced(...question);
    if (checked.run.length > trace.expansions)
      hint.textContent = t("This board leaves out what was expanded again: it changes nothing.");
    return trace;
  };
  const { figure } = boardOf(checked, t("Your run"), recorder, Number.POSITIVE_INFINITY);
  return [make("div", { className: "pair" }, figure), hint];
}

/** Yours and a correct one, each after the first step in which they differ. */
function bothBoards(checked: Checked, mistakes: readonly Mistake[]): HTMLElement[] {
  const { found } = checked;
  const step = found.step ?? 0;
  const known = mistakes.length > 0 && isTraced(checked, mistakes);
  const yours = boardOf(
    checked,
    t("Your run, expansion {number}", { number: step + 1 }),
    recorded(checked, known ? mistakes : []),
    known ? step + 1 : step,
  );
  const right = boardOf(checked, t("A correct A*, which decides ties as yours did"), recorded(checked), step + 1);
  const { at, expected } = found;
  const { board } = yours;
  if (at !== undefined) void board.settled.then(() => board.isConnected && board.highlight([at], "worst"));
  inStep([yours.board, right.board]);
  const places = expected?.map(named) ?? [];
  const list =
    places.length > 6
      ? t("{places} and {n} more", { places: places.slice(0, 6).join(", "), n: places.length - 6 })
      : places.reduceRight((others, place) => (others ? t("{place} or {others}", { place, others }) : place), "");
  const hint = spans(
    at === undefined
      ? ""
      : list
        ? t("Ringed on the left is what your program took, {place}; a correct one takes {list}.", {
            place: named(at),
            list,
          })
        : t("Ringed on the left is what your program took, {place}.", { place: named(at) }),
    t("The boards are stepped through together."),
    known || at === undefined
      ? ""
      : t("No known mistake gives the rest of your run: from here on the left board goes as a correct one."),
  );
  return [make("div", { className: "pair" }, yours.figure, right.figure), make("p", { className: "hint" }, ...hint)];
}

/** Whether the search with these mistakes can be shown on this map, and goes as far. */
function isTraced(checked: Checked, mistakes: readonly Mistake[]): boolean {
  try {
    const { map, from, to, run, options } = checked;
    const trace = retrace(map as Grid, from as Point, to as Point, run as Point[], options, mistakes);
    const order = [...trace].filter(({ kind }) => kind === "close").map(({ at }) => String(at));
    trace.free();
    const step = checked.found.step ?? 0;
    const { at } = checked.found;
    // Where the start was not printed it comes first all the same.
    return at === undefined || order[step] === String(at) || order[step + 1] === String(at);
  } catch {
    return false;
  }
}

function recorded({ run }: Checked, mistakes: readonly Mistake[] = []): Recorder {
  return (map, from, to, options) =>
    retrace(map as Grid, from as Point, to as Point, run as Point[], options, mistakes);
}

function boardOf({ map, from, to, options }: Checked, title: string, recorder: Recorder, step: number) {
  const board = document.createElement("step-star") as StepStarElement;
  const caption = make("figcaption", {}, title);
  board.ariaLabel = title;
  board.recorder = recorder;
  board.options = options;
  if (Number.isFinite(step)) board.setAttribute("step", String(step));
  // "nodes" is what only graphs have. The board takes a copy.
  if ("nodes" in map) board.graph = map as Graph;
  else board.grid = map as Grid;
  board.start = from;
  board.goal = to;
  return { board, figure: make("figure", {}, caption, board) };
}

/** A map on which those that remain differ: the one that was found with them, or one that is looked for now. */
function tellApart({ found, options }: Checked): HTMLElement[] {
  const { mistakes, together } = found;
  if (together) return [];
  // The map that came along is of one of them. Where none did, no mistake can show in a right program that does what this one was meant to do.
  const [a, b] = mistakes.length > 1 ? mistakes : (["correct", found.tellApart?.mistake] as const);
  if (a === undefined || b === undefined) return [];
  const same =
    mistakes.length > 1
      ? t("These mistakes give the same run here.")
      : t("A search with “{mistake}” gives the same run here.", { mistake: t(TEXTS[b].title) });
  const rest = make("div");
  rest.setAttribute("role", "status");
  const say = (sentence: string) => rest.replaceChildren(make("p", {}, sentence));
  const show = (map: Separated | null) =>
    map && isForSame(map, options)
      ? rest.replaceChildren(...mapThatTells(map))
      : say(t("No map of up to 12 cells tells them apart."));
  if (found.tellApart) show(found.tellApart);
  else {
    say(t("Looking for a small map on which they differ…"));
    apart("separate", { a, b, options }).then(show, () =>
      say(t("The browser could not run the worker that looks for one: this page or frame may forbid it.")),
    );
  }
  return [make("h3", {}, t("To be sure")), make("p", {}, same), rest];
}

/** Whether a map is for a program that does the same: another one may be right there. */
const isForSame = ({ options }: Separated, { diagonal = "never", heuristic = "auto", weight = 1 }: Options) =>
  options.diagonal === diagonal && options.heuristic === heuristic && (options.weight ?? 1) === weight;

function mapThatTells({ map, from, to, options }: Separated): HTMLElement[] {
  const { grid } = readMap(map);
  const drawn = drawnOn({ grid: grid!, graph: null, start: from, goal: to, through: [] });
  grid!.free();
  return [
    make("p", {}, t("On this map they differ. Have your program search it, too:")),
    make("pre", { className: "changed" }, map),
    make("p", {}, make("a", { href: toHash({ ...drawn, options: shown(options) }) }, t("Try this map"))),
  ];
}

/** The options of a map that this page has fields for. */
function shown({ algorithm, diagonal, heuristic }: Options): Options {
  return { algorithm, diagonal, heuristic };
}

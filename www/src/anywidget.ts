/** `stepstar/anywidget.js`: the board as a widget of notebooks and of MyST pages, one module with everything inside. */
import "./package/inline.js";
import { begin } from "./course/exercise/begin.js";
import * as fields from "./package/api/distances.js";
import { Floors } from "./package/api/floors.js";
import { Hexagons } from "./package/api/hexagons.js";
import { Graph, Grid } from "./package/api/index.js";
import { parseDimacs, parseTiled } from "./package/api/map-files.js";
import * as finding from "./package/api/pathfinder.js";
import { traceWalkAsync } from "./package/api/walk.js";
import { TickCanvas } from "./package/editor/tick-canvas.js";
import { attributes } from "./package/element/attributes.js";
import type { AnswerDetail, StepStarElement } from "./package/element/contract.js";
import { define } from "./package/element/define.js";
import { bringExercisesWith } from "./package/element/examiner.js";
import { bringFieldsWith } from "./package/element/fields.js";
import { bringFindingWith } from "./package/element/finding.js";
import { bringFloorsWith } from "./package/element/floors-way.js";
import { bringWalksWith } from "./package/element/walks.js";
import { floorsKitOf } from "./package/floors/kit.js";
import { mapText } from "./package/shared/map-text.js";
import * as reading from "./package/shared/read-map.js";
import { bringWith, type Words, wordsFor } from "./package/words/index.js";
import type { ElementTexts } from "./package/words/language.js";

const languages = import.meta.glob<ElementTexts>(["../languages/*.json", "!**/en.json"], {
  query: "?element",
  import: "default",
  eager: true,
});

bringExercisesWith(async () => begin);
bringWalksWith(async () => ({ TickCanvas, traceWalkAsync }));
bringFieldsWith(async () => fields);
bringFindingWith(async () => finding);
bringFloorsWith(async () => floorsKitOf({ Floors, Hexagons, Grid, Graph, parseDimacs, parseTiled, ...reading }));
bringWith(async (language) => languages[`../languages/${language}.json`]!);

define();

/** Values that are attributes of the board, by the same names. */
const LOOKS = Object.keys(attributes).filter((name) => ["looks", "exercise"].includes(attributes[name]!.group));

/** The part of a widget's model that is used: its values, by name, are shared with the notebook. */
export interface Model {
  get(name: string): unknown;
  set(name: string, value: unknown): void;
  save_changes(): void;
  on(event: string, heard: () => void): void;
  off(event: string, heard: () => void): void;
}

/** An answer as the notebook sees it. */
export interface NotebookAnswer extends Pick<AnswerDetail, "right" | "chosen" | "expected"> {
  /** Whether it was the first to its question: further tries do not count. */
  readonly first: boolean;
}

function render({ model, el }: { model: Model; el: HTMLElement }): () => void {
  const board = document.createElement("step-star");
  const score = document.createElement("p");
  score.setAttribute("role", "status");
  const follow: Record<string, () => void> = {
    map: () => {
      const map = text(model.get("map"));
      if (map !== mapText(board)) board.map = map;
    },
    options: () => {
      const { through, ...options } = (model.get("options") ?? {}) as { through?: never };
      board.options = options;
      if (through) board.through = through;
    },
    step: () => attribute(board, "step", model.get("step")),
    progress: () => {
      const kept = model.get("progress");
      if (kept && JSON.stringify(kept) !== JSON.stringify(board.progress)) board.progress = kept;
    },
    answers: () => {
      const first = answersOf(model).filter(({ first }) => first);
      const right = first.filter(({ right }) => right).length;
      const said = ({ say, score }: Words) => `${say(score, { right, n: first.length })}.`;
      score.textContent = first.length > 0 ? said(wordsFor(board)) : "";
    },
    ...Object.fromEntries(LOOKS.map((name) => [name, () => attribute(board, name, model.get(name))])),
  };
  for (const apply of Object.values(follow)) apply();
  for (const [name, apply] of Object.entries(follow)) model.on(`change:${name}`, apply);

  const tell = (name: string, value: unknown) => {
    if (JSON.stringify(model.get(name)) === JSON.stringify(value)) return;
    model.set(name, value);
    model.save_changes();
  };
  // The map and the step of an exercise are its own.
  const asks = () => board.mode === "exercise";
  board.addEventListener("edit", ({ detail }) => {
    if (!detail.live && !asks()) tell("map", mapText(board));
  });
  board.addEventListener("step", ({ detail }) => {
    if (!detail.playing && !asks()) tell("step", board.step);
  });
  board.addEventListener("exercise", ({ detail }) => tell("progress", detail.state));
  let asked = 0;
  board.addEventListener("answer", ({ detail: { right, chosen, expected, score } }) => {
    const answer: NotebookAnswer = { right, chosen, expected, first: score.asked !== asked };
    asked = score.asked;
    tell("answers", [...answersOf(model), answer]);
    follow.answers!();
  });

  el.append(board, score);
  return () => {
    for (const [name, apply] of Object.entries(follow)) model.off(`change:${name}`, apply);
    board.remove();
    score.remove();
  };
}

const text = (value: unknown) => (typeof value === "string" ? value : "");

function answersOf(model: Model): readonly NotebookAnswer[] {
  const answers = model.get("answers");
  return Array.isArray(answers) ? answers : [];
}

function attribute(board: StepStarElement, name: string, value: unknown): void {
  if (value === undefined || value === null || value === false) board.removeAttribute(name);
  else board.setAttribute(name, value === true ? "" : String(value));
}

export default { render };

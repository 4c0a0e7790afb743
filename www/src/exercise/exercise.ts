/** An exercise on a page: its board, its questions, what is said of the answers, and what comes after. */
import type { StepStarElement } from "stepstar/element";
import { TEXTS } from "../mistakes/texts.js";
import { button, make, put } from "../page/dom.js";
import { sentencesOf, spans } from "../page/spans.js";
import type { Instance } from "./finder.js";
import type { Answer, Marks } from "./marks.js";
import { instanceFor } from "./own-map.js";
import { rules } from "./rules.js";
import { KINDS, type Settings, seedFor } from "./settings.js";
import { type Desk, type Reply, type Sheet, sheetFor } from "./sheet.js";

/** Begins the first exercise of a student; the result ends it. */
export function begin(where: HTMLElement, settings: Settings, marks: Marks): () => void {
  let end = () => {};
  const attempt = (n: number) => {
    end();
    end = one(where, settings, marks, n, () => attempt(n + 1));
  };
  attempt(0);
  return () => end();
}

function one(where: HTMLElement, settings: Settings, marks: Marks, attempt: number, another: () => void): () => void {
  const seed = seedFor(settings, attempt);
  const { kind, feedback } = settings;
  let instance: Instance;
  try {
    instance = instanceFor(settings, seed);
  } catch (error) {
    where.replaceChildren(make("p", { className: "warning", id: "prompt" }, (error as Error).message));
    return () => {};
  }
  const board = document.createElement("step-star") as StepStarElement;
  board.setAttribute("height", "300");
  board.setAttribute("step", "0");
  board.map = instance.map;
  const prompt = make("p", { className: "prompt", id: "prompt" });
  const controls = make("div", { id: "controls" });
  const said = make("p", { className: "said", id: "said" });
  said.setAttribute("role", "status");
  const score = make("p", { className: "hint", id: "score" });
  const rest = make("div", { className: "row" });
  const summary = make("div", { id: "summary" });
  let [first, hinted, isDone] = [true, false, false];

  const tell = () =>
    put(score, {
      textContent: `Question ${Math.min(marks.answers.length + Number(first), marks.questions)} of ${marks.questions}${feedback === "once" ? `, ${marks.right} right so far` : ""}.`,
    });
  const desk: Desk = {
    board,
    controls,
    prompt: (sentence) => {
      prompt.replaceChildren(...spans(...sentencesOf(sentence)));
    },
    reply: (reply: Reply) => {
      if (isDone) return false;
      if (first) marks.add({ ...reply, hinted, mistakes: reply.mistakes ?? [] });
      const goesOn = reply.right || feedback === "end";
      first = goesOn;
      if (goesOn) hinted = false;
      if (feedback === "once") say(said, reply);
      tell();
      return goesOn;
    },
    done: finish,
  };
  const sheet: Sheet = sheetFor(settings, instance, seed, desk);
  const hint = button("A hint, which costs the point", () => {
    hinted = true;
    put(said, { className: "said", textContent: sheet.hint() });
  });

  function finish(): void {
    isDone = true;
    marks.end();
    sheet.end();
    controls.replaceChildren();
    prompt.textContent = "That was all.";
    score.textContent = `${marks.right} of ${marks.questions} right, counting first answers.`;
    summary.replaceChildren(...summaryOf(marks));
    rest.replaceChildren(
      ...(kind === "draw" ? [] : [button("Step through the model answer", () => model(board, instance))]),
      button(settings.map && kind !== "draw" ? "Once more" : "Another one", another, { className: "primary" }),
    );
    (rest.lastElementChild as HTMLElement).focus();
  }

  where.replaceChildren(
    make("h2", {}, KINDS[kind].label),
    make("p", { className: "hint" }, ...spans(...sentencesOf(rules(settings)))),
    prompt,
    board,
    controls,
    said,
    score,
    rest,
    summary,
  );
  rest.append(hint);
  marks.begin(sheet.questions);
  tell();
  sheet.begin();
  return () => {
    if (!isDone) sheet.end();
    board.remove();
  };
}

function say(said: HTMLElement, { right, why, mistakes = [] }: Reply): void {
  const [mistake] = mistakes;
  said.className = right ? "said good" : "said bad";
  said.replaceChildren(...spans(right ? "Right." : "No.", why, !right && mistake ? habitOf(mistake) : ""));
}

const CHOSEN: { readonly [name: string]: string } = {
  "h-only": "You chose by h alone.",
  "g-only": "You chose by g alone.",
  "squared-euclid": "You chose as if h were squared.",
  "terrain-leaving": "You chose as if one paid for the cell that is left.",
  "stops-when-opened": "The goal is open, but it has not been expanded.",
  "no-stop": "You went on after the goal.",
};

function habitOf(mistake: keyof typeof TEXTS): string {
  return CHOSEN[mistake] ?? `So goes a search of which this is true: “${TEXTS[mistake].title}”.`;
}

function summaryOf(marks: Marks): HTMLElement[] {
  const wrong = marks.answers.filter(({ right }) => !right);
  const { habit } = marks;
  const list = make(
    "ol",
    {},
    ...wrong.map(({ chosen, expected, why }: Answer) =>
      make("li", {}, ...spans(`You said ${chosen || "nothing"}; right is ${expected}.`, why)),
    ),
  );
  const pattern =
    habit && habit.count > 1
      ? [
          make(
            "p",
            { id: "habit" },
            ...spans(
              `${habit.count} of your ${habit.wrong} wrong answers are those of a search of which this is true: “${TEXTS[habit.mistake].title}”.`,
              TEXTS[habit.mistake].answer,
            ),
          ),
        ]
      : [];
  return [...pattern, ...(wrong.length > 0 ? [list] : [])];
}

/** The right search, to be stepped through both ways. */
function model(board: StepStarElement, { map, options }: Instance): void {
  board.mode = "watch";
  board.recorder = null;
  board.options = options;
  board.map = map;
  void board.settled.then(() => {
    board.position = 0;
    board.focus();
  });
}

/** What each kind of exercise puts below its board, and does with it. */
import type { Grid, Mistake, Place, Point } from "stepstar";
import { find_path, retrace, simulate, trace } from "stepstar";
import type { PickDetail, StepStarElement } from "stepstar/element";
import { TEXTS } from "../mistakes/texts.js";
import { button, make } from "../page/dom.js";
import { at as named } from "../page/places.js";
import { type AfterNext, isNear, questionsAfter } from "./after-next.js";
import { taskFor } from "./drawn-map.js";
import type { Instance } from "./finder.js";
import { type Choice, Order } from "./order.js";
import type { Settings } from "./settings.js";
import { wrongRun } from "./wrong-run.js";

/** An answer to the question that is asked, as the page takes it. */
export interface Reply {
  readonly right: boolean;
  readonly chosen: string;
  readonly expected: string;
  readonly why: string;
  readonly mistakes?: readonly Mistake[];
}

/** What a kind needs of the page. */
export interface Desk {
  readonly board: StepStarElement;
  /** Below the board. */
  readonly controls: HTMLElement;
  prompt(sentence: string): void;
  /** True: the sheet goes on to its next question; false: the learner tries again. */
  reply(reply: Reply): boolean;
  done(): void;
}

export interface Sheet {
  readonly questions: number;
  begin(): void;
  /** Something that helps with the question. */
  hint(): string;
  end(): void;
}

const text = (choice: Choice) => (choice === "over" ? "that the search is over" : named(choice));

export function sheetFor(settings: Settings, instance: Instance, seed: number, desk: Desk): Sheet {
  switch (settings.kind) {
    case "order":
      return orderSheet(instance, desk);
    case "values":
      return valuesSheet(instance, seed, settings.questions, desk);
    case "parent":
      return parentSheet(instance, seed, settings.questions, desk);
    case "mistake":
      return mistakeSheet(instance, seed, desk);
    case "draw":
      return drawSheet(seed, desk);
  }
}

/** Puts the instance on the board, after so many expansions of a run. */
async function put(
  board: StepStarElement,
  instance: Instance,
  mode: "exercise" | "watch",
  expansions: number,
  run: readonly Place[] = [],
) {
  const { from, to, options } = instance;
  if (board.mode !== mode) board.mode = mode;
  board.options = options;
  board.recorder = (map) =>
    run.length > 0 ? retrace(map as Grid, from, to, run as Point[], options) : trace(map as Grid, from, to, options);
  await board.settled;
  if (board.trace) board.position = board.trace.positionOf(expansions);
}

function orderSheet(instance: Instance, desk: Desk): Sheet {
  const { board } = desk;
  const order = new Order(instance);
  const ask = () => {
    desk.prompt("Which cell is expanded next? Choose it on the board.");
    void put(board, instance, "exercise", order.taken.length, order.taken);
  };
  const chosen = (choice: Choice) => {
    const { right, expected, why, mistakes } = order.judge(choice);
    const goesOn = desk.reply({
      right,
      chosen: text(choice),
      expected: expected.map(text).join(" or "),
      why,
      mistakes,
    });
    if (!goesOn) return;
    if (order.take(right ? choice : expected[0]!)) ask();
    else desk.done();
  };
  const life = new AbortController();
  const pick = ({ detail }: { detail: PickDetail }) => chosen(detail.at as Choice);
  return {
    questions: instance.expansions,
    begin() {
      board.addEventListener("pick", pick, { signal: life.signal });
      desk.controls.append(button("Nothing more: the search is over", () => chosen("over")));
      ask();
    },
    hint() {
      const [first] = order.expected;
      return first === "over"
        ? "Look where the goal is."
        : `It is in row ${(first as Point)[1]}, counted from 0 at the top.`;
    },
    end() {
      life.abort();
      order.free();
    },
  };
}

function valuesSheet(instance: Instance, seed: number, count: number, desk: Desk): Sheet {
  const all = questionsAfter(instance, "values", seed, count);
  let i = 0;
  const field = (name: string) =>
    make("input", { type: "text", inputMode: "decimal", autocomplete: "off", size: 6, name });
  const fields = [field("g"), field("h"), field("f")] as const;
  const ask = () => {
    const { next, cell, expansions } = all[i]!;
    desk.prompt(
      `The cell ${named(next)} is expanded next. What are g, h and f of ${named(cell)} after that? Two decimals are enough.`,
    );
    for (const one of fields) one.value = "";
    void put(desk.board, instance, "exercise", expansions).then(() => desk.board.highlight([next, cell], "step"));
  };
  const answer = (event: Event) => {
    event.preventDefault();
    const { g, h, f, why } = all[i]!;
    const values = fields.map(({ value }) => (value.trim() === "" ? Number.NaN : Number(value.replace(",", "."))));
    const right = [g, h, f].every((value, j) => isNear(value, values[j]!));
    const wrong = ["g", "h", "f"].filter((_, j) => !isNear([g, h, f][j]!, values[j]!));
    const shown = [g, h, f].map((value) => +value.toFixed(2));
    const reply = {
      right,
      chosen: fields.map(({ value }) => value).join(", "),
      expected: `g = ${shown[0]}, h = ${shown[1]}, f = ${shown[2]}`,
      why: right ? why : `${wrong.join(" and ")} ${wrong.length > 1 ? "are" : "is"} otherwise.`,
    };
    if (!desk.reply(reply)) return;
    i++;
    if (i < all.length) ask();
    else desk.done();
  };
  return {
    questions: all.length,
    begin() {
      const labels = fields.map((one) => make("label", {}, `${one.name} `, one));
      const form = make(
        "form",
        { className: "row", onsubmit: answer },
        ...labels,
        make("button", { type: "submit", className: "primary" }, "Check"),
      );
      desk.controls.append(form);
      ask();
    },
    hint: () => `h is ${+all[i]!.h.toFixed(2)}.`,
    end: () => desk.board.highlight([], "step"),
  };
}

function parentSheet(instance: Instance, seed: number, count: number, desk: Desk): Sheet {
  const all: AfterNext[] = questionsAfter(instance, "parent", seed, count);
  const { board } = desk;
  let i = 0;
  const ask = () => {
    const { next, cell, expansions } = all[i]!;
    desk.prompt(
      `The cell ${named(next)} is expanded next. Which cell is then the parent of ${named(cell)}, which is ringed?`,
    );
    void put(board, instance, "exercise", expansions).then(() => board.highlight([cell], "worst"));
  };
  const life = new AbortController();
  const pick = ({ detail }: { detail: PickDetail }) => {
    const { parent, why } = all[i]!;
    const right = String(detail.at) === String(parent);
    if (
      !desk.reply({
        right,
        chosen: named(detail.at),
        expected: named(parent),
        why: right ? why : "Work out g of the cell both ways.",
      })
    )
      return;
    i++;
    if (i < all.length) ask();
    else desk.done();
  };
  return {
    questions: all.length,
    begin() {
      board.addEventListener("pick", pick, { signal: life.signal });
      ask();
    },
    hint: () => `Its g is then ${+all[i]!.g.toFixed(2)}.`,
    end() {
      life.abort();
      board.highlight([], "worst");
    },
  };
}

function mistakeSheet(instance: Instance, seed: number, desk: Desk): Sheet {
  const { mistake, expansion, choices } = wrongRun(instance, seed);
  const { board } = desk;
  const { from, to, options } = instance;
  const number = make("input", { type: "number", min: "1", step: "1", name: "expansion" });
  let i = 0;
  const where = (event: Event) => {
    event.preventDefault();
    const right = Number(number.value) === expansion;
    const why = right
      ? "There it leaves every correct search."
      : "Step through it: does it take the cell with the least f?";
    if (!desk.reply({ right, chosen: number.value, expected: `expansion ${expansion}`, why })) return;
    i = 1;
    askWhat();
  };
  const askWhat = () => {
    desk.prompt(`It goes wrong at expansion ${expansion}. What is the mistake?`);
    const buttons = choices.map((choice) =>
      button(TEXTS[choice].title, () => {
        const right = choice === mistake;
        const why = right ? TEXTS[mistake].answer : `“${TEXTS[choice].title}” would not give this run.`;
        if (desk.reply({ right, chosen: TEXTS[choice].title, expected: TEXTS[mistake].title, why })) desk.done();
      }),
    );
    desk.controls.replaceChildren(make("div", { className: "choices" }, ...buttons));
    buttons[0]!.focus();
  };
  return {
    questions: 2,
    begin() {
      desk.prompt(
        "This search makes a mistake. Step through it: which is the first expansion that no correct A* would make?",
      );
      board.mode = "watch";
      board.options = options;
      board.recorder = (map) => simulate(map as Grid, from, to, mistake, options);
      void board.settled.then(() => {
        board.position = 0;
      });
      const check = make("button", { type: "submit", className: "primary" }, "Check");
      desk.controls.append(
        make("form", { className: "row", onsubmit: where }, make("label", {}, "Expansion ", number), check),
      );
    },
    hint: () =>
      i === 0
        ? `It is no earlier than expansion ${Math.max(1, expansion - 1)}.`
        : `It is not “${TEXTS[choices.find((choice) => choice !== mistake)!].title}”.`,
    end() {},
  };
}

function drawSheet(seed: number, desk: Desk): Sheet {
  const { board } = desk;
  const task = taskFor(seed);
  const check = () => {
    const { grid, start, goal } = board;
    if (!grid || !start || !goal) return;
    const lack = task.lacks(grid, start as Point, goal as Point);
    const { cost } = find_path(grid, start as Point, goal as Point, { algorithm: "dijkstra" });
    const why = lack ?? `On this map they differ. The cheapest path costs ${cost}.`;
    if (desk.reply({ right: lack === null, chosen: "a map", expected: "a map on which they differ", why })) desk.done();
  };
  return {
    questions: 1,
    begin() {
      desk.prompt(`${task.text} Walls and dear cells are drawn with the tools above the board.`);
      board.mode = "watch";
      board.recorder = null;
      board.options = { algorithm: "astar", heuristic: "manhattan" };
      board.map = "......\n......\nS....G\n......\n......\n";
      board.editable = true;
      desk.controls.append(button("Check my map", check, { className: "primary" }));
    },
    hint: () => "A cell that costs 9, straight between start and goal, is a good beginning.",
    end() {
      board.editable = false;
    },
  };
}

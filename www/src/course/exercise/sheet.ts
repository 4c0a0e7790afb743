/** The kinds of exercises as questions and answers, without a page: what is asked, what is said of an answer, and what comes next. */
import type { Grid as AnyGrid, Mistake, Options, Place, Point } from "../../package/api/index.js";
import type { Guise } from "../../package/element/wish.js";
import type { Said } from "../../package/shared/said.js";
import type { HighlightKind, Recorder } from "../../package/shared/terms.js";
import { TEXTS } from "../mistakes/texts.js";
import { type AfterNext, isNear, questionsAfter } from "./after-next.js";
import { taskFor } from "./drawn-map.js";
import { find_path, Grid, retrace, simulate, trace } from "./engine.js";
import type { Instance } from "./finder.js";
import { type Choice, Order } from "./order.js";
import { onRows } from "./own-map.js";
import type { Settings } from "./settings.js";
import { wrongRun } from "./wrong-run.js";

/** What is said of an answer. All texts are English. */
export interface Reply {
  readonly right: boolean;
  readonly chosen: string;
  readonly expected: string;
  readonly why: string | Said;
  /** The known mistakes with which a search goes as was answered. */
  readonly mistakes: readonly Mistake[];
}

/** How a question is answered: by a cell "3,4", or "over"; three numbers "1|2|3"; a number; the name of a mistake; a map, its rows with `_` between them. */
export type Input = "cell" | "cell or over" | "values" | "number" | "choice" | "map";

export interface Asked {
  readonly prompt: string;
  readonly input: Input;
  readonly choices?: readonly Mistake[];
  readonly guise: Guise;
  readonly record: Recorder;
  /** After how many expansions it is asked; undefined: the board stays where it is. */
  readonly expansions?: number;
  readonly marked?: readonly [kind: HighlightKind, places: readonly Place[]];
}

export interface Sheet {
  readonly questions: number;
  /** Null once all is answered. */
  readonly asked: Asked | null;
  /** Why this is no answer, which then does not count; "" if it is one. */
  unfit(given: string): string;
  judge(given: string): Reply;
  /** Goes on to the next question, after an answer that is right or counts as it is. */
  next(given: string): void;
  /** Something that helps with the question. */
  hint(): string;
  free(): void;
}

export const named = ([x, y]: Point) => `(${x}, ${y})`;
const cellOf = (given: string) => given.split(",").map(Number) as Point;

/** With the tools and the map of the learner's own. */
export const EMPTY = "......\n......\nS....G\n......\n......\n";
const STRAIGHT: Options = { algorithm: "astar", heuristic: "manhattan" };

export function sheetFor(settings: Settings, instance: Instance, seed: number): Sheet {
  switch (settings.kind) {
    case "order":
      return new OrderSheet(instance);
    case "values":
      return new ValuesSheet(instance, seed, settings.questions);
    case "parent":
      return new ParentSheet(instance, seed, settings.questions);
    case "mistake":
      return new MistakeSheet(instance, seed);
    case "draw":
      return new DrawSheet(seed);
  }
}

/** The right search, which goes along with what has been taken. */
export function recorderOf({ from, to, options }: Instance, run: readonly Place[] = []): Recorder {
  return (map) =>
    run.length > 0
      ? retrace(map as AnyGrid, from, to, run as Point[], options)
      : trace(map as AnyGrid, from, to, options);
}

const anyAnswer = () => "";

class OrderSheet implements Sheet {
  readonly questions: number;
  readonly unfit = anyAnswer;
  readonly #order: Order;
  #over = false;

  constructor(private readonly instance: Instance) {
    this.questions = instance.expansions;
    this.#order = new Order(instance);
  }

  get asked(): Asked | null {
    const { taken } = this.#order;
    if (this.#over) return null;
    return {
      prompt: "Which cell is expanded next? Choose it on the board.",
      input: "cell or over",
      guise: "ask",
      record: recorderOf(this.instance, taken),
      expansions: taken.length,
    };
  }

  judge(given: string): Reply {
    const choice = choiceOf(given);
    const { right, expected, why, mistakes } = this.#order.judge(choice);
    return { right, chosen: text(choice), expected: expected.map(text).join(" or "), why, mistakes };
  }

  next(given: string): void {
    const { expected } = this.#order;
    const right = expected.find((choice) => String(choice) === given);
    this.#over = !this.#order.take(right ?? expected[0]!);
  }

  hint(): string {
    const [first] = this.#order.expected;
    return first === "over"
      ? "Look where the goal is."
      : `It is in row ${(first as Point)[1]}, counted from 0 at the top.`;
  }

  free(): void {
    this.#order.free();
  }
}

const choiceOf = (given: string): Choice => (given === "over" ? given : cellOf(given));
const text = (choice: Choice) => (choice === "over" ? "that the search is over" : named(choice as Point));

/** Questions about what the next expansion does to a cell. */
abstract class NextSheet implements Sheet {
  readonly all: readonly AfterNext[];
  #i = 0;

  constructor(
    protected readonly instance: Instance,
    kind: "values" | "parent",
    seed: number,
    count: number,
  ) {
    this.all = questionsAfter(instance, kind, seed, count);
  }

  get questions(): number {
    return this.all.length;
  }

  get asked(): Asked | null {
    const { now } = this;
    return now
      ? { ...this.ask(now), guise: "ask", record: recorderOf(this.instance), expansions: now.expansions }
      : null;
  }

  protected get now(): AfterNext | undefined {
    return this.all[this.#i];
  }

  protected abstract ask(one: AfterNext): Pick<Asked, "prompt" | "input" | "marked">;
  abstract unfit(given: string): string;
  abstract judge(given: string): Reply;
  abstract hint(): string;

  next(): void {
    this.#i++;
  }

  free(): void {}
}

const VALUES = ["g", "h", "f"] as const;
const two = (value: number) => +value.toFixed(2);
const numberOf = (text = "") => (text.trim() === "" ? Number.NaN : Number(text.replace(",", ".")));

class ValuesSheet extends NextSheet {
  constructor(instance: Instance, seed: number, count: number) {
    super(instance, "values", seed, count);
  }

  protected ask({ next, cell }: AfterNext) {
    const prompt = `The cell ${named(next)} is expanded next. What are g, h and f of ${named(cell)} after that? Two decimals are enough.`;
    return { prompt, input: "values", marked: ["worst", [cell]] } as const;
  }

  unfit(given: string): string {
    const fields = given.split("|");
    const missing = VALUES.filter((_, i) => Number.isNaN(numberOf(fields[i])));
    return missing.length > 0 ? `A number is missing: write ${missing.join(" and ")}.` : "";
  }

  judge(given: string): Reply {
    const one = this.now!;
    const fields = given.split("|").map(numberOf);
    const wrong = VALUES.filter((name, i) => !isNear(one[name], fields[i]!));
    return {
      right: wrong.length === 0,
      chosen: valuesText(fields),
      expected: valuesText([one.g, one.h, one.f]),
      why: wrong.length === 0 ? one.why : `${wrong.join(" and ")} ${wrong.length > 1 ? "are" : "is"} otherwise.`,
      mistakes: [],
    };
  }

  hint(): string {
    return `h is ${two(this.now!.h)}.`;
  }
}

const valuesText = ([g, h, f]: readonly number[]) => `g = ${two(g!)}, h = ${two(h!)}, f = ${two(f!)}`;

class ParentSheet extends NextSheet {
  readonly unfit = anyAnswer;

  constructor(instance: Instance, seed: number, count: number) {
    super(instance, "parent", seed, count);
  }

  protected ask({ next, cell }: AfterNext) {
    const prompt = `The cell ${named(next)} is expanded next. Which cell is then the parent of ${named(cell)}, which is ringed?`;
    return { prompt, input: "cell", marked: ["worst", [cell]] } as const;
  }

  judge(given: string): Reply {
    const { parent, why } = this.now!;
    const right = given === String(parent);
    return {
      right,
      chosen: named(cellOf(given)),
      expected: named(parent),
      why: right ? why : "Work out g of the cell both ways.",
      mistakes: [],
    };
  }

  hint(): string {
    return `Its g is then ${two(this.now!.g)}.`;
  }
}

class MistakeSheet implements Sheet {
  readonly questions = 2;
  readonly #run: ReturnType<typeof wrongRun>;
  readonly #record: Recorder;
  #i = 0;

  constructor(instance: Instance, seed: number) {
    this.#run = wrongRun(instance, seed);
    const { from, to, options } = instance;
    this.#record = (map) => simulate(map as AnyGrid, from, to, this.#run.mistake, options);
  }

  get asked(): Asked | null {
    const { choices, expansion } = this.#run;
    const seen = { guise: "watch", record: this.#record } as const;
    const asked: readonly Asked[] = [
      {
        prompt:
          "This search makes a mistake. Step through it: which is the first expansion that no correct A* would make?",
        input: "number",
        expansions: 0,
        ...seen,
      },
      {
        prompt: `It goes wrong at expansion ${expansion}. What is the mistake?`,
        input: "choice",
        choices,
        ...seen,
      },
    ];
    return asked[this.#i] ?? null;
  }

  unfit(given: string): string {
    const isCount = /^\s*\d+\s*$/.test(given) && Number(given) > 0;
    return this.#i > 0 || isCount ? "" : "An expansion is a whole number, counted from 1.";
  }

  judge(given: string): Reply {
    const { mistake, expansion } = this.#run;
    const mistakes: Mistake[] = [];
    if (this.#i === 0) {
      const right = Number(given) === expansion;
      const why = right
        ? "There it leaves every correct search."
        : "Step through it: does it take the cell with the least f?";
      return { right, chosen: `expansion ${Number(given)}`, expected: `expansion ${expansion}`, why, mistakes };
    }
    const right = given === mistake;
    const { title } = TEXTS[given as Mistake];
    const why = right ? TEXTS[mistake].answer : `“${title}” would not give this run.`;
    return { right, chosen: title, expected: TEXTS[mistake].title, why, mistakes };
  }

  next(): void {
    this.#i++;
  }

  hint(): string {
    const { choices, expansion, mistake } = this.#run;
    return this.#i === 0
      ? `It is no earlier than expansion ${Math.max(1, expansion - 1)}.`
      : `It is not “${TEXTS[choices.find((choice) => choice !== mistake)!].title}”.`;
  }

  free(): void {}
}

class DrawSheet implements Sheet {
  readonly questions = 1;
  readonly #task: ReturnType<typeof taskFor>;
  #isDone = false;

  constructor(seed: number) {
    this.#task = taskFor(seed);
  }

  get asked(): Asked | null {
    if (this.#isDone) return null;
    return {
      prompt: `${this.#task.text} Walls and dear cells are drawn with the tools above the board.`,
      input: "map",
      guise: "draw",
      record: (map, from, to) => trace(map as AnyGrid, from as Point, to as Point, STRAIGHT),
      expansions: 0,
    };
  }

  unfit(given: string): string {
    return given.startsWith("{") ? "The map needs a start, and a goal in another cell." : "";
  }

  judge(given: string): Reply {
    const grid = Grid.parse(onRows(given));
    try {
      const [from, to] = [grid.start!, grid.goal!];
      const lack = this.#task.lacks(grid, from, to);
      const { cost } = find_path(grid, from, to, { algorithm: "dijkstra" });
      return {
        right: lack === null,
        chosen: "a map",
        expected: "a map on which they differ",
        why: lack ?? `On this map they differ. The cheapest path costs ${+cost.toFixed(2)}.`,
        mistakes: [],
      };
    } finally {
      grid.free();
    }
  }

  next(): void {
    this.#isDone = true;
  }

  hint(): string {
    return "A cell that costs 9, straight between start and goal, is a good beginning.";
  }

  free(): void {}
}

/** The kinds of exercises as questions and answers, without a page: the questions, the replies, and what comes next. */
import type { Mistake, Trace } from "../../package/api/index.js";
import type { Guise } from "../../package/element/wish.js";
import type { Said } from "../../package/shared/said.js";
import type { HighlightKind, Recorder } from "../../package/shared/terms.js";
import { TEXTS } from "../mistakes/texts.js";
import { type AfterNext, isNear, questionsAfter } from "./after-next.js";
import { areBeside, type Cell, type Cells, cellOf, cellsIn, isWall, named } from "./cells.js";
import { DrawSheet } from "./draw-sheet.js";
import { retrace, simulate, trace } from "./engine.js";
import type { Instance } from "./finder.js";
import { type Click, Order } from "./order.js";
import type { Settings } from "./settings.js";
import type { FillText } from "./words.js";
import { wrongRun } from "./wrong-run.js";

/** What is said of an answer. */
export interface Reply {
  readonly right: boolean;
  readonly chosen: string;
  readonly expected: string;
  readonly why: string | Said;
  /** The known mistakes with which a search goes as was answered. */
  readonly mistakes: readonly Mistake[];
  /** After a wrong answer, what would have been right, on the board. */
  readonly better?: Marked;
}

/** How a question is answered: by a cell "3,4", or "over"; three numbers "1|2|3"; a number; the name of a mistake; a map, its rows with `_` between them. */
export type Input = "cell" | "cell or over" | "values" | "number" | "choice" | "map";

/** Cells, and how they are marked. */
export type Marked = readonly [kind: HighlightKind, places: readonly Cell[]];

export interface ExerciseQuestion {
  readonly prompt: string;
  readonly input: Input;
  readonly choices?: readonly Mistake[];
  readonly guise: Guise;
  readonly record: Recorder;
  /** After how many expansions the question comes; undefined: the board stays where it is. */
  readonly expansions?: number;
  readonly marked?: Marked;
}

/** A search to be stepped through both ways, on a map of its own where it is not the one on the board. */
export interface ModelAnswer {
  readonly map?: string;
  readonly record: Recorder;
}

export interface Sheet {
  readonly questions: number;
  readonly model: ModelAnswer;
  /** Null once all is answered. */
  readonly asked: ExerciseQuestion | null;
  /** Why this is no answer, which then does not count; "" if it is one. */
  unfit(given: string): string;
  judge(given: string): Reply;
  /** Goes on to the next question, after an answer that is right or counts as it is. */
  next(given: string): void;
  /** Something that helps with the question. */
  hint(): string;
  free(): void;
}

export function sheetFor(settings: Settings, instance: Instance, seed: number, say: FillText): Sheet {
  switch (settings.kind) {
    case "order":
      return new OrderSheet(instance, say);
    case "values":
      return new ValuesSheet(instance, seed, settings.questions, say);
    case "parent":
      return new ParentSheet(instance, seed, settings.questions, say);
    case "mistake":
      return new MistakeSheet(instance, seed, say);
    case "draw":
      return new DrawSheet(instance.map, seed, say);
  }
}

/** The right search, which goes along with what has been taken. */
export function recorderOf({ from, to, options }: Instance, run: readonly Cell[] = []): Recorder {
  return (map) =>
    (run.length > 0 ? retrace(map as Cells, from, to, run, options) : trace(map as Cells, from, to, options)) as Trace;
}

/** What is no answer takes no point. */
const free = (why: string, say: FillText) => `${why} ${say("That costs nothing: choose again.")}`;

class OrderSheet implements Sheet {
  readonly questions: number;
  readonly model: ModelAnswer;
  readonly #order: Order;
  #over = false;

  constructor(
    private readonly instance: Instance,
    private readonly say: FillText,
  ) {
    this.questions = instance.expansions;
    this.model = { record: recorderOf(instance) };
    this.#order = new Order(instance, say);
  }

  unfit(given: string): string {
    const why = given === "over" ? "" : this.#order.idle(cellOf(given));
    return why && free(why, this.say);
  }

  get asked(): ExerciseQuestion | null {
    const { taken } = this.#order;
    if (this.#over) return null;
    return {
      prompt: this.say("Which cell is expanded next? Choose it on the board."),
      input: "cell or over",
      guise: "ask",
      record: recorderOf(this.instance, taken),
      expansions: taken.length,
    };
  }

  judge(given: string): Reply {
    const choice = choiceOf(given);
    const { right, expected, why, mistakes } = this.#order.judge(choice);
    const all = expected.reduceRight(
      (others, one) => (others ? this.say("({at}) or {others}", { at: within(one), others }) : this.#text(one)),
      "",
    );
    const reply = { right, chosen: this.#text(choice), expected: all, why, mistakes };
    return right ? reply : { ...reply, better: ["worst", expected.filter((one) => one !== "over")] };
  }

  next(given: string): void {
    const { expected } = this.#order;
    const right = expected.find((choice) => String(choice) === given);
    this.#over = !this.#order.take(right ?? expected[0]!);
  }

  hint(): string {
    const [first] = this.#order.expected;
    return first === "over"
      ? this.say("Look where the goal is.")
      : this.#order.isOnHexagons
        ? this.say("Its r is {r}.", { r: first![1] })
        : this.say("It is in row {row}, counted from 0 at the top.", { row: first![1] });
  }

  #text(choice: Click): string {
    return choice === "over" ? this.say("that the search is over") : named(choice);
  }

  free(): void {
    this.#order.free();
  }
}

const choiceOf = (given: string): Click => (given === "over" ? given : cellOf(given));
const within = (choice: Click) => String(choice).replaceAll(",", ", ");

/** Questions about what the next expansion does to a cell. */
abstract class NextSheet implements Sheet {
  readonly all: readonly AfterNext[];
  readonly model: ModelAnswer;
  protected readonly cells: Cells;
  #i = 0;

  constructor(
    protected readonly instance: Instance,
    kind: "values" | "parent",
    seed: number,
    count: number,
    protected readonly say: FillText,
  ) {
    this.all = questionsAfter(instance, kind, seed, count);
    this.cells = cellsIn(instance.map);
    this.model = { record: recorderOf(instance) };
  }

  get questions(): number {
    return this.all.length;
  }

  get asked(): ExerciseQuestion | null {
    const { now } = this;
    return now
      ? { ...this.ask(now), guise: "ask", record: recorderOf(this.instance), expansions: now.expansions }
      : null;
  }

  protected get now(): AfterNext | undefined {
    return this.all[this.#i];
  }

  protected abstract ask(one: AfterNext): Pick<ExerciseQuestion, "prompt" | "input" | "marked">;
  abstract unfit(given: string): string;
  abstract judge(given: string): Reply;
  abstract hint(): string;

  next(): void {
    this.#i++;
  }

  free(): void {
    this.cells.free();
  }
}

/** The step that gives a cell its values. */
const wayTo = ({ parent, cell }: AfterNext): Marked => ["step", [parent, cell]];

const VALUES = ["g", "h", "f"] as const;
const two = (value: number) => +value.toFixed(2);
const numberOf = (text = "") => (text.trim() === "" ? Number.NaN : Number(text.replace(",", ".")));

class ValuesSheet extends NextSheet {
  constructor(instance: Instance, seed: number, count: number, say: FillText) {
    super(instance, "values", seed, count, say);
  }

  protected ask({ next, cell }: AfterNext) {
    const prompt = [
      this.say("The cell {cell} is expanded next.", { cell: named(next) }),
      this.say("What are g, h and f of {cell} after that? Two decimals are enough.", { cell: named(cell) }),
    ].join(" ");
    return { prompt, input: "values", marked: ["worst", [cell]] } as const;
  }

  unfit(given: string): string {
    const fields = given.split("|");
    const [a, b, c] = VALUES.filter((_, i) => Number.isNaN(numberOf(fields[i])));
    if (!a) return "";
    if (!b) return this.say("A number is missing: write {a}.", { a });
    return c
      ? this.say("A number is missing: write {a} and {b} and {c}.", { a, b, c })
      : this.say("A number is missing: write {a} and {b}.", { a, b });
  }

  judge(given: string): Reply {
    const one = this.now!;
    const fields = given.split("|").map(numberOf);
    const wrong = VALUES.filter((name, i) => !isNear(one[name], fields[i]!));
    const [chosen, expected] = [fields, [one.g, one.h, one.f]].map((values) => this.#text(values)) as [string, string];
    if (wrong.length === 0) return { right: true, chosen, expected, why: one.why!, mistakes: [] };
    const why = `${this.#otherwise(wrong)} ${expected}.`;
    return { right: false, chosen, expected, why, mistakes: [], better: wayTo(one) };
  }

  hint(): string {
    return this.say("h is {h}.", { h: two(this.now!.h) });
  }

  #text([g, h, f]: readonly number[]): string {
    return this.say("g = {g}, h = {h}, f = {f}", { g: two(g!), h: two(h!), f: two(f!) });
  }

  #otherwise([a, b, c]: readonly string[]): string {
    if (!b) return this.say("{a} is otherwise.", { a: a! });
    return c
      ? this.say("{a} and {b} and {c} are otherwise.", { a: a!, b, c })
      : this.say("{a} and {b} are otherwise.", { a: a!, b });
  }
}

class ParentSheet extends NextSheet {
  constructor(instance: Instance, seed: number, count: number, say: FillText) {
    super(instance, "parent", seed, count, say);
  }

  unfit(given: string): string {
    const at = cellOf(given);
    const { cell } = this.now!;
    const fields = { at: named(at), cell: named(cell) };
    if (isWall(this.cells, at)) return free(this.say("{at} is a wall, and leads nowhere.", fields), this.say);
    return areBeside(this.cells, at, cell)
      ? ""
      : free(this.say("{at} is not beside {cell}, as a parent is.", fields), this.say);
  }

  protected ask({ next, cell }: AfterNext) {
    const prompt = [
      this.say("The cell {cell} is expanded next.", { cell: named(next) }),
      this.say("Which cell is then the parent of {cell}, which is ringed?", { cell: named(cell) }),
    ].join(" ");
    return { prompt, input: "cell", marked: ["worst", [cell]] } as const;
  }

  judge(given: string): Reply {
    const { parent, next, cell, g, why } = this.now!;
    const right = given === String(parent);
    return {
      right,
      chosen: named(cellOf(given)),
      expected: named(parent),
      why: !right
        ? this.say("The parent of {cell} is {parent}: by way of it g = {g}.", {
            cell: named(cell),
            parent: named(parent),
            g: two(g),
          })
        : (why ??
          this.say("By way of ({next}) the cell ({cell}) is no cheaper: it keeps g = {g} and its parent ({parent}).", {
            next: next.join(", "),
            cell: cell.join(", "),
            g: +g.toFixed(3),
            parent: parent.join(", "),
          })),
      mistakes: [],
      ...(!right && { better: wayTo(this.now!) }),
    };
  }

  hint(): string {
    return this.say("Its g is then {g}.", { g: two(this.now!.g) });
  }
}

class MistakeSheet implements Sheet {
  readonly questions = 2;
  readonly model: ModelAnswer;
  readonly #run: ReturnType<typeof wrongRun>;
  readonly #record: Recorder;
  #i = 0;

  constructor(
    instance: Instance,
    seed: number,
    private readonly say: FillText,
  ) {
    this.#run = wrongRun(instance, seed);
    const { from, to, options } = instance;
    this.model = { record: recorderOf(instance) };
    this.#record = (map) => simulate(map as Cells, from, to, this.#run.mistake, options) as Trace;
  }

  get asked(): ExerciseQuestion | null {
    const { choices, expansion } = this.#run;
    const seen = { guise: "watch", record: this.#record } as const;
    const asked: readonly ExerciseQuestion[] = [
      {
        prompt: [
          this.say("This search makes a mistake."),
          this.say("Step through it: which is the first expansion that no correct A* would make?"),
        ].join(" "),
        input: "number",
        expansions: 0,
        ...seen,
      },
      {
        prompt: `${this.say("It goes wrong at expansion {expansion}.", { expansion })} ${this.say("What is the mistake?")}`,
        input: "choice",
        choices,
        ...seen,
      },
    ];
    return asked[this.#i] ?? null;
  }

  unfit(given: string): string {
    const isCount = /^\s*\d+\s*$/.test(given) && Number(given) > 0;
    return this.#i > 0 || isCount ? "" : this.say("An expansion is a whole number, counted from 1.");
  }

  judge(given: string): Reply {
    const { mistake, expansion } = this.#run;
    const mistakes: Mistake[] = [];
    if (this.#i === 0) {
      const right = Number(given) === expansion;
      const at = (expansion: number) => this.say("expansion {expansion}", { expansion });
      const why = right
        ? this.say("There it leaves every correct search.")
        : this.say("Step through it: does it take the cell with the least f?");
      return { right, chosen: at(Number(given)), expected: at(expansion), why, mistakes };
    }
    const right = given === mistake;
    const title = this.say(TEXTS[given as Mistake].title);
    const why = right
      ? this.say(TEXTS[mistake].answer)
      : this.say("“{mistake}” would not give this run.", { mistake: title });
    return { right, chosen: title, expected: this.say(TEXTS[mistake].title), why, mistakes };
  }

  next(): void {
    this.#i++;
  }

  hint(): string {
    const { choices, expansion, mistake } = this.#run;
    return this.#i === 0
      ? this.say("It is no earlier than expansion {expansion}.", { expansion: Math.max(1, expansion - 1) })
      : this.say("It is not “{mistake}”.", {
          mistake: this.say(TEXTS[choices.find((choice) => choice !== mistake)!].title),
        });
  }

  free(): void {}
}

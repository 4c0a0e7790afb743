/**
 * The attributes of `<step-star>`, one row a name: its comment says what it sets, its kind what it may be, the default first, and its effect what
 * it has the element want. From the rows come the properties that mirror attributes, the list that the browser observes, the complaint
 * about a misspelt name or a wrong text, the types of the tag, custom-elements.json, the table on the page "Embed", and what a widget, a
 * frame or a text for a course passes on. The options of a search are attributes too: their rows are made from the engine's definitions.
 */

import { CHOICES, MOST_SIDE, OPTIONS, REPLANNERS, type Replanner } from "../api/definitions.js";
import type { ErrorWords } from "../api/errors.js";
import type { Options } from "../api/index.js";
import type { Look } from "../board/board.js";
import type { Stop } from "../board/drawing.js";
import { MOST_QUESTIONS, MOST_SEED } from "../shared/bounds.js";
import {
  attributeOf,
  OPTION_NAMES,
  optionOf,
  othersOf,
  propertyOf,
  readOption,
  textOf,
  writeOption,
} from "../shared/option-text.js";
import {
  type AnyPlace,
  EXERCISE_KINDS,
  type ExerciseKind,
  type Feedback,
  type Mode,
  type Show,
  type Step,
  type Theme,
} from "../shared/terms.js";
import { viewOf } from "../shared/view-text.js";
import { momentOf } from "./step.js";
import type { Subject } from "./subject.js";
import { writtenWalk } from "./walks.js";
import type { Wish } from "./wish.js";

type Holder = Pick<Element, "getAttribute" | "setAttribute" | "removeAttribute">;

/** What an attribute's text, null where it is absent, has an element want. */
type Effect = (figure: Subject, text: string | null) => void;

/** What an attribute may be, and what it does. */
export interface AttributeRow {
  readonly kind: "text" | "word" | "flag";
  /** What it is while it is absent, where that is no empty text. */
  readonly usual?: string;
  /** The words that it may be. None: any text, or one as `wanted` says. */
  readonly values?: readonly string[];
  readonly wanted?: string;
  /** The same as the engine says it in every language. @internal */
  readonly allowed?: ErrorWords;
  /** @internal */
  fits?(text: string): boolean;
  /** How its property is read and written; missing where that is more than a mirror. @internal */
  readonly mirror?: { read(text: string | null): unknown; write(given: unknown): string | null } | undefined;
  /** @internal */
  readonly effect: Effect;
  /** Whether setting the text that it has already has its effect again: the reader may have changed what it sets. @internal */
  again?(figure: Subject): boolean;
}

/** An attribute of the tag. */
export interface Attribute extends AttributeRow {
  readonly group: "map" | "looks" | "walk" | "exercise" | "search";
}

/** With the types of its property, as it is read, and of what a template may set. Never: it has none here. */
interface Typed<Value, Given = Value> extends AttributeRow {
  readonly types?: readonly [Value, Given];
}

const nothing: Effect = () => {};
const always = () => true;

function text<Value extends string | number = string>(effect: Effect, more?: Partial<AttributeRow>): Typed<Value> {
  return { kind: "text", mirror: { read: (text) => text ?? "", write: String }, effect, ...more };
}

/** The first word is the default. */
function word<Word extends string>(values: readonly Word[], want?: (wish: Wish, word: Word) => void): Typed<Word> {
  const [usual] = values as [Word];
  const read = (text: string | null) => values.find((value) => value === text) ?? usual;
  return {
    kind: "word",
    usual,
    values,
    mirror: { read, write: String },
    effect: ({ wish }, text) => want?.(wish, read(text)),
  };
}

const isOn = (text: string | null) => (text ?? "false") !== "false";

/** As anywhere in HTML, a flag may have its own name as its value. */
function flag(name: string, want?: (wish: Wish, on: boolean) => void): Typed<boolean, boolean | string> {
  return {
    kind: "flag",
    values: ["true", "false", name],
    mirror: { read: isOn, write: (on) => (on ? "" : null) },
    effect: ({ wish }, text) => want?.(wish, isOn(text)),
  };
}

/** Its property is the place where the reader has put it meanwhile. */
function place<Given>(name: Stop["what"]): Typed<never, Given> {
  return { kind: "text", effect: (figure) => figure.placeAttribute(name), again: always };
}

/** Setting the same map again after edits brings it back. */
const map = () => text((figure) => figure.readMap(), { again: ({ studio }) => studio.canUndo });

function count(most: number): Pick<AttributeRow, "wanted" | "allowed" | "fits"> {
  const fits = (text: string) => /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= most;
  return { wanted: `a whole number from 1 to ${most}`, allowed: ["allowed.whole", 1, most], fits };
}

const costOf = (text: string | null) => (text?.trim() && Number(text) >= 0 ? Number(text) : null);

const fitted: Look = (board) => board.fit();

/** What is drawn, and at which step of its search it opens. */
const MAP = {
  /**
   * The map as text: drawn, also several floors or hexagons; digits, a `.map` of Moving AI, JSON as the lab saves it, a map of Tiled or a graph of DIMACS.
   * Without this and `src`, it is the text inside the tag.
   *
   * Setting it forgets undo; `load` does not.
   */
  map: map(),
  /** The address of a file that holds the map, in any of these formats. Of DIMACS the coordinates may follow behind the arcs. */
  src: map(),
  /** Where the path begins: a cell such as `3,4`, on floors with its floor as in `3,4,1`, of hexagons `q,r`, or the id of a node. Of several, as in `3,4 9,2`, the best one is taken. */
  start: place<AnyPlace | string | null>("start"),
  /** Where the path ends: a cell such as `3,4`, on floors with its floor as in `3,4,1`, of hexagons `q,r`, or the id of a node. Of several, as in `3,4 9,2`, the best one is taken. */
  goal: place<AnyPlace | string | null>("goal"),
  /** What the board shows: the best `path`, or with `distances` what every place costs from the start, in numbers, colours and arrows. */
  show: word<Show>(["path", "distances"], (wish, show) => {
    wish.aim = { ...wish.aim, show };
  }),
  /** Of `show="distances"`: the most that a place may cost, as the range of a unit in a game; what is dearer is beyond the border. */
  "max-cost": {
    ...text<number | string>(
      ({ wish }, text) => {
        wish.aim = { ...wish.aim, maxCost: costOf(text) };
      },
      {
        wanted: "a number, 0 or more, or Infinity",
        allowed: ["allowed.costLimit"],
        fits: (text) => costOf(text) !== null,
      },
    ),
    mirror: { read: costOf, write: (given) => (given == null ? null : String(given)) },
  } as Typed<number | null, number | string | null>,
  /** A range: the path may end on every cell that is at most so many straight steps from the goal, which may be a wall then. */
  within: {
    ...text<number | string>(
      ({ wish }, text) => {
        wish.aim = { ...wish.aim, within: text && /^\d+$/.test(text) ? Number(text) : null };
      },
      {
        wanted: "a whole number from 0 to 8192",
        allowed: ["allowed.whole", 0, 8192],
        fits: (text) => /^\d+$/.test(text) && Number(text) <= 8192,
      },
    ),
    mirror: {
      read: (text) => (text && /^\d+$/.test(text) ? Number(text) : null),
      write: (given) => (given == null ? null : String(given)),
    },
  } as Typed<number | null, number | string | null>,
  /** Way points, in the order in which to pass them: cells such as `3,4 9,2`, or ids of nodes. */
  through: place<readonly AnyPlace[] | string>("through"),
  /**
   * The step, in whole expansions as the counter below the board has them (`96`), or in events (`e206`); absent: the last one.
   *
   * Within an expansion it is a text that counts events, and either may be set: `board.step = 96`, `step="96"`, `step="e206"`.
   */
  step: {
    kind: "text",
    wanted: "a number of whole expansions, 0 or more, or of events, such as e206",
    allowed: ["allowed.step"],
    fits: (text) => momentOf(text) !== undefined,
    effect: ({ wish }, text) => {
      wish.moment = momentOf(text) ?? Infinity;
    },
    again: always,
  } as Typed<Step, Step | string>,
};

/** How it looks, and what the reader does with it. */
const LOOKS = {
  /**
   * What the reader does: `watch`; `predict` what comes next; `compare` two searches, the second with the options in `other`; or an
   * `exercise`, which asks, marks and says what was wrong.
   */
  mode: word<Mode>(["watch", "predict", "compare", "exercise"], (wish, mode) => {
    wish.mode = mode;
  }),
  /**
   * The options in which the second of the compared searches differs, such as `heuristic: zero; weight: 2`. A third and a fourth stand
   * after a bar, as in `algorithm: dijkstra | algorithm: greedy`; the property is about the second.
   */
  other: {
    kind: "text",
    mirror: {
      read: (text) => othersOf(text ?? "")[0]!,
      write: (other) => textOf((other as Options | null) ?? {}) || null,
    },
    effect: ({ wish }, text) => {
      wish.others = othersOf(text ?? "");
    },
  } as Typed<Options, Options | string>,
  /** Whether the reader may draw, and drag the start and the goal. */
  editable: flag("editable", (wish, on) => {
    wish.editable = on;
  }),
  /**
   * Whether the player is running, while the board is in view.
   *
   * Setting it is the same as `play()` or `pause()`. Out of the reader's view a board doesn't play: it begins, or goes on, when it comes into
   * view. With the attribute `play="always"` it plays out of view, too.
   */
  playing: {
    ...flag("playing", (wish, on) => {
      wish.playing = on;
    }),
    mirror: undefined,
    again: always,
  } as Typed<boolean>,
  /** Plays out of view, too. */
  play: {
    kind: "word",
    values: ["always"],
    effect: ({ wish }, text) => {
      wish.always = text === "always";
    },
  } as Typed<never, "always">,
  /**
   * How many steps a second; absent: the player chooses the pace.
   *
   * Steps are those of `stepUnit`.
   */
  speed: {
    kind: "text",
    wanted: "a number of steps a second, more than 0",
    allowed: ["allowed.speed"],
    fits: (text) => Number(text) > 0,
    effect: ({ wish }, text) => {
      wish.rate = Number(text) > 0 ? Number(text) : null;
    },
    again: always,
  } as Typed<number, number | string>,
  /** With `none`, the board is shown alone, without its player. */
  controls: text(
    ({ wish }, text) => {
      wish.bare = text === "none";
    },
    { values: ["none", "true", "controls"] },
  ),
  /** Of the board, in pixels or as a length in CSS; absent: as the map is shaped. */
  height: text<string | number>(
    ({ wish }, text) => {
      wish.height = text ?? "";
    },
    {
      wanted: "a number of pixels, or a length as in CSS",
      allowed: ["allowed.height"],
      fits: (text) => /^\d+$/.test(text) || CSS.supports("height", text),
    },
  ),
  /** The language that the board speaks, where it is not that of the page. */
  lang: { kind: "text", effect: (figure) => figure.localize() } as Typed<never, string>,
  /** The colours: `light`, `dark` or, with `auto`, those of the page. */
  theme: word<Theme>(["auto", "light", "dark"]),
  /** The part of the map in view: its left edge, its top and its width, in cells, such as `3,2,12`; absent: all of the map. */
  view: {
    kind: "text",
    wanted: "left, top and width, such as 0,0,24",
    fits: (text) => viewOf(text) !== undefined,
    effect: ({ wish }, text) => {
      Object.assign(wish, { view: viewOf(text ?? "") ?? null, zoom: null, looks: text === null ? [fitted] : [] });
    },
  } as Typed<never, readonly [left: number, top: number, width: number] | string | null>,
};

/** What an exercise goes by, with the search's `diagonal`: it begins anew when one of them changes. */
const EXERCISE = {
  /** In an exercise: what is asked, about the map that is given or, without one, about one drawn from the seed and for the student. */
  kind: word<ExerciseKind>(EXERCISE_KINDS),
  /** In an exercise: a whole number, 1 or more (default 1); another one gives other maps. */
  seed: text<string | number>(nothing, count(MOST_SEED)),
  /** In an exercise: a name or number; each student has maps of their own. */
  student: text(nothing),
  /** In an exercise: whether it says what was right `once` there is an answer, or in the `end`. */
  feedback: word<Feedback>(["once", "end"]),
  /** In an exercise: how many questions about values or parents, 1 to 10 (default 5). */
  questions: text<string | number>(nothing, count(MOST_QUESTIONS)),
  /** In an exercise: maps are drawn on which several cells may be right at once. */
  ties: flag("ties"),
  /** In an exercise: maps are drawn without cells that cost more than others. */
  plain: flag("plain"),
  /** In an exercise: the browser keeps answers and marks by this name, and the exercise comes back as it was left. */
  keep: text(nothing),
};

/** The board shows a walk in place of a search, recorded anew when one of these changes. @internal */
export const walked: Effect = ({ element, wish, studio }) => {
  wish.walk = writtenWalk(element);
  studio.timetable = { ...studio.timetable, changes: element.getAttribute("changes") };
  wish.options = { ...wish.options };
};

/** A walk over a map that changes: its ticks are a row of the player. */
const WALK = {
  /**
   * What changes while somebody walks, as JSON: a list of changes as `walk` takes them, such as `[{"at": 2, "place": [3, 1], "wall": true}]`.
   * A `<script type="application/json">` inside the tag may hold the list instead, or an object with `changes`, `replanner`, `sees` and `mistake`.
   */
  changes: { kind: "text", effect: walked } as Typed<never, string>,
  /** How each tick of a walk plans. */
  replanner: { kind: "word", values: REPLANNERS, effect: walked } as Typed<never, Replanner>,
  /** How many cells far whoever walks can see; absent: it knows the whole map. */
  sees: { kind: "text", effect: walked, ...count(MOST_SIDE) } as Typed<never, number | string>,
};

const GROUPS = { map: MAP, looks: LOOKS, walk: WALK, exercise: EXERCISE };

/** What an exercise goes by, beside the search's `diagonal`. @internal */
export const EXERCISE_NAMES: readonly string[] = Object.keys(EXERCISE);

/** All but the way points, which the reader may move. */
const OWN_OPTIONS = OPTION_NAMES.filter((name) => name !== "through");

function optionRow(name: keyof Options): AttributeRow {
  const kind = OPTIONS[name];
  return {
    kind: kind === "word" || kind === "flag" ? kind : "text",
    values: kind === "flag" ? flag(name).values : CHOICES[name as keyof typeof CHOICES],
    mirror: { read: (text) => readOption(name, text), write: writeOption },
    effect: ({ element, wish, studio }) => {
      wish.options = new Attributes({ element }).options;
      if (name === "movers") studio.timetable = { ...studio.timetable, movers: element.getAttribute(name) };
    },
  };
}

/**
 * What each attribute of the tag may be, by its name, for menus and checks: options of the search with their hyphens.
 *
 * @example
 * ```ts
 * import { attributes } from "stepstar/element";
 *
 * attributes.mode!.values; // => ["watch", "predict", "compare", "exercise"]
 * attributes["goal-test"]!.values; // => ["expanded", "generated"]
 * ```
 */
export const attributes: Readonly<Record<string, Attribute>> = {
  // No name of every object is an attribute.
  __proto__: null,
  ...Object.fromEntries([
    ...OWN_OPTIONS.map((name) => [attributeOf(name), { ...optionRow(name), group: "search" }]),
    ...Object.entries(GROUPS).flatMap(([group, rows]) =>
      Object.entries(rows).map(([name, row]) => [name, { ...row, group }]),
    ),
  ]),
};

type Rows = typeof MAP & typeof LOOKS & typeof WALK & typeof EXERCISE;
type Types<R> = R extends Typed<infer Value, infer Given> ? readonly [Value, Given] : never;

/** As the property is written: "maxCost" for "max-cost". */
type Camelled<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<Camelled<Rest>>}`
  : Name;

/** The properties that have a row of their own above. */
export type AttributeProperties = {
  -readonly [name in keyof Rows as Types<Rows[name]>[0] extends never ? never : Camelled<name>]: Types<Rows[name]>[0];
};
/** What a template may set by the name of an attribute. */
export type AttributeProps = { -readonly [name in keyof Rows]?: Types<Rows[name]>[1] | undefined };

/** The properties that mirror attributes. @internal */
export class Attributes {
  constructor(private readonly figure: { readonly element: Holder }) {}

  get options(): Options {
    const options: Record<string, unknown> = {};
    for (const name of OWN_OPTIONS) {
      const value = readOption(name, this.figure.element.getAttribute(attributeOf(name)));
      if (value !== undefined) options[name] = value;
    }
    return options;
  }

  set options(options: Options) {
    for (const name of OWN_OPTIONS) this.#set(attributeOf(name), writeOption(options?.[name]));
  }

  #set(name: string, text: string | null): void {
    const { element } = this.figure;
    if (text === null) element.removeAttribute(name);
    else if (text !== element.getAttribute(name)) element.setAttribute(name, text);
  }

  static {
    for (const [name, { mirror }] of Object.entries(attributes)) {
      if (!mirror) continue;
      Object.defineProperty(Attributes.prototype, optionOf(name) ?? propertyOf(name), {
        configurable: true,
        enumerable: true,
        get(this: Attributes) {
          return mirror.read(this.figure.element.getAttribute(name));
        },
        // A framework may pass null or undefined for a value that it doesn't have yet: the attribute is then absent.
        set(this: Attributes, given: unknown) {
          this.#set(name, given == null ? null : mirror.write(given));
        },
      });
    }
  }
}

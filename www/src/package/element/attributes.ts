/** The attributes of `<step-star>`, which a page writes in its HTML: what they have the element want, and the properties that mirror them. */
import type { Options } from "../api/index.js";
import type { Look } from "../board/board.js";
import { viewOf } from "../shared/view-text.js";
import type { ExerciseKind, Feedback, Mode, StepStarElement, Theme } from "./contract.js";
import { attributeOf, OPTION_NAMES, optionsOf, readOption, textOf, writeOption } from "./options.js";
import { momentOf } from "./step.js";
import type { Wish } from "./wish.js";

/** Attributes that set what the reader may change: setting the same value again has its effect again. */
export const CHANGEABLE: readonly string[] = ["step", "playing", "speed", "start", "goal", "through"];

/** Attributes of an exercise; with the search's `diagonal`, all that it goes by. */
export const EXERCISE_NAMES: readonly string[] = [
  ...["kind", "seed", "student", "feedback", "questions", "ties", "plain", "keep"],
];

/** Attributes whose changes the element reacts to; `theme` is left to the style sheet. */
export const OBSERVED: readonly string[] = [
  ...OPTION_NAMES.map(attributeOf),
  ...CHANGEABLE.filter((name) => name !== "through"),
  ...["map", "src", "other", "mode", "editable", "controls", "lang", "height", "play", "view"],
  ...EXERCISE_NAMES,
];

type Reflected = Pick<
  StepStarElement,
  | ("map" | "src" | "options" | "other" | "mode" | "theme" | "controls" | "height" | "editable")
  | ("kind" | "seed" | "student" | "feedback" | "questions" | "ties" | "plain" | "keep")
>;

/** The words that an attribute may be, the default first. */
export const WORDS = {
  mode: ["watch", "predict", "compare", "exercise"],
  theme: ["auto", "light", "dark"],
  kind: ["order", "values", "parent", "mistake", "draw"],
  feedback: ["once", "end"],
};

/** What is not an option: a text or one of those words. */
const TEXTS: Record<string, readonly string[]> = {
  ...Object.fromEntries(
    ["map", "src", "controls", "height", "seed", "student", "questions", "keep"].map((name) => [name, []]),
  ),
  ...WORDS,
};

const FLAGS = ["editable", "ties", "plain"];

type Holder = Pick<Element, "getAttribute" | "setAttribute" | "removeAttribute">;

const flag = (element: Holder, name: string) => (element.getAttribute(name) ?? "false") !== "false";

export class Attributes implements Reflected {
  declare map: string;
  declare src: string;
  declare controls: string;
  declare height: string;
  declare mode: Mode;
  declare theme: Theme;
  declare editable: boolean;
  declare kind: ExerciseKind;
  declare feedback: Feedback;
  declare seed: string;
  declare student: string;
  declare questions: string;
  declare keep: string;
  declare ties: boolean;
  declare plain: boolean;

  constructor(private readonly figure: { readonly element: Holder }) {}

  get options(): Options {
    const options: Record<string, unknown> = {};
    for (const name of OPTION_NAMES) {
      const value = name === "through" ? undefined : readOption(name, this.#get(attributeOf(name)));
      if (value !== undefined) options[name] = value;
    }
    return options;
  }

  set options(options: Options) {
    for (const name of OPTION_NAMES) if (name !== "through") this.#set(attributeOf(name), writeOption(options?.[name]));
  }

  #get(name: string): string | null {
    return this.figure.element.getAttribute(name);
  }

  /** A framework may pass null or undefined for a value that it doesn't have yet: the attribute is then absent. */
  #set(name: string, value: string | number | null | undefined): void {
    const { element } = this.figure;
    if (value == null) element.removeAttribute(name);
    else if (String(value) !== this.#get(name)) element.setAttribute(name, String(value));
  }

  get other(): Options {
    return optionsOf(this.#get("other") ?? "");
  }

  set other(other: Options) {
    this.#set("other", textOf(other ?? {}) || null);
  }

  static {
    const define = (name: string, get: (this: Attributes) => unknown, written = (value: unknown) => value) =>
      Object.defineProperty(Attributes.prototype, name, {
        configurable: true,
        enumerable: true,
        get,
        set(this: Attributes, value: unknown) {
          this.#set(attributeOf(name), written(value) as string | null);
        },
      });
    for (const name of OPTION_NAMES) {
      if (name === "through") continue;
      define(
        name,
        function () {
          return this.options[name];
        },
        writeOption,
      );
    }
    for (const name of FLAGS)
      define(
        name,
        function () {
          return flag(this.figure.element, name);
        },
        (on) => (on ? "" : null),
      );
    for (const [name, words] of Object.entries(TEXTS))
      define(name, function () {
        const text = this.#get(name) ?? "";
        return words.includes(text) ? text : (words[0] ?? text);
      });
  }
}

const fitted: Look = (board) => board.fit();

/** Writes what an attribute says now into the wish. */
export function wantAttribute(name: string, element: Holder, wish: Wish): void {
  const text = element.getAttribute(name);
  if (EXERCISE_NAMES.includes(name)) return;
  const said = new Attributes({ element });
  switch (name) {
    case "step":
      wish.moment = momentOf(text) ?? Infinity;
      break;
    case "view":
      Object.assign(wish, { view: viewOf(text ?? "") ?? null, zoom: null, looks: text === null ? [fitted] : [] });
      break;
    case "playing":
      wish.playing = flag(element, name);
      break;
    case "play":
      wish.always = text === "always";
      break;
    case "speed":
      wish.rate = Number(text) > 0 ? Number(text) : null;
      break;
    case "mode":
      wish.mode = said.mode;
      break;
    case "editable":
      wish.editable = said.editable;
      break;
    case "controls":
      wish.bare = text === "none";
      break;
    case "height":
      wish.height = said.height;
      break;
    case "other":
      wish.other = said.other;
      break;
    default:
      wish.options = said.options;
  }
}

/** Reflects the attributes of `<step-star>`, which a page writes in its HTML, as properties, and back. */
import type { Options } from "../api/index.js";
import type { Mode, StepStarElement, Theme } from "./contract.js";
import { attributeOf, OPTION_NAMES, optionsOf, readOption, textOf, writeOption } from "./options.js";

/** Attributes that need other controls, not only another search. */
export const REBUILDS: readonly string[] = ["editable", "mode", "lang", "controls"];

/** Attributes that set what the reader may change: setting the same value again has its effect again. */
export const CHANGEABLE: readonly string[] = ["step", "playing", "speed", "start", "goal", "through"];

/** Attributes whose changes the element reacts to; `theme` is left to the style sheet. */
export const OBSERVED: readonly string[] = [
  ...OPTION_NAMES.map(attributeOf),
  ...REBUILDS,
  ...CHANGEABLE.filter((name) => name !== "through"),
  ...["map", "src", "other", "height"],
];

/** There is no HTMLElement on a server, where importing this must work too. */
const Base = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

type Reflected = Pick<
  StepStarElement,
  "map" | "src" | "options" | "other" | "mode" | "theme" | "controls" | "height" | "editable"
>;

/** The words that an attribute may be, the default first. */
export const WORDS = { mode: ["watch", "predict", "compare"], theme: ["auto", "light", "dark"] };

/** What is not an option: a text or one of those words. */
const TEXTS: Record<string, readonly string[]> = { map: [], src: [], controls: [], height: [], ...WORDS };

export class Attributes extends Base implements Reflected {
  declare map: string;
  declare src: string;
  declare controls: string;
  declare height: string;
  declare mode: Mode;
  declare theme: Theme;

  get options(): Options {
    const options: Record<string, unknown> = {};
    for (const name of OPTION_NAMES) {
      const value = name === "through" ? undefined : readOption(name, this.getAttribute(attributeOf(name)));
      if (value !== undefined) options[name] = value;
    }
    return options;
  }

  set options(options: Options) {
    for (const name of OPTION_NAMES) {
      if (name !== "through") this.reflect(attributeOf(name), writeOption(options?.[name]));
    }
  }

  /** A framework may pass null or undefined for a value that it doesn't have yet: the attribute is then absent. */
  protected reflect(name: string, value: string | number | null | undefined): void {
    if (value == null) this.removeAttribute(name);
    else if (String(value) !== this.getAttribute(name)) this.setAttribute(name, String(value));
  }

  protected flag(name: string): boolean {
    return (this.getAttribute(name) ?? "false") !== "false";
  }

  get other(): Options {
    return optionsOf(this.getAttribute("other") ?? "");
  }

  set other(other: Options) {
    this.reflect("other", textOf(other ?? {}) || null);
  }

  get editable(): boolean {
    return this.flag("editable");
  }

  set editable(editable: boolean) {
    this.reflect("editable", editable ? "" : null);
  }

  static {
    const define = (name: string, get: (this: Attributes) => unknown, written = (value: unknown) => value) =>
      Object.defineProperty(Attributes.prototype, name, {
        configurable: true,
        enumerable: true,
        get,
        set(this: Attributes, value: unknown) {
          this.reflect(attributeOf(name), written(value) as string | null);
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
    for (const [name, words] of Object.entries(TEXTS))
      define(name, function () {
        const text = this.getAttribute(name) ?? "";
        return words.includes(text) ? text : (words[0] ?? text);
      });
  }
}

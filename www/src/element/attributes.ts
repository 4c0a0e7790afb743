/** Reflects the attributes of `<step-star>`, which a page writes in its HTML, as properties, and back. */
import type { Options } from "../api/index.js";
import type { Mode, StepStarElement, Theme } from "./contract.js";
import { attributeOf, OPTION_NAMES, optionsOf, readOption, writeOption } from "./options.js";

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

export class Attributes extends Base implements Reflected {
  get map(): string {
    return this.getAttribute("map") ?? "";
  }

  set map(text: string) {
    this.reflect("map", text);
  }

  get src(): string {
    return this.getAttribute("src") ?? "";
  }

  set src(address: string) {
    this.reflect("src", address);
  }

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
    const parts = Object.entries(other ?? {}).map(
      ([name, value]) => `${attributeOf(name)}: ${writeOption(value) || "true"}`,
    );
    this.reflect("other", parts.join("; ") || null);
  }

  get mode(): Mode {
    const mode = this.getAttribute("mode");
    return mode === "predict" || mode === "compare" ? mode : "watch";
  }

  set mode(mode: Mode) {
    this.reflect("mode", mode);
  }

  get theme(): Theme {
    const theme = this.getAttribute("theme");
    return theme === "light" || theme === "dark" ? theme : "auto";
  }

  set theme(theme: Theme) {
    this.reflect("theme", theme);
  }

  get controls(): string {
    return this.getAttribute("controls") ?? "";
  }

  set controls(controls: string) {
    this.reflect("controls", controls);
  }

  get height(): string {
    return this.getAttribute("height") ?? "";
  }

  set height(height: string | number) {
    this.reflect("height", height);
  }

  get editable(): boolean {
    return this.flag("editable");
  }

  set editable(editable: boolean) {
    this.reflect("editable", editable ? "" : null);
  }

  static {
    for (const name of OPTION_NAMES) {
      if (name === "through") continue;
      Object.defineProperty(Attributes.prototype, name, {
        configurable: true,
        enumerable: true,
        get(this: Attributes) {
          return this.options[name];
        },
        set(this: Attributes, value: unknown) {
          this.reflect(attributeOf(name), writeOption(value));
        },
      });
    }
  }
}

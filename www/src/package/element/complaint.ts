/** Mistakes in a page's HTML, as sentences for its author: a typo that is silently ignored is never found. */
import { choose, wrongType } from "../api/errors.js";
import { engine, isEngineThere } from "../raw.js";
import { cut } from "../shared/cut.js";
import { viewOf } from "../shared/view-text.js";
import { OBSERVED, WORDS } from "./attributes.js";
import { momentOf } from "./step.js";

const ATTRIBUTES = [...OBSERVED, "theme"];

/** As anywhere in HTML, a flag may have its own name as its value. */
const flag = (name: string) => [name, ["true", "false", name]] as const;
const CHOICES: Record<string, readonly string[]> = {
  ...WORDS,
  controls: ["none", "true", "controls"],
  play: ["always"],
  ...Object.fromEntries(["editable", "playing", "reverse", "nearest", "ties", "plain"].map(flag)),
};

const isCount = (text: string, most: number) => /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= most;

const SIZES: Record<string, readonly [wanted: string, fits: (text: string) => boolean]> = {
  step: ["a number of whole expansions, 0 or more, or of events, such as e206", (text) => momentOf(text) !== undefined],
  view: ["left, top and width, such as 0,0,24", (text) => viewOf(text) !== undefined],
  speed: ["a number of steps a second, more than 0", (text) => Number(text) > 0],
  seed: ["a whole number from 1 to 2147483648", (text) => isCount(text, 2 ** 31)],
  questions: ["a whole number from 1 to 10", (text) => isCount(text, 10)],
  height: ["a number of pixels, or a length as in CSS", (text) => /^\d+$/.test(text) || CSS.supports("height", text)],
};

/** The attribute that a misspelt name was meant to be. No attribute of HTML or a framework is near enough to be taken for a typo. */
export function meant(written: string): string | undefined {
  if (ATTRIBUTES.includes(written) || !/^[a-z-]+$/.test(written)) return undefined;
  const letters = (word: string) => [...word].sort().join("");
  return ATTRIBUTES.find(
    (name) => engine().editDistance(written, name) <= name.length / 4 || letters(written) === letters(name),
  );
}

/** Where there is no engine, that is told instead: it has the sentences. */
export function complaintsAbout(element: Element): string[] {
  if (!isEngineThere()) return [];
  return [...element.attributes].flatMap(({ name, value }) => {
    const near = meant(name);
    return (near ? `There is no attribute "${cut(name)}": did you mean "${near}"?` : wrong(name, value)) ?? [];
  });
}

/** The engine checks the options. An empty value is a flag, or counts as absent. */
function wrong(name: string, text: string): string | undefined {
  if (text.trim() === "") return undefined;
  const [wanted, fits] = SIZES[name] ?? [];
  if (fits) return fits(text) ? undefined : wrongType(`attribute "${name}"`, text, wanted!).message;
  try {
    if (CHOICES[name]) choose(text, `attribute "${name}"`, CHOICES[name]);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** What an exercise is, as attributes and addresses say it: `kind="order" seed="7" student="Ada" diagonal="always" feedback="end"`. */
import type { Options } from "../../package/api/index.js";
import { MOST_QUESTIONS, MOST_SEED } from "../../package/shared/bounds.js";
import { EXERCISE_KINDS, type ExerciseKind } from "../../package/shared/terms.js";

export type Kind = ExerciseKind;

/** What a kind is called. */
export const TITLES: Readonly<Record<Kind, string>> = {
  order: "Click the order",
  values: "Fill in g, h and f",
  parent: "Who is the parent?",
  mistake: "Find the mistake",
  draw: "Draw the map",
};

export interface Settings {
  readonly kind: Kind;
  readonly seed: number;
  /** A name or number: each gets maps of its own. */
  readonly student: string;
  readonly diagonal: NonNullable<Options["diagonal"]>;
  /** Drawn maps have no cells that cost more than others. */
  readonly plain: boolean;
  /** A map of the teacher's in place of drawn ones, its rows with `_` between them; "": none. */
  readonly map: string;
  readonly ties: boolean;
  readonly feedback: "once" | "end";
  /** How many questions about g, h and f or parents. */
  readonly questions: number;
}

export const USUAL: Settings = {
  kind: "order",
  seed: 1,
  student: "",
  diagonal: "never",
  plain: false,
  map: "",
  ties: false,
  feedback: "once",
  questions: 5,
};

const DIAGONALS = ["never", "always", "at-most-one-obstacle", "no-obstacles"] as const;

/** What is left out, or said wrongly, is as usual; the element tells whoever writes an attribute what is wrong with it. */
export function readSettings(said: (name: string) => string | null): Settings {
  const one = <T extends string>(name: string, all: readonly T[], usual: T) =>
    all.find((value) => value === said(name)) ?? usual;
  const flag = (name: string) => (said(name) ?? "false") !== "false";
  const count = (name: "seed" | "questions", most: number) => {
    const number = Number(said(name) || Number.NaN);
    return Number.isInteger(number) && number >= 1 && number <= most ? number : USUAL[name];
  };
  return {
    kind: one("kind", EXERCISE_KINDS, USUAL.kind),
    seed: count("seed", MOST_SEED),
    student: said("student") ?? "",
    diagonal: one("diagonal", DIAGONALS, USUAL.diagonal),
    plain: flag("plain"),
    map: said("map") ?? "",
    ties: flag("ties"),
    feedback: one("feedback", ["once", "end"], USUAL.feedback),
    questions: count("questions", MOST_QUESTIONS),
  };
}

export function settingsOf(hash: string): Settings {
  const given = new URLSearchParams(hash.replace(/^#/, ""));
  return readSettings((name) => given.get(name));
}

/** All that is not as usual, each with its text; "" for one that is on. */
export function partsOf(settings: Settings): [name: string, text: string][] {
  return Object.entries(settings)
    .filter(([name, value]) => name === "kind" || value !== USUAL[name as keyof Settings])
    .map(([name, value]) => [name, value === true ? "" : String(value)]);
}

export function writeSettings(settings: Settings): string {
  const parts = partsOf(settings).map(([name, text]) => [name, text === "" ? "true" : text]);
  return `#${new URLSearchParams(parts)}`;
}

/** The seed of one student's map: another one for each attempt. */
export function seedFor({ seed, student }: Pick<Settings, "seed" | "student">, attempt: number): number {
  return digest(`${seed}/${student.trim().toLowerCase()}/${attempt}`);
}

/** Tells texts apart. FNV-1a. */
export function digest(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193) >>> 0;
  return hash;
}

/** What an exercise is, as its address says: `exercise.html#kind=order&seed=7&student=Ada&diagonal=always&feedback=end`. */
import type { Wanted } from "./finder.js";

export const KINDS = {
  order: { label: "Click the order", prompt: "Which cell is expanded next?" },
  values: { label: "Fill in g, h and f", prompt: "What are g, h and f of a cell after the next expansion?" },
  parent: { label: "Who is the parent?", prompt: "Which cell is the parent of another after the next expansion?" },
  mistake: { label: "Find the mistake", prompt: "A search that makes a mistake: where does it go wrong, and why?" },
  draw: { label: "Draw the map", prompt: "Draw a map on which two searches differ." },
} as const;

export type Kind = keyof typeof KINDS;

export interface Settings {
  readonly kind: Kind;
  readonly seed: number;
  /** A name or number: each gets maps of its own. */
  readonly student: string;
  readonly diagonal: Wanted["diagonal"];
  readonly terrain: boolean;
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
  terrain: true,
  map: "",
  ties: false,
  feedback: "once",
  questions: 5,
};

const MOST_QUESTIONS = 10;
const DIAGONALS = ["never", "always", "no-obstacles"] as const;

/** Whatever the address leaves out, or says wrongly, is as usual. */
export function readSettings(hash: string): Settings {
  const given = new URLSearchParams(hash.replace(/^#/, ""));
  const one = <T extends string>(name: string, all: readonly T[], usual: T) =>
    all.find((value) => value === given.get(name)) ?? usual;
  const flag = (name: "terrain" | "ties") => (given.has(name) ? !/^(false|no|0)$/.test(given.get(name)!) : USUAL[name]);
  const count = (name: "seed" | "questions", most: number) => {
    const number = Number(given.get(name) || Number.NaN);
    return Number.isInteger(number) && number >= 1 && number <= most ? number : USUAL[name];
  };
  return {
    kind: one("kind", Object.keys(KINDS) as Kind[], USUAL.kind),
    seed: count("seed", 2 ** 31),
    student: given.get("student") ?? "",
    diagonal: one("diagonal", DIAGONALS, USUAL.diagonal),
    terrain: flag("terrain"),
    map: given.get("map") ?? "",
    ties: flag("ties"),
    feedback: one("feedback", ["once", "end"], USUAL.feedback),
    questions: count("questions", MOST_QUESTIONS),
  };
}

export function writeSettings(settings: Settings): string {
  const parts = Object.entries(settings).filter(
    ([name, value]) => name === "kind" || value !== USUAL[name as keyof Settings],
  );
  return `#${new URLSearchParams(parts.map(([name, value]) => [name, String(value)]))}`;
}

/** The seed of one student's map: another one for each attempt. FNV-1a. */
export function seedFor({ seed, student }: Pick<Settings, "seed" | "student">, attempt: number): number {
  let hash = 0x811c9dc5;
  for (const letter of `${seed}/${student.trim().toLowerCase()}/${attempt}`) {
    hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193) >>> 0;
  }
  return hash;
}

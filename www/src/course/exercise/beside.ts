/**
 * How a classic script, which also runs from file://, gets what it has not inside: embed.de.js and embed.exercise.js lie beside embed.js. Each
 * script has a scope of its own, and offers the others what it brings. A page that lists them itself, before or after, or has their text
 * inside, needs no other file.
 */
import type { diagnosisCode } from "../../package/api/diagnosis-code.js";
import type { findingCode } from "../../package/api/finding-code.js";
import type * as forFloors from "../../package/api/for-floors.js";
import type { manyCode } from "../../package/api/many-code.js";
import type { worldsCode } from "../../package/api/worlds-code.js";
import type { bringWorlds } from "../../package/api/worlds-part.js";
import type { Begin } from "../../package/element/examiner.js";
import type { Walks } from "../../package/element/walks.js";
import type { floorsKitOf } from "../../package/floors/kit.js";
import type { ElementTexts } from "../../package/words/language.js";
import type * as engine from "./engine.js";

/** Written in by the build: those of another version may lack something. */
declare const STEPSTAR_VERSION: string;

interface Offered {
  readonly words: Partial<Record<string, ElementTexts>>;
  engine?: typeof engine;
  begin?: Begin;
  diagnosis?: typeof diagnosisCode;
  finding?: typeof findingCode;
  many?: typeof manyCode;
  worlds?: typeof worldsCode;
  walks?: Walks;
  floors?: (
    given: Omit<Parameters<typeof floorsKitOf>[0], "Floors" | "Hexagons" | "parseDimacs" | "parseTiled">,
  ) => ReturnType<typeof floorsKitOf>;
  /** What floors are made of. */
  lent?: typeof forFloors & { readonly bringWorlds: typeof bringWorlds };
}

const name = Symbol.for(`stepstar ${STEPSTAR_VERSION}`);
const shared = globalThis as unknown as Record<symbol, Offered>;
shared[name] ??= { words: {} };

export const offered = shared[name];

const own = globalThis.document?.currentScript as HTMLScriptElement | null | undefined;

/** Fetches a script by what its name has more than the own one's. */
const fetchBeside = (name: string): Promise<void> =>
  new Promise((done, failed) => {
    if (!own?.src) throw new Error("A script inside a page has no files beside it.");
    const script = document.createElement("script");
    // Whatever the page calls it: embed.js?v=2 and embed.de.js?v=2, course.js and course.de.js.
    script.src = own.src.replace(/(\.[^./?#]*)?(?=[?#]|$)/, `.${name}$1`);
    script.nonce = own.nonce;
    script.onload = () => done();
    script.onerror = failed;
    document.head.append(script);
  });

export async function wordsBeside(language: string): Promise<ElementTexts> {
  if (!offered.words[language]) await fetchBeside(language);
  const texts = offered.words[language];
  if (!texts) throw new Error(`There is no ${language} in that script.`);
  return texts;
}

export async function exercisesBeside(): Promise<Begin> {
  if (!offered.begin) await fetchBeside("exercise");
  if (!offered.begin) throw new Error("There are no exercises in that script.");
  return offered.begin;
}

/** What the script with the element and the script with the exercises have of each other: each has a scope of its own. */
import type { diagnosisCode } from "../../package/api/diagnosis-code.js";
import type { Begin } from "../../package/element/examiner.js";
import type * as engine from "./engine.js";

/** Written in by the build: those of another version may lack something. */
declare const STEPSTAR_VERSION: string;

const name = Symbol.for(`stepstar ${STEPSTAR_VERSION} exercise`);
const shared = globalThis as unknown as Record<
  symbol,
  { engine?: typeof engine; begin?: Begin; diagnosis?: typeof diagnosisCode }
>;
shared[name] ??= {};

export const offered = shared[name];

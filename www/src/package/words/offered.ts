/** What scripts of a page have brought, for the script with the element: each script has a scope of its own. */
import type { ElementTexts } from "./language.js";

/** Written in by the build: words of another version may lack some. */
declare const STEPSTAR_VERSION: string;

const name = Symbol.for(`stepstar ${STEPSTAR_VERSION} words`);
const shared = globalThis as unknown as Record<symbol, Partial<Record<string, ElementTexts>>>;
shared[name] ??= {};

export const offered = shared[name];

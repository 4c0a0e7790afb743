/** The names of the scripts that pages take along; needs no package, so that it can be read before any is there. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./steps.mjs";

/** Where each language besides English, which is in embed.js, has a file of its name. */
export const WORDS = join(root, "www/languages");

export const LANGUAGES = readdirSync(WORDS).map((name) => name.replace(/\.ts$/, ""));

/** Exercises, which use the engine of embed.js. */
export const EXERCISE = "embed.exercise.js";

export const SCRIPTS = ["embed.js", EXERCISE, ...LANGUAGES.map((language) => `embed.${language}.js`), "anywidget.js"];

/** What the build writes into the code: scripts of one version share words, and all know which languages there are. */
export function defined() {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  return { STEPSTAR_VERSION: JSON.stringify(version), STEPSTAR_LANGUAGES: JSON.stringify(LANGUAGES) };
}

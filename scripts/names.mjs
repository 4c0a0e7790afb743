/** The names of the scripts that pages take along; needs no package, so that it can be read before any is there. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "./steps.mjs";

/** Where the words of each language are, in a file of its name. */
export const WORDS = join(root, "www/src/words");

/** The languages besides English, which is in embed.js. */
export const LANGUAGES = readdirSync(WORDS)
  .flatMap((name) => /^([a-z]{2})\.ts$/.exec(name)?.[1] ?? [])
  .filter((name) => name !== "en");

export const SCRIPTS = ["embed.js", ...LANGUAGES.map((language) => `embed.${language}.js`), "anywidget.js"];

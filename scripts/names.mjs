/** The names of the scripts that pages take along; needs no package, so that it can be read before any is there. */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { root } from "./steps.mjs";

/** Where each language has a file of its name. */
export const WORDS = join(root, "www/languages");

/** All besides English, which is in embed.js. */
export const LANGUAGES = readdirSync(WORDS)
  .filter((name) => name.endsWith(".json") && name !== "en.json")
  .map((name) => name.replace(/\.json$/, ""));

/** `de.json?pages` is one part of a language's file, and `?element` what the element says: each is fetched only where it is used. */
export const languageParts = () => ({
  name: "parts of languages",
  enforce: /** @type {const} */ ("pre"),
  async resolveId(id, importer) {
    const [, name, part] = /^(.*languages\/\w+\.json)\?(\w+)$/.exec(id) ?? [];
    const file = name && (await this.resolve(name, importer, { skipSelf: true }));
    // A name that ended in .json would be read as such.
    // Below the project, wherever that lies: the name stands in the bundle.
    return file && `\0language:${part}:${relative(root, file.id).replaceAll("\\", "/")}`;
  },
  load(id) {
    const [, part, file] = /^\0language:(\w+):(.*)$/.exec(id) ?? [];
    if (!file) return null;
    const { words, sentences, ...texts } = JSON.parse(readFileSync(join(root, file), "utf8"));
    const exported = JSON.stringify(part === "element" ? { words, sentences } : texts[part]);
    return { code: `export default ${exported};`, moduleType: "js" };
  },
});

/** Exercises, which use the engine of embed.js. */
export const EXERCISE = "embed.exercise.js";

export const SCRIPTS = ["embed.js", EXERCISE, ...LANGUAGES.map((language) => `embed.${language}.js`), "anywidget.js"];

/** What the build writes into the code: scripts of one version share words, and all know which languages there are. */
export function defined() {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  return { STEPSTAR_VERSION: JSON.stringify(version), STEPSTAR_LANGUAGES: JSON.stringify(LANGUAGES) };
}

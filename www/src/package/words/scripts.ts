/**
 * Words by classic scripts, which also run from file://: embed.de.js lies beside embed.js. A page that lists it itself, before or after, or
 * has its text inside, needs no other file.
 */
import { fetchBeside } from "./beside.js";
import { bringWith } from "./index.js";
import { offered } from "./offered.js";

bringWith(async (language) => {
  if (!offered[language]) await fetchBeside(language);
  const texts = offered[language];
  if (!texts) throw new Error(`There is no ${language} in that script.`);
  return texts;
});

/**
 * Words by classic scripts, which also run from file://: embed.de.js lies beside embed.js. A page that lists it itself, before or after, or
 * has its text inside, needs no other file.
 */
import { bringWith } from "./index.js";
import { offered } from "./offered.js";

const own = globalThis.document?.currentScript as HTMLScriptElement | null | undefined;

const fetched = (language: string): Promise<void> =>
  new Promise((done, failed) => {
    if (!own?.src) throw new Error("A script inside a page has no files beside it.");
    const script = document.createElement("script");
    // Whatever the page calls it: embed.js?v=2 and embed.de.js?v=2, course.js and course.de.js.
    script.src = own.src.replace(/(\.[^./?#]*)?(?=[?#]|$)/, `.${language}$1`);
    script.nonce = own.nonce;
    script.onload = () => done();
    script.onerror = failed;
    document.head.append(script);
  });

bringWith(async (language) => {
  if (!offered[language]) await fetched(language);
  const words = offered[language];
  if (!words) throw new Error(`There is no ${language} in that script.`);
  return words;
});

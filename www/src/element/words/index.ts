/** The languages that the element's own controls speak. */
import { de } from "./de.js";
import { en, type Words } from "./en.js";

export type { Words };

const LANGUAGES: Record<string, Words> = { en, de };

/** "de-AT" is German; what is not known is English. */
export function wordsFor(language: string): Words {
  return LANGUAGES[language.toLowerCase().split("-")[0]!] ?? en;
}

/** A text that is named by its English, with what goes into it: whoever shows it says it in the language there. */
import { fill } from "../words/numbers.js";

export interface Named {
  readonly english: string;
  readonly fields: Readonly<Record<string, string | number | Named>>;
}

export const named = (english: string, fields: Named["fields"] = {}): Named => ({ english, fields });

/** `say`: says a text in a language, once its fields are texts. */
export function inWords(
  { english, fields }: Named,
  say: (english: string, fields: Readonly<Record<string, string | number>>) => string,
): string {
  const own = Object.entries(fields).map(([name, field]) => [
    name,
    typeof field === "object" ? inWords(field, say) : field,
  ]);
  return say(english, Object.fromEntries(own));
}

export const inEnglish = (text: Named): string =>
  inWords(text, (english, fields) => fill("en", english, fields, String));

/** What is wrong with something that a reader has brought. */
export class Refusal extends RangeError {
  readonly said: Named;

  constructor(english: string, fields: Named["fields"] = {}) {
    super(inEnglish(named(english, fields)));
    this.said = named(english, fields);
  }
}

/**
 * Says in a language what the engine says: the facts of a sentence, `{ id, fields }`, by the template that the language has for it. Nothing is read
 * back from words.
 */
import { all, formula } from "../../../languages/engine/en.json";
import type { Saying, SayingField } from "../api/saying.js";
import { type Form, numbersIn } from "./numbers.js";

/** Templates by group and name: those of a language, for the sentences of the engine and of the element. */
export type Sentences = Readonly<Record<string, Readonly<Record<string, Form>>>>;

/** The same in every language: sums, and sentences one after the other. */
const COMMON: Sentences = { all, formula };

/** Null for what a language does not know. `grouping`: of thousands, which ids don't have. */
export type Say = (saying: Saying, grouping?: boolean) => string | null;

/** A place in a template: which field, whether it begins the sentence, and what stands between the parts of a list. */
interface Place {
  readonly name: string;
  readonly begins: boolean;
  readonly between: string;
  readonly last: string;
}

/** A template, taken apart once: a text before each place and one behind the last. */
interface Template {
  readonly texts: readonly string[];
  readonly places: readonly Place[];
}

const PLACE = /\{(\w+)(?::([^|}]*)(?:\|([^}]*))?)?\}/g;

function taken(text: string): Template {
  const places = [...text.matchAll(PLACE)].map(([, name, between = ", ", last = between]): Place => {
    const first = name!.charAt(0).toLowerCase();
    return { name: first + name!.slice(1), begins: first !== name!.charAt(0), between, last };
  });
  return { texts: text.split(/\{[^}]*\}/), places };
}

/** `joined`: what a language still changes in a finished sentence, such as two words that become one. */
/* @__NO_SIDE_EFFECTS__ */
export function sayer(language: string, sentences: Sentences, joined: (sentence: string) => string): Say {
  const templates = new Map<string, Template>();
  const numbers = numbersIn(language);

  function templateOf({ id, fields }: Saying): Template {
    const [group, name] = id.split(".") as [string, string];
    const form = sentences[group]?.[name] ?? COMMON[group]?.[name];
    if (form === undefined) throw new Unknown();
    const isText = typeof form === "string";
    const rule = isText ? "" : numbers.plural(fields.n as number);
    const key = `${id} ${rule}`;
    let template = templates.get(key);
    if (!template) {
      template = taken(isText ? form : (form[rule as Intl.LDMLPluralRule] ?? form.other!));
      templates.set(key, template);
    }
    return template;
  }

  function say(saying: Saying, grouping: boolean): string {
    const { texts, places } = templateOf(saying);
    let said = texts[0]!;
    for (let i = 0; i < places.length; i++) {
      const place = places[i]!;
      const value = saying.fields[place.name]!;
      const field = (typeof value === "string" && named(saying.id, value)) || part(value, place, grouping);
      said += place.begins ? capitalised(field) : field;
      said += texts[i + 1]!;
    }
    return said;
  }

  /** What an argument is called: "cost"; undefined for a name of code, which is the same in each language. */
  const named = (id: string, name: string) =>
    id.startsWith("argument.") ? (sentences.thing?.[name] as string | undefined) : undefined;

  function part(field: SayingField, place: Place, grouping: boolean): string {
    if (typeof field === "string") return field;
    if (typeof field === "number") return numbers.write(field, grouping);
    if (field === null) return say({ id: "number.infinite", fields: {} }, grouping);
    if ("id" in field) return say(field, grouping);
    // An id is no number of things.
    if ("node" in field) return say({ id: "place.node", fields: { id: String(field.node) } }, grouping);
    if (typeof field[0] === "number") return `(${field.join(", ")})`;
    const parts = field.map((one) =>
      typeof one === "string" ? JSON.stringify(one) : part(one as SayingField, place, grouping),
    );
    const end = parts.length > 1 ? place.last + parts.pop() : "";
    return parts.join(place.between) + end;
  }

  return (saying, grouping = false) => {
    try {
      return joined(say(saying, grouping));
    } catch (error) {
      if (error instanceof Unknown) return null;
      throw error;
    }
  };
}

/** A sentence, or a part of one, that a language has not. */
class Unknown extends Error {}

const capitalised = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

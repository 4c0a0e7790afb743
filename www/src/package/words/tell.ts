/**
 * The engine's sentences in another language. A sentence is read back into what it says, its facts, by the templates that the English
 * ones follow, and is said again by those of the language: numbers by `Intl`, plurals by the number in the field `n`.
 */
import { sentences as english } from "../../../languages/en.json";

/** One template, or one for each plural: "{n} step", "{n} steps". */
export type Form = string | Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

/** What each kind of sentence, and each of its parts, is in a language. */
export type Sentences = {
  readonly [Group in keyof typeof english]: { readonly [Name in keyof (typeof english)[Group]]: Form };
};

/** What a sentence, or a part of it, says: its kind, and its fields as the engine wrote them. */
export interface Facts {
  readonly group: string;
  readonly name: string;
  readonly fields: ReadonlyMap<string, string>;
}

const NUMBER = String.raw`-?(?:\d+(?:\.\d+)?(?:e-?\d+)?|infinite|NaN)`;
const PLACE = String.raw`(?:\(\d+, \d+\)|node \d+)`;

/** What a field may hold that is not a group of templates. */
const LEXICAL: Readonly<Record<string, string>> = {
  number: NUMBER,
  count: String.raw`\d+`,
  place: PLACE,
  /** Behind the name of a stop. */
  cell: String.raw`\((?:\d+, \d+|node \d+)\)`,
  /** Sums, which are the same in every language but for their numbers. */
  formula: String.raw`[fgh](?: = g \+ ${NUMBER} × h)?(?: [=≈]| [-+×]| ${NUMBER})+`,
  largest: String.raw`max\(f, 2 g\) = max\([^)]*\) = ${NUMBER}`,
  /** A value or a name in quotation marks, which stays as it is. */
  text: String.raw`"(?:[^"\\]|\\.)*"`,
  texts: String.raw`"(?:[^"\\]|\\.)*"(?:, "(?:[^"\\]|\\.)*")*`,
  code: String.raw`\d{3}`,
  sign: "'.{1,8}'",
  address: String.raw`\S+`,
  rest: ".+",
  value: String.raw`(?:"(?:[^"\\]|\\.)*"|\[[^\]]*\]|\([^)]*\)|[^":]+?)`,
};

/** Parts that come several times: of which group, and what stands between them. */
type List = readonly [item: string, between: string, last?: string];
const LISTS: Readonly<Record<string, List>> = {
  places: ["place", ", "],
  skips: ["skip", "; "],
  deeds: ["deed", ", ", " and "],
};

const FIELD = /\{(\w+)(?::(\w+))?\}/g;

const groups = english as Readonly<Record<string, Readonly<Record<string, Form>>>>;
const formsOf = (form: Form): readonly string[] => (typeof form === "string" ? [form] : Object.values(form));
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const sources = new Map<string, string>();
const patterns = new Map<string, RegExp>();

const gapOf = ([, ...between]: List) => between.map((gap) => escaped(gap!)).join("|");

/** `{from:place}` is a field with what a place may be; in `{place}` the name says so. */
function fieldsOf(template: string): (readonly [name: string, type: string])[] {
  return [...template.matchAll(FIELD)].map(([, name, type]) => [name!, type ?? name!] as const);
}

/** A pattern for all that a field of this type can hold. */
function sourceOf(type: string): string {
  const known = sources.get(type);
  if (known !== undefined) return known;
  const list = LISTS[type];
  let source = LEXICAL[type];
  if (list) {
    const [item] = list;
    source = `(?:${sourceOf(item)})(?:(?:${gapOf(list)})(?:${sourceOf(item)}))*`;
  }
  source ??= Object.values(groups[type]!)
    .flatMap(formsOf)
    .map((template) => patternOf(template, "(?:"))
    .join("|");
  sources.set(type, source);
  return source;
}

function patternOf(template: string, bracket: "(" | "(?:"): string {
  const types = fieldsOf(template).map(([, type]) => type);
  const between = template.split(/\{[^}]*\}/).map(escaped);
  return between.map((text, i) => (i === 0 ? text : `${bracket}${sourceOf(types[i - 1]!)})${text}`)).join("");
}

/** Anchored at its beginning; a part must fit as a whole, a sentence may be followed by another. */
function compiled(template: string, whole: boolean): RegExp {
  const key = `${whole} ${template}`;
  let pattern = patterns.get(key);
  if (!pattern) {
    // A sentence that begins with a name or a number has a capital letter: only the first one may differ.
    pattern = new RegExp(`^${patternOf(template, "(")}${whole ? "$" : "(?= |$)"}`, "iu");
    patterns.set(key, pattern);
  }
  return pattern;
}

/** The first that fits the beginning of a text. */
function read(text: string, group: string, whole: boolean): (Facts & { readonly length: number }) | null {
  for (const [name, form] of Object.entries(groups[group]!)) {
    for (const template of formsOf(form)) {
      const found = compiled(template, whole).exec(text);
      if (!found) continue;
      const fields = new Map(fieldsOf(template).map(([field], i) => [field, found[i + 1]!]));
      return { group, name, fields, length: found[0].length };
    }
  }
  return null;
}

/** What a text of the engine says, sentence for sentence; null if one is none of those known. */
export function factsOf(text: string): readonly Facts[] | null {
  const told: Facts[] = [];
  for (let rest = text; rest; ) {
    const facts = read(rest, "story", false);
    if (!facts) return null;
    told.push(facts);
    rest = rest.slice(facts.length).trimStart();
  }
  return told;
}

/** How a language says what the engine says; null for a sentence that is not known. `grouping`: of thousands, which ids don't have. */
export type Tell = (text: string, grouping?: boolean) => string | null;

/** `tidy`: what a language still changes in a finished sentence, such as two words that become one. */
/* @__NO_SIDE_EFFECTS__ */
export function teller(language: string, sentences: Sentences, tidy = (sentence: string) => sentence): Tell {
  const typeOf = (facts: Facts, field: string): string => {
    const templates = formsOf(groups[facts.group]![facts.name]!);
    return templates.flatMap(fieldsOf).find(([name]) => name === field)![1];
  };
  const say = (facts: Facts, grouping: boolean): string => {
    const form = (sentences as unknown as typeof groups)[facts.group]![facts.name]!;
    return fill(language, form, Object.fromEntries(facts.fields), (text, field) =>
      part(text, typeOf(facts, field), grouping),
    );
  };
  const part = (text: string, type: string, grouping: boolean): string => {
    const list = LISTS[type];
    if (list) {
      const [item, between, last] = list;
      const parts = text.split(new RegExp(`(?:${gapOf(list)})(?=${sourceOf(item)})`, "iu"));
      const said = parts.map((one) => part(one, item, grouping));
      const end = said.length > 1 && last ? (sentences.and.and as string) + said.pop() : "";
      return said.join(between) + end;
    }
    if (type === "number" || type === "count" || type === "formula" || type === "largest")
      return text.replaceAll(/\d+(?:\.\d+)?(?:e-?\d+)?/g, (number) => localNumber(number, language, grouping));
    if (type === "place" || type === "cell")
      return text.replace(/node (\d+)/, (_, id) => (sentences.node.id as string).replace(FIELD, id));
    if (!groups[type]) return text;
    const facts = read(text, type, true);
    return facts ? say(facts, grouping) : text;
  };
  return (text, grouping = false) => {
    const told = factsOf(text);
    const later = told ? null : read(text, "later", true);
    if (later) return say(later, grouping);
    return told && tidy(told.map((facts) => capitalised(say(facts, grouping))).join(" "));
  };
}

const capitalised = (sentence: string) => sentence.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** A number as English has it, "1,920.5" or "2.5e-7", as another language writes it. */
export function localNumber(told: string, language: string, grouping = true): string {
  const plain = told.replaceAll(",", "");
  const [, whole, part = "", exponent = ""] = /^(-?\d+)(?:\.(\d+))?(e-?\d+)?$/.exec(plain) ?? [];
  if (whole === undefined) return told;
  const format = formatOf(language, part.length, grouping);
  return format.format(`${whole}.${part || "0"}` as never) + exponent;
}

/** Puts fields into a text, or into the one of its forms that the number in the field `n` asks for. */
export function fill<T>(
  language: string,
  form: Form,
  fields: Readonly<Record<string, T>>,
  written: (field: T, name: string) => string,
): string {
  const text = typeof form === "string" ? form : (form[pluralOf(language, fields.n)] ?? form.other!);
  return text.replaceAll(FIELD, (_, name) => written(fields[name]!, name));
}

const pluralOf = (language: string, n: unknown) => rulesOf(language).select(Number(String(n ?? 1).replaceAll(",", "")));

const rules = new Map<string, Intl.PluralRules>();

function rulesOf(language: string): Intl.PluralRules {
  const kept = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, kept);
  return kept;
}

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(language: string, digits: number, grouping: boolean): Intl.NumberFormat {
  const key = `${language} ${digits} ${grouping}`;
  let format = formats.get(key);
  if (!format) {
    const like = { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: grouping };
    format = new Intl.NumberFormat(language, like);
    formats.set(key, format);
  }
  return format;
}

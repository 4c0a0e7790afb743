/** The one place where numbers and plurals get the form that a language has for them. */

/** One template, or one for each plural: "{n} step", "{n} steps". */
export type Form = string | Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

export interface Numbers {
  /** A number as a sentence has it. `grouping`: of thousands. */
  write(value: number, grouping: boolean): string;
  /** The form of a word for so many. */
  plural(n: number): Intl.LDMLPluralRule;
}

const known = new Map<string, Numbers>();

export function numbersIn(language: string): Numbers {
  const kept = known.get(language) ?? made(language);
  known.set(language, kept);
  return kept;
}

/** From here on, and below this, a number has an exponent. */
const LARGE = 1e18;
const SMALL = 1e-6;

/** Makes it when it is first needed. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function made(language: string): Numbers {
  // As many digits as there are: what the engine says is rounded already.
  const like = { maximumFractionDigits: 20 };
  // Each is made when it is first needed: a figure's first picture need not wait for them.
  const plain = once(() => new Intl.NumberFormat(language, { ...like, useGrouping: false }));
  const grouped = once(() => new Intl.NumberFormat(language, like));
  const rules = once(() => new Intl.PluralRules(language));
  const decimal = once(() => {
    const point = language === "en" ? "." : plain().format(0.5).replaceAll("0", "").replaceAll("5", "");
    return { point, writesAsCode: language === "en" || plain().format(-10.5) === `-10${point}5` };
  });
  return {
    write(value, grouping) {
      const { point, writesAsCode } = decimal();
      const size = Math.abs(value);
      // Most numbers are small, and `Intl` takes longer than all the rest of a sentence.
      if (writesAsCode && (size < 1000 || !grouping) && (size >= 1e-3 || size === 0) && size < LARGE)
        return String(value).replace(".", point);
      if (size >= LARGE || (size > 0 && size < SMALL)) {
        const [digits, exponent] = value.toExponential().split("e") as [string, string];
        return `${plain().format(Number(digits))}e${exponent.replace("+", "")}`;
      }
      return (grouping ? grouped : plain)().format(value);
    },
    plural: (n) => rules().select(n),
  };
}

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
  return text.replaceAll(/\{(\w+)\}/g, (_, name) => written(fields[name]!, name));
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

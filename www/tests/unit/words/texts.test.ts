/** What pages say, by script and in their markup, is in the parts of the catalogues that they fetch, and what is there is said. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { attributeTable, PLACE } from "../../../src/package/element/guide.js";
import { TEXT_PARTS, type TextPart } from "../../../src/package/words/language.js";
import { navigated } from "../../../src/pages/shared/navigation.js";
import { files } from "./languages.js";

const www = join(import.meta.dirname, "../../..");
const pages = readdirSync(www).filter((name) => name.endsWith(".html"));
const markup = new Map(
  pages.map((name) => {
    const text = navigated(readFileSync(join(www, name), "utf8"), name).replace(PLACE, () => attributeTable());
    return [name, text.replaceAll(/\s+/g, " ")];
  }),
);
const catalogue = files.de!;

/** A script with all that it imports, now or later. */
function closure(script: string, found = new Map<string, string>()): Map<string, string> {
  if (found.has(script) || !existsSync(script)) return found;
  const text = readFileSync(script, "utf8");
  found.set(script, text);
  for (const [, name] of text.matchAll(/(?:from|import)\s*\(?"(\.[^"]+)\.js"/g))
    closure(join(dirname(script), `${name}.ts`), found);
  return found;
}

/** Texts in quotation marks, which are double unless such are in the text. */
const literals = (source: string) =>
  [...source.matchAll(/"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'/g)].map(([, double, single]) => double ?? single!);

const said = (source: string) =>
  [...source.replaceAll(/^\s*(\/?\*|\/\/).*/gm, "").matchAll(/\b(?:t|around)\(\s*("(?:[^"\\\n]|\\.)*")/g)].map(
    ([, literal]) => JSON.parse(literal!) as string,
  );

test.each(pages.filter((name) => markup.get(name)!.includes("data-texts")))(
  "all that %s says is in the parts that it fetches",
  (name) => {
    const text = markup.get(name)!;
    const parts = /data-texts="([^"]*)"/.exec(text)![1]!.split(" ") as TextPart[];
    const known = new Set(parts.flatMap((part) => Object.keys(catalogue[part])));
    const script = /<script type="module" src="\.\/([^"]+)"/.exec(text)![1]!;
    const sources = [...closure(join(www, script)).values()];
    expect(sources.length).toBeGreaterThan(3);
    // What is for developers is English.
    const isEnglish = text.includes("<main") && /<main[^>]* translate="no"/.test(text);
    const texts = isEnglish ? [] : sources.flatMap(said);
    expect([...new Set(texts)].filter((english) => !known.has(english))).toEqual([]);
  },
);

test("all that exercises say is in their part", () => {
  const folder = join(www, "src/course/exercise");
  const sources = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
  const texts = sources.flatMap((source) => said(source.replaceAll(/\bsay\(/g, "t(")));
  expect(texts.length).toBeGreaterThan(50);
  expect(texts.filter((english) => catalogue.exercise[english] === undefined)).toEqual([]);
});

test("no text of the catalogues is one that nobody says", () => {
  const folder = join(www, "src");
  const scripts = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (name) => name.endsWith(".ts") && !name.startsWith("generated"),
  );
  const named = new Set(scripts.flatMap((name) => literals(readFileSync(join(folder, name), "utf8"))));
  const html = [...markup.values()].join(" ");
  const inMarkup = (english: string) => english.split(/<[^>]*>/).every((part) => html.includes(part.trim()));
  // Sentences that come whole have places without a name; the engine says them, or a part below the pages.
  const isSaid = (english: string) => named.has(english) || inMarkup(english);
  const own = (["pages", "guides", "exercise"] as const).flatMap((part) => Object.keys(catalogue[part]));
  expect(own.filter((english) => !isSaid(english))).toEqual([]);
  const all = TEXT_PARTS.flatMap((part) => Object.keys(catalogue[part]));
  expect(all.filter((english) => /\{\w+\}/.test(english) && !isSaid(english))).toEqual([]);
});

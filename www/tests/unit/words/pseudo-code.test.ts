/** The lines of pseudo-code, of every search and of every mistake, are said in every language. */
import { resolveOptions } from "stepstar";
import { expect, test } from "vitest";
import { codeOf } from "../../../src/course/mistakes/code.js";
import { ALL } from "../../../src/course/mistakes/texts.js";
import { CHOICES } from "../../../src/package/api/definitions.js";
import { Translator } from "../../../src/package/shared/translator.js";
import { linesOf } from "../../../src/pages/lab/pseudo-code-lines.js";
import { files, others, spoken } from "./languages.js";

function* loops() {
  for (const algorithm of CHOICES.algorithm)
    for (const closed of CHOICES.closed)
      for (const goalTest of CHOICES.goalTest)
        for (const reverse of [false, true])
          for (const through of [[], [[3, 3] as const]])
            for (const weight of [1, 2.5])
              for (const onGraph of [false, true])
                yield linesOf({
                  algorithm,
                  options: resolveOptions({ closed, goalTest, reverse, through, weight }),
                  onGraph,
                });
}

const distinct = (lines: Iterable<{ readonly text: string }>) => new Set([...lines].map(({ text }) => text.trim()));
const ofSearches = distinct([...loops()].flat());
const ofMistakes = distinct(ALL.flatMap(codeOf));

/** Words of the English pseudo-code that none of the languages has. */
const ENGLISH =
  /\b(if|the|of|while|for|each|take|least|open|close[ds]?|parent|cost|skip|walk|bound|beyond|start|goal|best|round|path)\b/;

test.each(others)("no line of pseudo-code has a word of English left in %s", (language) => {
  const { pages, practice } = files[language]!;
  const left = (lines: ReadonlySet<string>, texts: typeof pages) => {
    const translator = new Translator(texts, spoken[language]!);
    return [...lines].filter((line) => ENGLISH.test(translator.say(line) ?? line));
  };
  expect(ofSearches.size).toBeGreaterThan(50);
  // The lab has the texts of all pages, and those about mistakes have theirs, too.
  expect(left(ofSearches, pages)).toEqual([]);
  expect(left(ofMistakes, { ...pages, ...practice })).toEqual([]);
});

test.each(others)("lines of pseudo-code that differ do so in %s, and say the same formulas", (language) => {
  const { pages, practice } = files[language]!;
  const translator = new Translator({ ...pages, ...practice }, spoken[language]!);
  const lines = [...new Set([...ofSearches, ...ofMistakes])];
  const said = lines.map((line) => translator.say(line) ?? line);
  expect(said.filter((line, i) => said.indexOf(line) < i)).toEqual([]);
  const formulas = (line: string) => (line.match(/[fgh]\([nmp]\)|√\(.*?\)\)|max\(.*?\)|[∞√]/g) ?? []).sort();
  for (const [i, line] of lines.entries()) expect(formulas(said[i]!), line).toEqual(formulas(line));
});

/** The lines of pseudo-code, of every search and of every mistake, are said in every language. */
import { resolveOptions } from "stepstar";
import { afterEach, expect, test } from "vitest";
import { A_STAR, codeOf } from "../../../src/course/mistakes/code.js";
import { ALL } from "../../../src/course/mistakes/texts.js";
import { D_STAR_LITE } from "../../../src/course/mistakes/walk-code.js";
import { ALL_OF_WALKS } from "../../../src/course/mistakes/walk-texts.js";
import { CHOICES } from "../../../src/package/api/definitions.js";
import { en } from "../../../src/package/words/en.js";
import { linesOf } from "../../../src/pages/lab/pseudo-code-lines.js";
import { speak, t } from "../../../src/pages/shared/text.js";
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

interface Lines {
  readonly searches: readonly string[];
  readonly mistakes: readonly string[];
}

/** The lines of searches and of mistakes in a language. */
function linesIn(language: string): Lines {
  const { pages, practice } = files[language] ?? {};
  const words = spoken[language] ?? en;
  const texts = { ...pages, ...practice };
  speak({ words, texts, tell: words.tell });
  return {
    searches: [...distinct([...loops()].flat())],
    mistakes: [
      ...distinct(ALL.flatMap((mistake) => codeOf(A_STAR, mistake, t))),
      ...distinct(ALL_OF_WALKS.flatMap((mistake) => codeOf(D_STAR_LITE, mistake, t))),
    ],
  };
}
afterEach(() => void linesIn("en"));

/** Words of the English pseudo-code that none of the languages has. */
const ENGLISH =
  /\b(if|the|of|while|for|each|take|least|open|close[ds]?|parent|cost|skip|walk|bound|beyond|start|goal|best|round|path)\b/;

test.each(others)("no line of pseudo-code has a word of English left in %s", (language) => {
  const { searches, mistakes } = linesIn(language);
  expect(searches.length).toBeGreaterThan(50);
  expect([...searches, ...mistakes].filter((line) => ENGLISH.test(line))).toEqual([]);
});

test.each(others)("lines of pseudo-code that differ do so in %s, and say the same formulas", (language) => {
  const [english, there] = ["en", language].map(linesIn) as [Lines, Lines];
  const formulas = (line: string) => (line.match(/[fgh]\([nmp]\)|√\(.*?\)\)|max\(.*?\)|[∞√]/g) ?? []).sort();
  for (const kind of ["searches", "mistakes"] as const) {
    expect(there[kind]).toHaveLength(english[kind].length);
    for (const [i, line] of english[kind].entries()) expect(formulas(there[kind][i]!), line).toEqual(formulas(line));
  }
});

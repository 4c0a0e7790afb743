/**
 * `npm run mutants`: changes one place of the code at a time, as a slip would, and says which changes no test notices. Of all places a sample is
 * taken, by `-- --seed N`: `--rust N` of the engine's, and `--typescript N` of what tests in Node hold, each in a copy of the tree.
 * `--minutes N` ends each of the two where it is then; `--in WORDS` takes only places whose file's name has these words.
 */
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { rust } from "./mutants/rust.mjs";
import { typescript } from "./mutants/typescript.mjs";
import { main, must, root } from "./steps.mjs";

const number = (value) => ({ type: "string", default: String(value) });
const { values } = parseArgs({
  options: { seed: number(1), rust: number(300), typescript: number(300), minutes: number(600), in: number("") },
});

/** All in the order of the seed: a change of another file leaves those of a file as they are. */
function ranking(all) {
  const rank = ({ name }) => createHash("sha256").update(`${values.seed} ${name}`).digest("hex");
  const ranked = all.filter(({ file }) => file.includes(values.in)).map((one) => ({ one, at: rank(one) }));
  return ranked.sort((a, b) => (a.at < b.at ? -1 : 1)).map(({ one }) => one);
}

/** A tree like this one; what is built in it stays from one run to the next. */
function copy(tracked, language) {
  const tree = join(root, "target/mutants", language);
  for (const part of ["bench", "crates", "docs", "maps", "scripts", "www"])
    rmSync(join(tree, part), { recursive: true, force: true });
  for (const file of [...tracked, "www/src/generated"].filter((file) => existsSync(join(root, file)))) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    cpSync(join(root, file), join(tree, file), { recursive: true });
  }
  rmSync(join(tree, "node_modules"), { force: true });
  symlinkSync(join(root, "node_modules"), join(tree, "node_modules"), "junction");
  return tree;
}

main(async () => {
  const tracked = (await must("git", ["ls-files", "--cached", "--others", "--exclude-standard"])).trim().split("\n");
  for (const [language, tried] of Object.entries({ typescript, rust })) {
    const count = Number(values[language]);
    if (count === 0) continue;
    const until = Date.now() + Number(values.minutes) * 60_000;
    const { all, outcomes } = await tried({ tree: copy(tracked, language), tracked, count, ranking, until });
    const unnoticed = outcomes.filter(({ verdict }) => verdict === "survived" || verdict === "not reached");
    console.log(
      `\n${language}: of ${all} mutants ${outcomes.length} were tried, ${unnoticed.length} were not noticed.`,
    );
    for (const { name, verdict } of unnoticed) console.log(`  ${verdict.padEnd(11)} ${name}`);
  }
});

/**
 * `npm run mutants`: changes one place of the code at a time, as a slip would, and says which changes no test notices. Of all places a sample is
 * taken, by `-- --seed N`: `--rust N` of the engine's, by cargo-mutants (`cargo install cargo-mutants`), and `--typescript N` of what
 * tests in Node hold, in a copy of the tree. `--minutes N` ends each of the two where it is then.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { parseArgs } from "node:util";
import { parseSync, Visitor } from "rolldown/utils";
import { main, must, Plain, root } from "./steps.mjs";

const FOLDER = join(root, "target/mutants");
/** What holds the engine, without the random and repeated cases of other files. */
const RUST_TESTS = ["--lib", "--test", "engine", "--test", "diagnose"];
/** What tests in Node hold; boards, editing and the element itself are held in browsers, where a mutant takes a minute. */
const HELD = /^www\/src\/(package\/(?!(board|editor|element|graph-view)\/)|course\/).*(?<!\.d)\.ts$/;
/** A test that takes so long waits for what a mutant never does. */
const TIMEOUT_S = 180;

const number = (value) => ({ type: "string", default: String(value) });
const { values } = parseArgs({
  options: { seed: number(1), rust: number(300), typescript: number(300), minutes: number(600) },
});
const MOST_MS = Number(values.minutes) * 60_000;

/** So many, as the seed has it; a change of another file leaves them as they are. */
function sample(all, count) {
  const rank = ({ name }) => createHash("sha256").update(`${values.seed} ${name}`).digest("hex");
  const ranked = all.map((one) => ({ one, at: rank(one) })).sort((a, b) => (a.at < b.at ? -1 : 1));
  return ranked.slice(0, count).map(({ one }) => one);
}

function report(language, all, outcomes) {
  const survivors = outcomes.filter(({ verdict }) => verdict === "survived");
  console.log(`\n${language}: of ${all} mutants ${outcomes.length} were tried, ${survivors.length} survived.`);
  for (const { name } of survivors) console.log(`  ${name}`);
}

function rust(count) {
  if (count === 0) return;
  const list = spawnSync("cargo", ["mutants", "--list", "--json", "--package", "stepstar"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  if (list.status !== 0)
    throw new Plain(
      "Mutants in Rust need cargo-mutants: `cargo install cargo-mutants` brings it. `-- --rust 0` goes without.",
    );
  const all = JSON.parse(list.stdout);
  const exactly = ({ name }) => ["--re", `^${name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$`];
  const output = join(FOLDER, "rust");
  mkdirSync(output, { recursive: true });
  const words = ["--package", "stepstar", "--no-shuffle", "--timeout", String(TIMEOUT_S), "--output", output];
  // At an interruption it writes down what it has.
  spawnSync("cargo", ["mutants", ...words, ...sample(all, count).flatMap(exactly), "--", ...RUST_TESTS], {
    cwd: root,
    stdio: "inherit",
    timeout: MOST_MS,
    killSignal: "SIGINT",
  });
  reportRust(all.length, output);
}

function reportRust(all, output) {
  const { outcomes } = JSON.parse(readFileSync(join(output, "mutants.out/outcomes.json"), "utf8"));
  const verdicts = outcomes
    .filter(({ scenario, summary }) => scenario.Mutant && summary !== "Unviable")
    .map(({ scenario, summary }) => ({
      name: scenario.Mutant.name,
      verdict: summary === "MissedMutant" ? "survived" : "killed",
    }));
  report("Rust", all, verdicts);
}

const OTHER = {
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  "===": "!==",
  "!==": "===",
  "+": "-",
  "-": "+",
  "*": "/",
  "/": "*",
  "%": "*",
  "&&": "||",
  "||": "&&",
  "??": "&&",
};

/** Each place of a file where a slip could be, with what would stand there. */
function mutantsOf(file) {
  const source = readFileSync(join(root, file), "utf8");
  const found = [];
  const put = (start, end, text) => {
    const line = source.slice(0, start).split("\n").length;
    const before = source.slice(start, end).replaceAll(/\s+/g, " ");
    found.push({ file, start, end, text, name: `${file}:${line}: ${before.slice(0, 60)} -> ${text || "nothing"}` });
  };
  const swapped = ({ operator, left, right }) => {
    const at = source.indexOf(operator, left.end);
    if (OTHER[operator] && at < right.start) put(at, at + operator.length, OTHER[operator]);
  };
  new Visitor({
    BinaryExpression: swapped,
    LogicalExpression: swapped,
    UnaryExpression: ({ operator, start }) => operator === "!" && put(start, start + 1, ""),
    IfStatement: ({ test }) => put(test.start, test.end, "false"),
    ConditionalExpression: ({ test }) => put(test.start, test.end, "true"),
    ExpressionStatement: ({ expression, start, end }) =>
      /^(Call|Assignment|Await)Expression$/.test(expression.type) && put(start, end, ";"),
  }).visit(parseSync(file, source).program);
  return found;
}

async function typescript(count) {
  if (count === 0) return;
  const tracked = (await must("git", ["ls-files", "--cached", "--others", "--exclude-standard"])).trim().split("\n");
  const tree = join(FOLDER, "typescript");
  rmSync(tree, { recursive: true, force: true });
  for (const file of [...tracked, "www/src/generated"]) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    cpSync(join(root, file), join(tree, file), { recursive: true });
  }
  symlinkSync(join(root, "node_modules"), join(tree, "node_modules"), "junction");
  const all = tracked.filter((file) => HELD.test(file)).flatMap(mutantsOf);
  // All in one process, which can be ended where a mutant goes round for ever.
  const vitest = [
    "node_modules/vitest/vitest.mjs",
    "related",
    "--run",
    "--config",
    "www/vite.config.ts",
    "--project",
    "unit",
  ];
  vitest.push("--pool", "threads", "--bail", "1", "--passWithNoTests");
  const begun = Date.now();
  const outcomes = [];
  for (const { file, start, end, text, name } of sample(all, count)) {
    if (Date.now() > begun + MOST_MS) break;
    const path = join(tree, file);
    const source = readFileSync(path, "utf8");
    writeFileSync(path, source.slice(0, start) + text + source.slice(end));
    const { status } = spawnSync(process.execPath, [...vitest, path], {
      cwd: tree,
      stdio: "ignore",
      timeout: TIMEOUT_S * 1000,
      killSignal: "SIGKILL",
    });
    writeFileSync(path, source);
    // A turn for signals, which would otherwise end the tests alone.
    await setImmediate();
    const verdict = status === null ? "no end" : status === 0 ? "survived" : "killed";
    outcomes.push({ name, verdict });
    console.log(`  ${verdict.padEnd(8)} ${name}`);
  }
  report("TypeScript", all.length, outcomes);
}

main(async () => {
  await typescript(Number(values.typescript));
  rust(Number(values.rust));
});

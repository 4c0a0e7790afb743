/** Mutants of what tests in Node hold, each written into a copy of the tree, where the tests that import its file run. */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { parseSync, Visitor } from "rolldown/utils";
import { root } from "../steps.mjs";

/** What tests in Node hold; boards, editing and the element itself are held in browsers, where a mutant takes a minute. */
const HELD = /^www\/src\/(package\/(?!(board|editor|element|graph-view)\/)|course\/).*(?<!\.d)\.ts$/;
/** A test that takes so long waits for what a mutant never does. */
const TIMEOUT_MS = 180_000;

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

/** @returns {Promise<{ all: number, outcomes: { name: string, verdict: string }[] }>} */
export async function typescript({ tree, tracked, count, ranking, until }) {
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
  const outcomes = [];
  for (const { file, start, end, text, name } of ranking(all).slice(0, count)) {
    if (Date.now() > until) break;
    const path = join(tree, file);
    const source = readFileSync(path, "utf8");
    writeFileSync(path, source.slice(0, start) + text + source.slice(end));
    const { status } = spawnSync(process.execPath, [...vitest, path], {
      cwd: tree,
      stdio: "ignore",
      timeout: TIMEOUT_MS,
      killSignal: "SIGKILL",
    });
    writeFileSync(path, source);
    // A turn for signals, which would otherwise end the tests alone.
    await setImmediate();
    const verdict = status === null ? "no end" : status === 0 ? "survived" : "killed";
    outcomes.push({ name, verdict });
    console.log(`  ${verdict.padEnd(11)} ${name}`);
  }
  return { all: all.length, outcomes };
}

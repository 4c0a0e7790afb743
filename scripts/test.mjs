/**
 * `npm test`: tests every layer, in four lanes side by side (what cargo builds and runs, what is only checked, a browser, which
 * often waits, and the rest). One run shows all failures whole, and ends with a table, the failing tests and a count.
 * `npm test -- --all` also runs long steps that passed and whose files are unchanged since; with `CI=1` they always run.
 */
import { setup } from "./setup.mjs";
import { main, Passed, Plain, Skip, seconds } from "./steps.mjs";

/** `work` may return a remark to print with its result. @typedef {{ name: string, lane: "cargo" | "checks" | "pages" | "rest", after?: string[], work: () => Promise<string | void> }} Step */

/** @param {Step[]} steps */
async function runAll(steps) {
  const rows = new Map();
  const inLane = async (lane) => {
    for (const step of steps.filter((step) => step.lane === lane)) {
      while (step.after?.some((name) => !rows.has(name))) await nextResult();
      rows.set(step.name, await runOne(step, rows));
      wake();
    }
  };
  const waiting = [];
  const nextResult = () => new Promise((done) => waiting.push(done));
  const wake = () => {
    for (const done of waiting.splice(0)) done();
  };
  await Promise.all([...new Set(steps.map(({ lane }) => lane))].map(inLane));
  return steps.map((step) => rows.get(step.name));
}

async function runOne({ name, after = [], work }, rows) {
  const broken = after.find((name) => rows.get(name).result !== "passed");
  const start = performance.now();
  let result = "passed";
  let note = "";
  let tests = [];
  try {
    if (broken) throw new Skip(`it needs "${broken}"`);
    note = (await work()) ?? "";
  } catch (error) {
    result = error instanceof Skip ? "skipped" : error instanceof Passed ? "unchanged" : "failed";
    note = error instanceof Skip || error instanceof Passed || error instanceof Plain ? error.message : error.stack;
    tests = error.tests ?? [];
  }
  const time = seconds(performance.now() - start);
  if (result === "passed") console.log(`  ${name}: passed (${time}) ${note}`.trimEnd());
  if (result === "unchanged") console.log(`  ${name}: unchanged: ${note}`);
  if (result === "skipped") console.log(`  ${name}: SKIPPED: ${note}`);
  if (result === "failed") console.log(`\n  ${name}: FAILED (${time})\n${note}\n`);
  return { name, result, time, tests };
}

function table(rows) {
  const width = Math.max(...rows.map(({ name }) => name.length));
  for (const { name, result, time } of rows) {
    console.log(`${name.padEnd(width)}  ${result.padEnd(9)}  ${time.padStart(8)}`);
  }
}

/** Each failing test, and how to run it alone. */
function listFailures(rows) {
  for (const { name, tests } of rows.filter(({ tests }) => tests.length > 0)) {
    console.log(`\nFailed in ${name}, each with the command that runs it alone:`);
    for (const { name, again } of tests) console.log(`  ${name}\n    ${again}`);
  }
}

main(async () => {
  const start = performance.now();
  console.log("Setting up");
  await setup();
  // Imported only now: an older Node could not parse them, and `setup` refuses it and installs the packages.
  const { steps, end } = await import("./test-steps.mjs");
  console.log("\nTesting (four lanes side by side)");
  const rows = await runAll(await steps());
  await end();
  const count = (wanted) => rows.filter(({ result }) => result === wanted).length;
  console.log();
  table(rows);
  listFailures(rows);
  console.log(`\nAll of it took ${seconds(performance.now() - start)}.`);
  const unchanged = count("unchanged");
  if (unchanged > 0) console.log("What is unchanged since it passed was not run again: `npm test -- --all` does.");
  const before = unchanged > 0 ? `, ${unchanged} unchanged since they passed` : "";
  console.log(`${count("passed")} passed${before}, ${count("failed")} failed, ${count("skipped")} skipped`);
  if (count("failed") > 0) process.exitCode = 1;
});

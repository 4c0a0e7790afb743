/**
 * `npm run coverage`: which lines of the engine its tests in Rust reach, file by file, the least first. `-- --least N` fails below so many per cent.
 * `rustup component add llvm-tools` brings what reads the counts.
 */
import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { main, must, Plain, root } from "./steps.mjs";

/** A folder of its own: what is counted is compiled otherwise. */
const FOLDER = join(root, "target/coverage");

/** Tests are no part of what they test. */
const TESTS = "(/tests/|/tests[.]rs$|/rustc/|[.]cargo/)";

main(async () => {
  const { values } = parseArgs({ options: { least: { type: "string", default: "0" } } });
  const tools = await toolsOfLlvm();
  const counts = join(FOLDER, "counts");
  rmSync(counts, { recursive: true, force: true });
  mkdirSync(counts, { recursive: true });
  const env = { RUSTFLAGS: "-Cinstrument-coverage", LLVM_PROFILE_FILE: join(counts, "%p-%m.profraw") };
  const tests = ["test", "--package", "stepstar", "--lib", "--tests", "--target-dir", FOLDER];
  await must("cargo", tests, { env });
  const built = await must("cargo", [...tests, "--no-run", "--message-format", "json"], { env });
  const programs = built
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line).executable)
    .filter(Boolean);
  const merged = join(FOLDER, "counts.profdata");
  const files = readdirSync(counts).map((name) => join(counts, name));
  await must(join(tools, "llvm-profdata"), ["merge", "-sparse", ...files, "-o", merged]);
  const [first, ...others] = programs;
  const objects = others.flatMap((program) => ["--object", program]);
  const exported = await must(join(tools, "llvm-cov"), [
    ...["export", "--summary-only", `--instr-profile=${merged}`, `--ignore-filename-regex=${TESTS}`],
    ...[first, ...objects],
  ]);
  report(JSON.parse(exported).data[0], Number(values.least));
});

async function toolsOfLlvm() {
  const sysroot = (await must("rustc", ["--print", "sysroot"])).trim();
  const host = /host: (.+)/.exec(await must("rustc", ["-vV"]))[1];
  const folder = join(sysroot, "lib/rustlib", host, "bin");
  if (existsSync(join(folder, "llvm-cov"))) return folder;
  throw new Plain("What reads the counts is missing: `rustup component add llvm-tools` brings it.");
}

function report({ files, totals }, least) {
  const rows = files
    .map(({ filename, summary: { lines } }) => ({ name: filename.slice(root.length), ...lines }))
    .sort((a, b) => a.percent - b.percent);
  for (const { name, covered, count, percent } of rows.filter(({ percent }) => percent < 100))
    console.log(`${percent.toFixed(1).padStart(5)} %  ${count - covered} of ${count} lines not reached  ${name}`);
  const { covered, count, percent } = totals.lines;
  console.log(`\n${percent.toFixed(2)} % of ${count} lines of the engine are reached (${covered}).`);
  if (percent < least) throw new Plain(`That is below ${least} %.`);
}

/**
 * `npm run fuzz`: libFuzzer on each target, for half a minute (`-- --seconds N`), or only those named. It needs a nightly compiler and
 * cargo-fuzz (`cargo install cargo-fuzz`). Without them the same targets run a fixed number of cases, as they do in every `npm test`.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { root } from "./steps.mjs";

/** Each target, and what to begin with. */
const TARGETS = { "map-text": ["maps"], "run-text": [], "one-map": [], "options-json": [] };
/** One input may take so many seconds, and the target so many megabytes. */
const LIMITS = ["-timeout=20", "-rss_limit_mb=2048", "-print_final_stats=1"];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: "string", default: "30" } },
});
const names = positionals.length > 0 ? positionals : Object.keys(TARGETS);

function has(...words) {
  try {
    execFileSync("cargo", words, { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

const call = (program, words, env = {}) =>
  spawnSync(program, words, { cwd: root, stdio: "inherit", env: { ...process.env, ...env } }).status === 0;

if (!has("+nightly", "--version") || !has("fuzz", "--version")) {
  console.log("There is no nightly compiler with cargo-fuzz: a fixed number of cases is tried by the ordinary one.");
  const isFine = call("cargo", ["test", "--package", "stepstar", "--test", "fuzz"], { CI: "1" });
  process.exit(isFine && call("npm", ["run", "unit", "--", "fuzz"], { CI: "1" }) ? 0 : 1);
}

const failed = names.filter((name) => {
  const corpus = join(root, "crates/fuzz/corpus", name);
  mkdirSync(corpus, { recursive: true });
  const found = join(root, "crates/core/tests/fuzz/found", name);
  const seeds = [...(TARGETS[name] ?? []).map((folder) => join(root, folder)), found].filter(existsSync);
  const words = ["+nightly", "fuzz", "run", "--fuzz-dir", "crates/fuzz", name, corpus, ...seeds];
  return !call("cargo", [...words, "--", `-max_total_time=${values.seconds}`, ...LIMITS]);
});
if (failed.length > 0) {
  console.error(
    `Found something: ${failed.join(", ")}. Put the input into crates/core/tests/fuzz/found/TARGET/, then mend.`,
  );
  process.exit(1);
}

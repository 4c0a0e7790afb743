/** The steps of `npm test`, in order. Each is a row of the table that it prints. */
import { relative } from "node:path";
import { closeBrowser } from "../www/tests/consumers/browser.mjs";
import { quickRows } from "../www/tests/consumers/run.mjs";
import { tarball } from "../www/tests/consumers/sandbox.mjs";
import { make, renew } from "./build.mjs";
import { ensureBrowser, foundBrowser } from "./chromium.mjs";
import { failedCargo, failedVitest } from "./failures.mjs";
import { checkRuns } from "./runs.mjs";
import { checkSizes } from "./sizes.mjs";
import { must, Passed, Plain, root, run, Skip, tool, toolWords } from "./steps.mjs";
import { checkSameBytes } from "./twice.mjs";
import { ago, UNREAD, Unchanged } from "./unchanged.mjs";

/** Drops the output of a tool that succeeds; a failing one shows it in its error. */
const quietly = async (work) => void (await work);
const cargo = (...words) => quietly(must("cargo", words));

/** Tests are all run, whatever fails. */
const cargoTest = async (words, command) => {
  const { ok, output } = await run("cargo", words);
  if (!ok) throw failedCargo(output, command);
};
const wasmTest = (place) => cargoTest(["xtask", "wasm-test", place], `cargo xtask wasm-test ${place}`);
const vitest = async (project, script) => {
  const words = ["run", "--config", "www/vite.config.ts", "--project", project, "--reporter", "default"];
  const { ok, output } = await run(...toolWords("vitest/vitest.mjs", words));
  if (!ok) throw failedVitest(output, script);
};

/** The remark of steps that run only a part of their cases without `CI`. */
const QUICK = process.env.CI ? undefined : "a part of the random and repeated cases; all of them with CI=1";

const TYPES = ".cache/types.tsbuildinfo";

/** @returns {Promise<import("./test.mjs").Step[]>} */
export async function steps() {
  const missing = await ensureBrowser();
  const browser = await foundBrowser();
  console.log(missing ? `\n  !! ${missing}\n` : `  browser: ${browser}`);
  const unchanged = new Unchanged(root, [browser, await must("rustc", ["-vV"]), await must("cc", ["--version"])]);
  /** A long step is left out if it passed with everything as it is now. */
  const again = (name, work) => async () => {
    const passed = process.env.CI || process.argv.includes("--all") ? undefined : unchanged.passed(name, UNREAD[name]);
    if (passed) throw new Passed(`it passed ${ago(passed)}, and nothing that it reads has changed since`);
    return unchanged.run(name, UNREAD[name], work);
  };
  /** A step that needs a browser: without one it is skipped, or fails if REQUIRE_BROWSER is 1. */
  const withBrowser = (work) => async () => {
    if (!missing) return work();
    if (process.env.REQUIRE_BROWSER === "1") throw new Plain(`REQUIRE_BROWSER=1, but ${missing}`);
    throw new Skip(missing);
  };
  const denied = { env: { RUSTDOCFLAGS: "-D warnings" } };
  return [
    { name: "build steps", lane: "cargo", work: () => make("xtask") },
    { name: "wasm module", lane: "cargo", work: () => make("wasm") },
    { name: "Rust format", lane: "checks", work: () => cargo("fmt", "--all", "--check") },
    // Beside the module, which is built in a folder of its own: cargo lets one command at a time into a folder.
    {
      name: "clippy",
      lane: "checks",
      after: ["build steps"],
      work: () => cargo("clippy", "--workspace", "--all-targets", "--", "-D", "warnings"),
    },
    { name: "Rust docs", lane: "checks", work: () => quietly(must("cargo", ["doc", "--no-deps", "--quiet"], denied)) },
    // The bindings have theirs in wasm. With the tests' optimisation xtask's wasm-bindgen would take minutes to compile.
    {
      name: "Rust tests",
      lane: "cargo",
      work: again("Rust tests", () =>
        cargoTest(["test", "--package", "stepstar", "--no-fail-fast"], "cargo test").then(() => QUICK),
      ),
    },
    { name: "wasm tests in Node", lane: "cargo", work: () => wasmTest("node") },
    {
      name: "wasm tests in Chromium",
      lane: "cargo",
      work: withBrowser(() => wasmTest("browser")),
    },
    {
      name: "types from Rust",
      lane: "cargo",
      work: () => cargo("xtask", "types", "--check"),
    },
    {
      name: "lint",
      lane: "rest",
      work: () => quietly(tool("@biomejs/biome/bin/biome", ["ci", "--error-on-warnings", "--colors=off"])),
    },
    {
      name: "types",
      lane: "rest",
      after: ["wasm module"],
      // Incremental, as cargo is: only what a change may have affected is checked again.
      work: () =>
        quietly(tool("typescript/bin/tsc", ["-p", "tsconfig.json", "--incremental", "--tsBuildInfoFile", TYPES])),
    },
    {
      name: "TypeScript tests",
      lane: "rest",
      after: ["wasm module"],
      work: again("TypeScript tests", () => vitest("unit*", "unit").then(() => QUICK)),
    },
    { name: "package", lane: "pages", after: ["wasm module"], work: () => make("package") },
    { name: "pages", lane: "pages", after: ["wasm module"], work: () => make("pages") },
    {
      name: "pages in Chromium",
      lane: "pages",
      after: ["pages", "package"],
      work: withBrowser(again("pages in Chromium", () => vitest("e2e", "e2e").then(() => QUICK))),
    },
    { name: "package rules", lane: "checks", after: ["package"], work: checkPackage },
    { name: "programs that print runs", lane: "checks", after: ["package"], work: checkRuns },
    { name: "sizes", lane: "checks", after: ["package"], work: checkSizes },
    // The engine is compiled a second time, which takes half a minute: in a folder of its own, beside whatever cargo does meanwhile.
    ...(process.env.CI ? [{ name: "same bytes", lane: "rest", after: ["package"], work: checkSameBytes }] : []),
    ...quickRows.map(({ name, browser, work }) => ({
      name: `consumer: ${name}`,
      lane: "rest",
      after: ["package"],
      work: browser ? withBrowser(work) : work,
    })),
  ];
}

/** To be called after the last step. */
export const end = closeBrowser;

/** publint and attw; CommonJS reaches this package by `require(esm)`, so the rule about a CommonJS build does not apply. */
async function checkPackage() {
  const file = await tarball();
  await tool("publint/src/cli.js", [file, "--strict"]);
  // Files that are not imported as modules; that of editors is found by package.json's own field.
  const wasm = ["--exclude-entrypoints", "./stepstar.wasm", "./custom-elements.json"];
  const attw = () =>
    tool("@arethetypeswrong/cli/dist/index.js", [file, "--ignore-rules", "cjs-resolves-to-esm", ...wasm]);
  // attw reads every bundle four times over, so a tarball that it has passed is not checked again until it changes.
  const from = [relative(root, file), "package-lock.json", "scripts/test-steps.mjs"];
  const seen = (await renew("rules", { from, make: attw })) !== "built";
  return seen ? "attw has already passed this tarball" : undefined;
}

/** Finds the failing tests in what a test tool has printed: the names, the whole of what is said of them, and how to run just one. */
import { Plain } from "./steps.mjs";

/** Tests that failed. `tests` names each, with the command that runs it alone. */
export class Failures extends Plain {
  constructor(said, tests) {
    super(said);
    this.tests = tests;
  }
}

/** Of Vitest. `script`: the npm script that runs these tests. */
export function failedVitest(output, script) {
  // Before this stand the tests that passed.
  const start = output.search(/^⎯+ (Failed|Unhandled|Startup)/m);
  const said = start < 0 ? output : output.slice(start);
  const found = said.matchAll(/^ FAIL {2}(?:\|.*?\| )?(\S+)(?: \[.*\]| > (.*))?$/gm);
  const tests = [...found].map(([, file, title]) => ({
    name: title ? `${file} > ${title}` : file,
    again: `npm run ${script} -- ${file}${title ? ` -t ${quoted(pattern(title))}` : ""}`,
  }));
  return new Failures(said.trimEnd(), tests);
}

/** Of `cargo test`, for native tests and those in wasm. `command`: what runs these tests, and takes a name. */
export function failedCargo(output, command) {
  // Each program prints what its tests said, and then lists them; no list: something does not compile.
  const blocks = [...output.matchAll(/^failures:\n\n?----[\s\S]*?^failures:\n\n?((?: {4}\S.*\n)+)/gm)];
  const tests = blocks
    .flatMap(([, list]) => list.trimEnd().split("\n"))
    .map((line) => ({ name: line.trim(), again: `${command} ${quoted(line.trim())}` }));
  const said = blocks.length > 0 ? blocks.map(([block]) => block).join("\n") : output;
  return new Failures(said.trimEnd(), tests);
}

/** `-t` takes a pattern, in which a test's groups and its title stand side by side. */
const pattern = (title) => title.replaceAll(" > ", " ").replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/** A word for a shell. */
const quoted = (word) => `'${word.replaceAll("'", `'\\''`)}'`;

/**
 * Mutants of the engine, all in one build: each changed place asks, while the program runs, whether it is the one to be changed. First each
 * test runs alone and writes down which places it reaches; then mutants meet the tests that reach them, the shortest first, until one fails.
 */
import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { must, Plain, root, run } from "../steps.mjs";

const CORE = "crates/core/src/";
/** What is compiled for tests or for other languages alone. */
const APART = /\/tests(\/|\.rs)|\/(rounds|seeded|schema)\.rs/;
/** How many tests run at once. */
const JOBS = 2;
/** A test that takes so many times as long as it did, and a while, waits for what a mutant never does. */
const TIMES = 10;
const WHILE_MS = 5_000;
/** How much memory a test may take. */
const MOST_KB = 4 * 1024 * 1024;

const SWITCH = (count) => `
use std::io::Write;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
const NONE: usize = ${count};
const ALL: usize = ${count + 1};
static CHANGED: AtomicUsize = AtomicUsize::new(usize::MAX);
static REACHED: [AtomicBool; NONE] = [const { AtomicBool::new(false) }; NONE];
#[inline]
pub fn is(place: usize) -> bool {
    let changed = CHANGED.load(Relaxed);
    changed == place || changed > NONE && first(place)
}
#[cold]
#[inline(never)]
fn first(place: usize) -> bool {
    if CHANGED.load(Relaxed) == usize::MAX {
        let word = std::env::var("MUTANT").ok();
        CHANGED.store(word.and_then(|word| word.parse().ok()).unwrap_or(NONE), Relaxed);
        return is(place);
    }
    if !REACHED[place].load(Relaxed) && !REACHED[place].swap(true, Relaxed) {
        let file = std::env::var("REACHED").unwrap();
        let mut file = std::fs::OpenOptions::new().create(true).append(true).open(file).unwrap();
        file.write_all(format!("{place}\\n").as_bytes()).unwrap();
    }
    false
}
`;

/** Every place of the engine, named. Files are bytes here, a letter a byte: so the parser counts. */
async function placesOf(tracked) {
  const files = tracked.filter((file) => file.startsWith(CORE) && file.endsWith(".rs") && !APART.test(file));
  const sources = new Map(files.map((file) => [file, readFileSync(join(root, file), "latin1")]));
  const lines = (await must("cargo", ["run", "--quiet", "--package", "mutants", "--", ...files])).trim().split("\n");
  const places = lines.map((line) => {
    const [file, start, end, from, to, text] = line.split("\t").map((word, at) => (at % 5 ? Number(word) : word));
    const source = sources.get(file);
    const above = source.slice(0, from).split("\n");
    // An operator is shown with the whole that it is in.
    const code = (part) => Buffer.from(part, "latin1").toString().replaceAll(/\s+/g, " ").slice(0, 70);
    const whole = from === to ? above.at(-1).trim() : source.slice(start, end);
    const after = start === from ? text || "nothing" : `${source.slice(from, to)} becomes ${text}`;
    const name = `${file}:${above.length}:${above.at(-1).length + 1}: ${code(whole)} -> ${after}`;
    return { file, start, end, from, to, text, name };
  });
  return { sources, places };
}

/** What is written for a place, around what it would be otherwise. */
function choice({ start, end, from, to, text }, source, number) {
  const asked = `crate::mutant::is(${number})`;
  if (start === end) return [`if ${asked} { ${text} }`, ""];
  const changed = source.slice(start, from) + text + source.slice(to, end);
  return changed ? [`(if ${asked} { ${changed} } else { `, " })"] : [`if ${asked} {} else { `, " }"];
}

/** A file with these places in it, and which bytes of it each of them came to. */
function written(source, places) {
  const spans = [];
  let text = "";
  let at = 0;
  const inner = [...places].sort((a, b) => a.place.start - b.place.start || b.place.end - a.place.end);
  const until = (end) => {
    while (inner[0] && inner[0].place.start < end) wrap(inner.shift());
    text += source.slice(at, end);
    at = end;
  };
  function wrap({ place, number }) {
    text += source.slice(at, place.start);
    at = place.start;
    const [before, after] = choice(place, source, number);
    const span = { number, start: text.length };
    text += before;
    span.own = text.length;
    until(place.end);
    text += after;
    span.end = text.length;
    spans.push(span);
  }
  until(source.length);
  return { text, spans };
}

/** Writes the tree; what the compiler refuses is left out, and the next ones take its place. */
async function build(tree, sources, ranked, count) {
  const refused = new Set();
  for (;;) {
    const chosen = ranked.filter((place) => !refused.has(place)).slice(0, count);
    const all = new Map();
    for (const [file, source] of sources) {
      const here = chosen.map((place, number) => ({ place, number })).filter(({ place }) => place.file === file);
      const { text, spans } = written(source, here);
      all.set(file, spans);
      writeFileSync(join(tree, file), file === `${CORE}lib.rs` ? `${text}\nmod mutant;\n` : text, "latin1");
    }
    writeFileSync(join(tree, CORE, "mutant.rs"), SWITCH(chosen.length));
    const words = ["test", "--package", "stepstar", "--lib", "--tests", "--no-run", "--message-format=json"];
    // Neither the words nor the debug information of a copy are read by anyone.
    const env = { RUSTFLAGS: "--cap-lints allow", CARGO_PROFILE_TEST_DEBUG: "false", CARGO_INCREMENTAL: "0" };
    const { ok, output } = await run("cargo", words, { cwd: tree, env });
    const messages = output
      .split("\n")
      .filter((line) => line.startsWith("{"))
      .map((line) => JSON.parse(line));
    if (ok) return { chosen, refused, binaries: messages.map(({ executable }) => executable).filter(Boolean) };
    const before = refused.size;
    for (const { message } of messages.filter(({ message }) => message?.level === "error")) {
      for (const { file_name, byte_start: at, byte_end } of message.spans.filter(({ is_primary }) => is_primary)) {
        const near = (all.get(file_name) ?? []).filter(({ start, end }) => start < byte_end && at < end);
        // The one whose changed code it is; else the closest around it; else what is a constant no longer.
        const own =
          near.find(({ start, own }) => start <= at && at < own) ?? near.find(({ start }) => start <= at) ?? near[0];
        if (own) refused.add(chosen[own.number]);
      }
    }
    console.log(`  ${refused.size - before} do not compile`);
    if (refused.size === before) throw new Plain(`The tree with mutants does not compile.\n${output.slice(-4000)}`);
  }
}

/** Runs one test alone: whether it passes, and how long it takes. */
function attempt(tree, { binary, name }, env, limit) {
  const begun = performance.now();
  return new Promise((done) => {
    // What a mutant gathers for ever must not take the machine's memory.
    const words = ["-c", `ulimit -d ${MOST_KB}; exec "$0" "$@"`, binary, "--exact", name, "--test-threads", "1"];
    const child = spawn("sh", words, {
      cwd: join(tree, "crates/core"),
      env: { ...process.env, RUST_BACKTRACE: "0", ...env },
      stdio: "ignore",
      timeout: limit,
      killSignal: "SIGKILL",
    });
    child.on("close", (status, signal) =>
      done({ passed: status === 0, endless: signal === "SIGKILL", ms: performance.now() - begun }),
    );
  });
}

/** Does it for all of an iterator, some at a time. */
async function each(all, work) {
  const worker = async () => {
    for (const one of all) await work(one);
  };
  await Promise.all(Array.from({ length: JOBS }, worker));
}

/** Each test that passes, with the places that it reaches; the shortest first. */
async function testsOf(tree, binaries, count) {
  const tests = [];
  for (const binary of binaries) {
    const list = await must(binary, ["--list", "--format", "terse"]);
    for (const [, name] of list.matchAll(/^(.+): test$/gm)) tests.push({ binary, name });
  }
  const failing = [];
  await each(tests.entries(), async ([at, test]) => {
    const file = join(tree, `reached-${at}`);
    rmSync(file, { force: true });
    const { passed } = await attempt(tree, test, { MUTANT: String(count + 1), REACHED: file });
    if (!passed) failing.push(test);
    test.reached = new Set(existsSync(file) ? readFileSync(file, "utf8").trim().split("\n").map(Number) : []);
    rmSync(file, { force: true });
    test.ms = (await attempt(tree, test, { MUTANT: String(count) })).ms;
  });
  // Tests of the source itself see that it is another.
  if (failing.length > 0) console.log(`  left out: ${failing.map(({ name }) => name).join(", ")}`);
  return tests.filter((test) => !failing.includes(test)).sort((a, b) => a.ms - b.ms);
}

/** @returns {Promise<{ all: number, outcomes: { name: string, verdict: string }[] }>} */
export async function rust({ tree, tracked, count, ranking, until }) {
  const found = await placesOf(tracked);
  const { chosen, binaries } = await build(tree, found.sources, ranking(found.places), count);
  const tests = await testsOf(tree, binaries, chosen.length);
  console.log(`  ${tests.length} tests run beside ${chosen.length} mutants`);
  const alive = new Map(chosen.entries());
  const outcomes = [];
  /** All meet a short test before any meets a long one. */
  function* meetings() {
    for (const test of tests)
      for (const number of alive.keys()) if (test.reached.has(number) && Date.now() < until) yield { test, number };
  }
  const over = (number, verdict, by) => {
    const place = alive.get(number);
    if (!place) return;
    alive.delete(number);
    outcomes.push({ name: place.name, verdict, by });
    console.log(`  ${verdict.padEnd(11)} ${place.name}${by ? ` (${by})` : ""}`);
  };
  await each(meetings(), async ({ test, number }) => {
    const { passed, endless } = await attempt(
      tree,
      test,
      { MUTANT: String(number) },
      Math.ceil(test.ms * TIMES + WHILE_MS),
    );
    if (!passed) over(number, endless ? "no end" : "killed", test.name);
  });
  for (const number of alive.keys())
    over(number, tests.some(({ reached }) => reached.has(number)) ? "survived" : "not reached");
  return { all: found.places.length, outcomes };
}

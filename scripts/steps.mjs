/** Runs commands quietly, reports each in one line, and stops them all on Ctrl-C. */
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

/** The folder of the project. */
export const root = fileURLToPath(new URL("..", import.meta.url));

/** A failure that its message explains: the script prints it without a stack. */
export class Plain extends Error {}

/** Thrown by a test step that cannot run here; its message is the reason. */
export class Skip extends Error {}

/** Thrown by a test step that need not run again; its message is the reason. */
export class Passed extends Error {}

const windows = process.platform === "win32";
const running = new Set();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, () => {
    for (const child of running) stop(child);
    process.exit(signal === "SIGINT" ? 130 : 143);
  });
}

/** Stops a child and its own children, such as a compiler's: each child leads a process group. */
function stop(child) {
  try {
    if (windows) child.kill();
    else process.kill(-child.pid, "SIGTERM");
  } catch {
    // It has already ended.
  }
}

/**
 * Runs a command to its end and collects its output.
 * @param {string} command
 * @param {string[]} words
 * @param {{ cwd?: string, env?: Record<string, string> }} [options]
 * @returns {Promise<{ ok: boolean, missing: boolean, output: string }>}
 */
export function run(command, words, { cwd = root, env = {} } = {}) {
  return new Promise((done) => {
    const child = spawn(command, words, {
      cwd,
      // The output may end up in a log, where colour codes would be unreadable.
      env: { ...process.env, NO_COLOR: "1", FORCE_COLOR: undefined, ...env },
      stdio: ["ignore", "pipe", "pipe"],
      detached: !windows,
      // On Windows npm and npx are scripts.
      shell: windows && (command === "npm" || command === "npx"),
    });
    let output = "";
    const keep = (chunk) => {
      output += chunk;
    };
    child.stdout.setEncoding("utf8").on("data", keep);
    child.stderr.setEncoding("utf8").on("data", keep);
    running.add(child);
    child.on("error", (error) => {
      running.delete(child);
      done({ ok: false, missing: error.code === "ENOENT", output: `${command}: ${error.message}` });
    });
    child.on("close", (code) => {
      running.delete(child);
      done({ ok: code === 0, missing: false, output });
    });
  });
}

/** Runs a command that must succeed; otherwise its whole output becomes the error. */
export async function must(command, words, options) {
  const { ok, output } = await run(command, words, options);
  if (!ok) throw new Plain(explain(output, [command, ...words].join(" ")));
  return output;
}

/** The words that run a tool from node_modules with this same Node, whatever the PATH says. */
export const toolWords = (path, words) => [process.execPath, [`node_modules/${path}`, ...words]];

/** Runs such a tool, which must succeed. */
export const tool = (path, words, options) => must(...toolWords(path, words), options);

/** What package managers say when they cannot download something. */
const NETWORK =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED|EHOSTUNREACH|Could(n't| not) resolve host|failed to (download|fetch)|network (failure|is unreachable)|download of .* failed/i;

function explain(output, command) {
  // A test's own words are never taken for that.
  if (/^(npm|rustup|cargo (?!test))/.test(command) && NETWORK.test(output)) {
    return "Something is still to be downloaded and the network cannot be reached: check it (or the proxy), then run this again.";
  }
  return `${output.trimEnd()}\n(${command})`;
}

/** Runs a step and prints one line: its name, its result and its time. */
export async function step(name, work) {
  const start = Date.now();
  process.stdout.write(`  ${name} ... `);
  try {
    const note = await work();
    console.log(`${note ?? "done"} (${seconds(Date.now() - start)})`);
  } catch (error) {
    console.log(`failed (${seconds(Date.now() - start)})\n`);
    throw error;
  }
}

export const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;

/** Runs a script's body. Prints the message of a `Plain` failure, and any other error with its stack. */
export async function main(body) {
  try {
    await body();
  } catch (error) {
    console.error(error instanceof Plain ? error.message : error);
    process.exitCode = 1;
  }
}

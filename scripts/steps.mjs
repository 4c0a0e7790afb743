/** Running a command quietly, telling how it went in one line, and leaving nothing behind on Ctrl-C. */
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

/** The folder of the project. */
export const root = fileURLToPath(new URL("..", import.meta.url));

/** A failure that is explained by its message alone: no stack is shown. */
export class Plain extends Error {}

/** Thrown by a test step that cannot run here; its message is the reason. */
export class Skip extends Error {}

const windows = process.platform === "win32";
const running = new Set();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, () => {
    for (const child of running) stop(child);
    process.exit(signal === "SIGINT" ? 130 : 143);
  });
}

/** Children lead a process group of their own, so that a compiler's own children end with it. */
function stop(child) {
  try {
    if (windows) child.kill();
    else process.kill(-child.pid, "SIGTERM");
  } catch {
    // It has just ended by itself.
  }
}

/**
 * Runs a command to its end and keeps what it said.
 * @param {string} command
 * @param {string[]} words
 * @param {{ cwd?: string, env?: Record<string, string> }} [options]
 * @returns {Promise<{ ok: boolean, missing: boolean, output: string }>}
 */
export function run(command, words, { cwd = root, env = {} } = {}) {
  return new Promise((done) => {
    const child = spawn(command, words, {
      cwd,
      // What is kept is read in a log: colours would stand in it as letters.
      env: { ...process.env, NO_COLOR: "1", FORCE_COLOR: undefined, ...env },
      stdio: ["ignore", "pipe", "pipe"],
      detached: !windows,
      // npm and npx are scripts there.
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

/** Runs a command that must succeed; what it said is the error otherwise. */
export async function must(command, words, options) {
  const { ok, output } = await run(command, words, options);
  if (!ok) throw new Plain(explain(output, [command, ...words].join(" ")));
  return output;
}

/** Tools are run by this very Node, whatever the PATH says. */
export const tool = (path, words, options) => must(process.execPath, [`node_modules/${path}`, ...words], options);

const NETWORK =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED|EHOSTUNREACH|Could(n't| not) resolve host|failed to (download|fetch)|network (failure|is unreachable)|download of .* failed/i;

function explain(output, command) {
  if (NETWORK.test(output)) {
    return "Something is still to be downloaded and the network cannot be reached: check it (or the proxy), then run this again.";
  }
  const lines = output.trimEnd().split("\n");
  const said = lines.length > 100 ? [...lines.slice(0, 40), "...", ...lines.slice(-60)] : lines;
  return `${said.join("\n")}\n(${command})`;
}

/** One line for one step: what is done, how it went, how long it took. */
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

/** Runs a script's body: a plain failure is shown as its sentence, anything else with its stack. */
export async function main(body) {
  try {
    await body();
  } catch (error) {
    console.error(error instanceof Plain ? error.message : error);
    process.exitCode = 1;
  }
}

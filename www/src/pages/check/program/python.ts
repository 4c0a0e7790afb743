/** Runs a program in Python, by MicroPython, inside the worker. */
import { loadMicroPython } from "@micropython/micropython-webassembly-pyscript";
import type { EntryFunction, Role } from "./entry.js";
import { Printed } from "./printed.js";
import type { ProgramWork, Ran } from "./protocol.js";
import begin from "./python/begin.py?raw";
import end from "./python/end.py?raw";
import modules from "./python/modules.py?raw";
import problem from "./python/problem.py?raw";
import record from "./python/record.py?raw";

/** Bytes for all objects of a program. */
const HEAP = 64 * 1024 * 1024;
/** Words for the frames of functions that call each other. */
const STACK = 1 << 16;

/** `url`: where MicroPython's engine is, if not beside its module. */
export async function runPython({ code, world, lineOf, entry }: ProgramWork, url?: string): Promise<Ran> {
  const printed = new Printed();
  const add = (line: string) => printed.add(line);
  const python = await loadMicroPython({
    heapsize: HEAP,
    pystack: STACK,
    linebuffer: true,
    stdout: add,
    stderr: add,
    url,
  });
  python.FS.writeFile("map.txt", `${world.rows.join("\n")}\n`);
  python.globals.set("_stepstar_world", JSON.stringify(world));
  for (const part of [record, modules, problem, begin]) python.runPython(part);
  let fault: Ran["fault"];
  const attempt = (source: string) => {
    try {
      python.runPython(source);
    } catch (error) {
      // `sys.exit()` is an end like any other.
      if ((error as { type?: string }).type !== "SystemExit") fault ??= faultOf(error as Error, lineOf);
    }
    python.runPython(end);
    return JSON.parse(python.globals.get("_stepstar_report") as string) as Pick<Ran, "taken" | "brought">;
  };
  let found = attempt(code);
  const isIdle = !fault && found.taken.length === 0 && printed.lines.length === 0;
  const called = isIdle && entry ? entry.name : undefined;
  if (isIdle && entry) found = attempt(callOf(entry));
  return { ...found, printed: printed.lines, ...(fault && { fault }), ...(called !== undefined && { called }) };
}

const VALUES: Readonly<Record<Role, string>> = {
  grid: "grid",
  start: "start",
  goal: "goal",
  problem: "_problem",
  heuristic: "_heuristic",
  width: "width",
  height: "height",
  cost: "cost",
};

const callOf = ({ name, roles }: EntryFunction) => `${name}(${roles.map((role) => VALUES[role]).join(", ")})`;

/** The last line of a traceback, with the line of the program to which it leads. */
function faultOf(error: Error, lineOf: readonly number[]): Ran["fault"] {
  const text = error.message.trimEnd();
  const lines = [...text.matchAll(/File "<stdin>", line (\d+)/g)].map(([, line]) => Number(line));
  return { message: text.split("\n").at(-1)!, line: lineOf[lines.at(-1)! - 1] };
}

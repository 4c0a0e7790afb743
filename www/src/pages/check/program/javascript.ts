/** Runs a program in JavaScript, inside the worker. */
import type { EntryFunction, Role } from "./entry.js";
import { Later } from "./later.js";
import { Exit, nodeFor } from "./modules.js";
import { Printed } from "./printed.js";
import type { Brought, ProgramWork, Ran, World } from "./protocol.js";

const POSITIONS = [
  "position",
  "pos",
  "cell",
  "coord",
  "coords",
  "coordinates",
  "location",
  "loc",
  "state",
  "point",
  "at",
  "p",
  "node",
  "value",
  "element",
  "data",
  "item",
];
const PAIRS = [
  ["x", "y"],
  ["row", "col"],
  ["r", "c"],
  ["row", "column"],
  ["i", "j"],
  ["X", "Y"],
] as const;

/** What the program finds among its globals; left out of what it may reach is all that leads out of the worker. */
export type Globals = Record<string, unknown>;

/** Where a program runs: its globals, and what runs a script among them, whose declarations the next one sees. */
export interface Realm {
  readonly globals: Globals;
  evaluate(script: string): void;
  /** Tells of what was promised and failed. */
  onRejection?(tell: (reason: unknown) => void): void;
}

export async function runJavaScript(work: ProgramWork, realm: Realm): Promise<Ran> {
  const { code, world, entry, lineOf } = work;
  const { globals, evaluate } = realm;
  const printed = new Printed();
  const later = new Later();
  const given: Globals = { ...worldFor(world, printed, later), ...later.functions };
  const recorder = new Recorder(world, given.grid);
  for (const [name, value] of Object.entries({ ...given, ...recorder.functions })) globals[name] = value;
  let fault: Ran["fault"];
  const failed = (error: unknown) => {
    // `process.exit()` is an end like any other.
    if (error instanceof Exit) later.end();
    else fault ??= faultOf(error, lineOf);
  };
  const attempt = (work: () => void) => {
    try {
      work();
    } catch (error) {
      failed(error);
    }
  };
  realm.onRejection?.(failed);
  attempt(() => evaluate(code));
  await later.all(attempt, world.most);
  let called: string | undefined;
  if (entry && !fault && recorder.isEmpty && printed.lines.length === 0) {
    called = entry.name;
    globals._stepstar_values = valuesOf(entry, globals, world);
    attempt(() => evaluate(`void ${entry.name}(..._stepstar_values);`));
    await later.all(attempt, world.most);
  }
  return {
    taken: recorder.taken,
    brought: recorder.brought,
    printed: printed.lines,
    ...(fault && { fault }),
    ...(called !== undefined && { called }),
  };
}

function worldFor(world: World, printed: Printed, later: Later): Globals {
  const { grid, rows, width, height, begin, end, costs, order } = world;
  const print = (...values: unknown[]) => printed.add(values.map(shown).join(" "));
  const matrix = grid.map((row) => row.map((value) => value ?? Number.POSITIVE_INFINITY));
  const text = `${rows.join("\n")}\n`;
  return {
    grid: matrix,
    rows: [...rows],
    width,
    height,
    start: [...begin],
    goal: [...end],
    cost: (a: number, b: number) => (order === "rc" ? costs[a]![b] : costs[b]![a]),
    console: { log: print, info: print, debug: print, warn: print, error: print, table: print },
    ...nodeFor(text, later, printed),
    module: { exports: {} },
    exports: {},
  };
}

function valuesOf({ roles }: EntryFunction, globals: Globals, { width, height }: World): unknown[] {
  const manhattan = (a: [number, number], b = globals.goal as [number, number]) =>
    Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]);
  const values: { readonly [role in Role]: unknown } = {
    grid: globals.grid,
    start: globals.start,
    goal: globals.goal,
    problem: undefined,
    heuristic: manhattan,
    width,
    height,
    cost: globals.cost,
  };
  return roles.map((role) => values[role]);
}

class Recorder {
  readonly #sites = new Map<number, string[]>();
  readonly #inside = new Map<number, Set<number>>();
  readonly #idle = new Map<number, number[]>();
  /** How much had been put somewhere when something was last taken there. */
  readonly #changed = new Map<number, number>();
  readonly #stack: number[] = [];
  #changes = 0;
  #count = 0;
  brought: Brought | null = null;

  constructor(
    private readonly world: World,
    /** The page's map, as the program is given it. */
    private readonly grid: unknown,
  ) {}

  get isEmpty(): boolean {
    return this.#sites.size === 0;
  }

  get taken(): Ran["taken"] {
    return [...this.#sites].map(([site, entries]) => ({
      site,
      entries,
      inside: [...(this.#inside.get(site) ?? [])],
      idle: this.#changes > 0 ? (this.#idle.get(site) ?? []) : [],
    }));
  }

  readonly functions = {
    _stepstar_at: (site: number) => {
      this.#stack.push(site);
      return site;
    },
    _stepstar_taken: (site: number, value: unknown) => {
      while (this.#stack.length > 0 && this.#stack.pop() !== site);
      const around = this.#stack.at(-1);
      if (around !== undefined) this.#inside.set(site, (this.#inside.get(site) ?? new Set()).add(around));
      if (++this.#count > this.world.most)
        throw new RangeError(`More than ${this.world.most} entries were taken: it seems to go on for ever.`);
      const entries = this.#sites.get(site) ?? [];
      if (this.#changed.get(site) === this.#changes)
        this.#idle.set(site, [...(this.#idle.get(site) ?? []), entries.length - 1]);
      this.#changed.set(site, this.#changes);
      const numbers = cellsOf(value);
      entries.push(numbers && numbers + sumsOf(value));
      this.#sites.set(site, entries);
      return value;
    },
    /** Something was put somewhere: what was taken before was not skipped. */
    _stepstar_put: (value: unknown) => {
      this.#changes++;
      return value;
    },
    _stepstar_closed: (site: number, value: unknown) => {
      this.#changes++;
      return this.functions._stepstar_taken(site, value);
    },
    _stepstar_watch: (...values: unknown[]) => {
      const matrix = values.find(
        (value) => Array.isArray(value) && (Array.isArray(value[0]) || typeof value[0] === "string"),
      );
      const places = values.flatMap((value) => {
        const [a, b] = numbersOf(value).replace("r ", "").split(" ");
        return value !== matrix && b !== undefined ? [[Number(a), Number(b)] as const] : [];
      });
      if (this.brought || !matrix || matrix === this.grid || places.length < 2) return;
      const brought = (matrix as unknown[]).map((row) => [...(row as string)]);
      // The page's own map, as the program read it from its text.
      const isPage = brought.map((row) => row.join("")).join() === this.world.rows.join();
      if (!isPage) this.brought = { grid: brought, places: places.slice(0, 2) };
    },
  };
}

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && Math.abs(value as number) < 1e9;

/** The last cell in a value and, behind a bar, the first where that is another: a parent may follow the cell, or a path go before it. */
function cellsOf(value: unknown): string {
  const last = numbersOf(value);
  const first = numbersOf(value, 0, true);
  return first === last ? last : `${last}|${first}`;
}

/** The last cell in a value, or the first one: its numbers as text; with "r" before them where they are called row and column. */
function numbersOf(value: unknown, depth = 0, forwards = false): string {
  if (isWhole(value)) return String(value);
  if (typeof value === "string") return value.length < 40 ? (value.match(/-?\d+/g) ?? []).join(" ") : "";
  if (typeof value !== "object" || value === null || depth > 6) return "";
  if (Array.isArray(value)) {
    for (const part of forwards ? value : value.toReversed()) {
      const text = typeof part === "number" ? "" : numbersOf(part, depth + 1, forwards);
      if (text) return text;
    }
    return value.filter(isWhole).join(" ");
  }
  const fields = value as Globals;
  for (const [first, second] of PAIRS) {
    if (!isWhole(fields[first]) || !isWhole(fields[second])) continue;
    return `${"xXi".includes(first) ? "" : "r "}${fields[first]} ${fields[second]}`;
  }
  for (const name of POSITIONS) {
    const text = name in fields ? numbersOf(fields[name], depth + 1, forwards) : "";
    if (text) return text;
  }
  return "";
}

/** The g, h and f that the object of a cell has. */
function sumsOf(value: unknown): string {
  const fields = (Array.isArray(value) ? value.at(-1) : value) as Globals | null;
  if (typeof fields !== "object" || fields === null) return "";
  return ["g", "h", "f"].map((name) => (Number.isFinite(fields[name]) ? ` ${name}=${fields[name]}` : "")).join("");
}

function shown(value: unknown): string {
  if (typeof value === "string") return value;
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return String(value);
  }
}

/** Of whatever realm. */
const isError = (error: unknown): error is Error => typeof (error as Error | null)?.stack === "string";

function faultOf(error: unknown, lineOf: readonly number[]): Ran["fault"] {
  if (!isError(error)) return { message: `It threw ${shown(error)}.` };
  // A classic worker runs scripts by a function of its own, whose name says nothing to the author of a program.
  const text = error.message.replace(/^Failed to execute 'importScripts' on 'WorkerGlobalScope': /, "");
  const line = /(?:program\.js|blob:[^\s)]*):(\d+):\d+/.exec(error.stack ?? "")?.[1];
  return { message: `${error.name}: ${text}`, ...(line && { line: lineOf[Number(line) - 1] }) };
}

/** Makes a program ready to run: what it takes is noted, and so is what its search is called with. */
import { type CellOrder, candidates, definitions, entryOf, orderOf, type Unclear } from "./entry.js";
import { instrument, type Language, type Site } from "./instrument.js";
import type { ProgramWork, World } from "./protocol.js";
import { preparedPython } from "./python-source.js";

export interface Prepared extends Omit<ProgramWork, "world"> {
  readonly sites: readonly Site[];
  /** In which order the program names a cell, as far as its source shows. */
  readonly order: CellOrder | undefined;
  /** Whether it asks a cell for its sign, as in `grid[y][x] == "#"`, and wants a map of these. */
  readonly asksForSigns: boolean;
  /** Why no function of it can be called, where that matters. */
  readonly unclear: Unclear | null;
}

export function prepared(source: string, language: Language): Prepared {
  const watched = candidates(source, language).map(({ name }) => name);
  const found = entryOf(source, language);
  const isEntry = found !== null && "roles" in found;
  // Sites are counted in the program as its author wrote it: what is put in later moves no line.
  const { code, sites } = instrument(source, language);
  const ready = language === "python" ? preparedPython(code, watched) : preparedScript(code, watched);
  return {
    language,
    ...ready,
    entry: isEntry ? found : null,
    sites,
    order: orderOf(source),
    asksForSigns: /[!=]==?\s*(["'])#\1|(["'])#\2\s*[!=]==?/.test(source),
    unclear: isEntry ? null : found,
  };
}

/** Modules are no part of what runs here: an import becomes a `require`, an export nothing. */
function preparedScript(source: string, names: readonly string[]): Pick<ProgramWork, "code" | "lineOf"> {
  let code = source
    .replace(
      /^([ \t]*)import\s+\{([^}]*)\}\s+from\s+(["'][^"']*["'])/gm,
      (_, indent, what, file) => `${indent}const {${what.replaceAll(" as ", ": ")}} = require(${file})`,
    )
    .replace(/^([ \t]*)import\s+(?:\*\s+as\s+)?(\w+)\s+from\s+(["'][^"']*["'])/gm, "$1const $2 = require($3)")
    .replace(/^([ \t]*)export\s+(default\s+)?(?=async|function|class|const|let|var)/gm, "$1");
  const found = definitions(code, "javascript").filter(({ name }) => names.includes(name));
  for (const { body, parameters } of found.toReversed())
    code = `${code.slice(0, body)} _stepstar_watch(${parameters
      .map(({ name }) => name)
      .filter(Boolean)
      .join(", ")});${code.slice(body)}`;
  return { code, lineOf: Array.from(code.split("\n"), (_, i) => i + 1) };
}

/** The map as a program is likely to ask for it. */
export function worldOf(
  text: string,
  costs: readonly (readonly (number | null)[])[],
  from: readonly [number, number],
  to: readonly [number, number],
  order: CellOrder,
  asksForSigns: boolean,
): World {
  const hasTerrain = costs.some((row) => row.some((cost) => cost !== null && cost !== 1));
  const rows = text.trimEnd().split("\n");
  const numbers = hasTerrain ? costs : costs.map((row) => row.map((cost) => (cost === null ? 1 : 0)));
  const turned = ([x, y]: readonly [number, number]) => (order === "rc" ? ([y, x] as const) : ([x, y] as const));
  return {
    rows,
    width: costs[0]!.length,
    height: costs.length,
    grid: asksForSigns ? rows.map((row) => row.split("")) : numbers,
    costs,
    order,
    start: from,
    goal: to,
    begin: turned(from),
    end: turned(to),
    // Each way onto a cell may leave an entry, and a wrong program may search most of them again and again.
    most: 10_000 + 16 * costs.length * costs[0]!.length,
  };
}

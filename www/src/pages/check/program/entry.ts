/** Which function of a program is its search, and what its parameters want. */
import { blanked, type Language, matching } from "./instrument.js";

/** What a parameter is given. */
export type Role = "grid" | "start" | "goal" | "problem" | "heuristic" | "width" | "height" | "cost";

export interface EntryFunction {
  readonly name: string;
  readonly line: number;
  /** One for each parameter that has to be given. */
  readonly roles: readonly Role[];
}

/** How a program names a cell: the column first, or the row. */
export type CellOrder = "xy" | "rc";

/** A function that says neither by name nor by place what a parameter wants, or where its start comes from. */
export interface Unclear {
  readonly name: string;
  readonly parameter?: string;
}

const ROLES: readonly (readonly [Role, RegExp])[] = [
  ["problem", /^problem$/],
  ["grid", /^(\w*_)?(grid|maze|map|board|matrix|world|field|graph|area|level|terrain)(_\w+|map|arr|array)?$/i],
  ["start", /^(s|src|a|begin|init|initial|from|source|origin)$|start/i],
  ["goal", /^(t|g|b|dst|to|dest|destination|finish|exit|stop)$|goal|^end|target/i],
  ["heuristic", /heur|^h(_fn|_func)?$/i],
  ["width", /^(width|w|cols|columns|n_cols)$/i],
  ["height", /^(height|rows|n_rows)$/i],
  ["cost", /cost|weight/i],
];
/** Those that come in this order where a name says nothing. */
const IN_ORDER: readonly Role[] = ["grid", "start", "goal"];

const SEARCHES = /a_?star|^astar|a\*|find_?path|path_?find|shortest|search|solve|dijkstra|bfs|ucs|greedy|best_?first/i;
const A_STAR = /a_?star/i;

interface Definition {
  readonly name: string;
  readonly line: number;
  readonly parameters: readonly { readonly name: string; readonly optional: boolean }[];
  /** Where its body begins. */
  readonly body: number;
  /** Where it begins itself. */
  readonly at: number;
}

/** All functions at the top level. */
export function definitions(source: string, language: Language): Definition[] {
  const blank = blanked(source, language);
  const pattern =
    language === "python"
      ? /^(?:async\s+)?def\s+([A-Za-z_]\w*)\s*\(/gm
      : /^(?:export\s+)?(?:default\s+)?(?:async\s+)?(?:function\s*\*?\s*([A-Za-z_$][\w$]*)\s*\(|(?:const|let|var)\s+([A-Za-z_$][\w$]*)\s*=\s*(?:async\s+)?(?:function\s*\w*\s*)?\()/gm;
  return [...blank.matchAll(pattern)].flatMap(({ index, 0: whole, 1: name, 2: named }) => {
    const open = index + whole.length - 1;
    const close = matching(blank, open);
    if (close < 0) return [];
    const rest = blank.slice(close + 1, close + 200);
    const begins = language === "python" ? /^[^:\n]*:/.exec(rest) : /^\s*(?:=>\s*)?\{/.exec(rest);
    // `const path = (a + b)` is no function.
    if (!begins) return [];
    const parameters = split(blank.slice(open + 1, close)).map((text) => ({
      name: /^[\s*.]*([\w$]*)/.exec(text)![1]!,
      optional: /=|^\s*[*.]/.test(text),
    }));
    const line = source.slice(0, index).split("\n").length;
    return [{ name: (name ?? named)!, line, parameters, body: close + 1 + begins[0].length, at: index }];
  });
}

function split(parameters: string): string[] {
  const parts: string[] = [];
  let [depth, begin] = [0, 0];
  for (let i = 0; i <= parameters.length; i++) {
    const sign = parameters[i];
    if (sign !== undefined && "([{".includes(sign)) depth++;
    else if (sign !== undefined && ")]}".includes(sign)) depth--;
    else if (depth === 0 && (sign === undefined || sign === ",")) {
      parts.push(parameters.slice(begin, i));
      begin = i + 1;
    }
  }
  return parts.map((part) => part.trim()).filter((part) => part && part !== "/" && part !== "*");
}

/** Those that may be the search, the likeliest first. */
export function candidates(source: string, language: Language): Definition[] {
  const likely = (one: Definition) =>
    Number(A_STAR.test(one.name)) * 4 +
    Number(SEARCHES.test(one.name)) * 2 +
    Number(one.parameters.some(({ name }) => roleOf(name) === "start" || roleOf(name) === "problem"));
  return definitions(source, language)
    .map((one, order) => ({ one, order, likely: likely(one) }))
    .filter(({ one, likely }) => likely > 0 && one.parameters.length > 0)
    .sort((a, b) => b.likely - a.likely || b.order - a.order)
    .map(({ one }) => one);
}

/** The likeliest that can be called; where none can, why the likeliest can't. Null: no function looks like a search. */
export function entryOf(source: string, language: Language): EntryFunction | Unclear | null {
  const found = candidates(source, language).map(entered);
  return found.find((one) => "roles" in one) ?? found[0] ?? null;
}

const roleOf = (name: string): Role | undefined => ROLES.find(([, pattern]) => pattern.test(name))?.[0];

function entered({ name, line, parameters }: Definition): EntryFunction | Unclear {
  const roles: Role[] = [];
  for (const parameter of parameters) {
    let role = roleOf(parameter.name);
    if (role === undefined || roles.includes(role)) {
      if (parameter.optional) break;
      role = IN_ORDER.find((one) => !roles.includes(one) && !parameters.some((other) => roleOf(other.name) === one));
    }
    if (role === undefined) return { name, parameter: parameter.name };
    // What has a value of its own keeps it, but for the estimate of a problem: without one A* has none.
    if (parameter.optional && !(role === "heuristic" && roles.includes("problem"))) break;
    roles.push(role);
  }
  return roles.some((role) => role === "start" || role === "problem") ? { name, line, roles } : { name };
}

const FIRST = String.raw`(?:\w*row|\w*r|\w*i|nx|x|cx|new_?x|next_?x|[\w.]+\[0\]|[\w.]+\.(?:x|row|r|i))`;
const SECOND = String.raw`(?:\w*col(?:umn)?|\w*c|\w*j|ny|y|cy|new_?y|next_?y|[\w.]+\[1\]|[\w.]+\.(?:y|col|column|c|j))`;

/** Whether the source looks cells of the map up with the column or with the row first; undefined where nothing shows it. */
export function orderOf(source: string): CellOrder | undefined {
  const count = (first: string, second: string) => {
    const found = [
      ...source.matchAll(new RegExp(String.raw`([\w.]+)\??\.?\[\s*${first}\s*\]\??\.?\[\s*${second}\s*\]`, "gi")),
    ];
    return [found.filter(([, name]) => isGrid(name!.split(".").at(-1)!)).length, found.length] as const;
  };
  const [rows, columns] = [count(FIRST, SECOND), count(SECOND, FIRST)];
  // What is not called a map counts only where nothing is.
  const which = rows[0] + columns[0] > 0 ? 0 : 1;
  if (rows[which] === columns[which]) return undefined;
  return rows[which] > columns[which] ? "rc" : "xy";
}

const isGrid = (name: string) => ROLES.some(([role, pattern]) => role === "grid" && pattern.test(name));

/** Python or JavaScript, by the looks of it. */
export function languageOf(source: string): Language {
  const python = [
    ...source.matchAll(
      /^\s*(def |import \w+\s*$|from \w+ import|elif |class \w+.*:\s*$|while .*:\s*$|for .* in .*:\s*$|if .*:\s*$)/gm,
    ),
  ];
  const script = [...source.matchAll(/\b(const|let|var|function)\s|=>|===|;\s*$|\}\s*$/gm)];
  return python.length * 2 >= script.length ? "python" : "javascript";
}

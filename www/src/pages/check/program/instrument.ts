/**
 * A program's source with notes put into it, in whose language ever: whatever it takes from a collection goes through `_stepstar_taken`, which
 * passes it on, and what it puts into one through `_stepstar_put`. Lines keep their numbers, so that an error is told with the line that its author knows.
 */

export type Language = "python" | "javascript";

/** Where something is taken, and what the source says there. */
export interface Site {
  readonly id: number;
  readonly line: number;
  /** The text of the call up to its bracket, such as `heapq.heappop`. */
  readonly call: string;
  /** Taken from an open list; crossed off one; or put among the closed. */
  readonly kind: "take" | "remove" | "close";
}

export interface Instrumented {
  readonly code: string;
  readonly sites: readonly Site[];
}

/** What takes the next one: it is the value of the call. */
const TAKES =
  /^(pop|popleft|pop_left|heappop|heapreplace|heappushpop|get|get_nowait|dequeue|shift|splice|poll|pollFirst|min|extract|extract_?min|extractMinimum|pop_?min|pop_?next|delete_?min|remove_?min|removeFirst|remove_?first|get_?min|get_?lowest\w*|find_?lowest\w*|lowest\w*)$/i;
/** What crosses off the one that is given. */
const REMOVES = /^(remove|discard|delete)$/;
/** What closes one, where the collection's name says that it holds the closed. */
const CLOSES = /^(add|append|push)$/;
const CLOSED = /clos|visit|explor|expand|done|seen/i;

/** Bare names that are functions, not methods. */
const FUNCTIONS =
  /^(heap_?pop|heapreplace|heappushpop|min|pop|pop_\w+|dequeue|extract\w*|delete_?min|remove_?min|(get|find|pick|take|choose)_?(lowest|least|best|smallest|cheapest|min|next)\w*)$/i;
/** What puts one somewhere, as a method or as a function. */
const PUTS =
  /^(append|appendleft|push|put|put_nowait|add|insert|enqueue|offer|unshift|insort\w*|heappush|heap_?push)$/i;

export function instrument(source: string, language: Language): Instrumented {
  const blank = blanked(source, language);
  const sites: Site[] = [];
  const inserts: { readonly at: number; readonly text: string; readonly closing: boolean }[] = [];
  const put = (from: number, to: number, site: Site) => {
    const name = site.kind === "close" ? "_stepstar_closed" : "_stepstar_taken";
    inserts.push({ at: from, text: `${name}(_stepstar_at(${site.id}), `, closing: false });
    inserts.push({ at: to, text: ")", closing: true });
  };
  for (const { index, 1: name, 0: whole } of blank.matchAll(/(?<![\p{L}\p{M}])([A-Za-z_]\w*)\s*\(/gu)) {
    const open = index + whole.length - 1;
    const close = matching(blank, open);
    if (close < 0 || isDefinition(blank, index, close, language)) continue;
    const isMethod = /\.\s*$/.test(blank.slice(Math.max(0, index - 80), index));
    const from = isMethod ? primaryBefore(blank, index) : index;
    const kind = kindOf(name!, isMethod, blank.slice(Math.max(0, from), index));
    // What is put into what a call returns begins where that call begins: it is left alone.
    if (!kind && from >= 0 && PUTS.test(name!) && !blank.slice(from, index).includes("(")) {
      inserts.push({ at: from, text: "_stepstar_put(", closing: false }, { at: close + 1, text: ")", closing: true });
      continue;
    }
    // A dictionary's get() has a key, and Math.min() is of numbers.
    const isLookUp =
      (name === "get" && blank.slice(open + 1, close).trim() !== "") || blank.slice(from, index) === "Math.";
    if (!kind || from < 0 || isLookUp) continue;
    const line = lineAt(source, index);
    const site: Site = { id: sites.length, line, call: source.slice(from, open).replace(/\s+/g, " ").slice(-60), kind };
    if (kind === "take") put(from, close + 1, site);
    else if (isOneArgument(blank, open + 1, close)) put(open + 1, close, site);
    else continue;
    sites.push(site);
  }
  if (language === "python") {
    for (const { index, 1: indent, 2: collection, 3: key } of blank.matchAll(
      /^([ \t]*)del\s+([\w.]+)\[([^\n]*)\][ \t]*$/gm,
    )) {
      const site: Site = { id: sites.length, line: lineAt(source, index), call: `del ${collection}`, kind: "remove" };
      sites.push(site);
      const from = index + indent!.length;
      const text = source.slice(from).match(/^del\s+[\w.]+\[(.*)\]/)?.[1] ?? key!;
      inserts.push({ at: from, text: `_stepstar_left(${site.id}, ${collection}, ${text}); `, closing: false });
    }
  }
  return { code: inserted(source, inserts), sites };
}

function kindOf(name: string, isMethod: boolean, before: string): Site["kind"] | null {
  if (isMethod ? TAKES.test(name) : FUNCTIONS.test(name)) return "take";
  if (!isMethod) return null;
  if (REMOVES.test(name)) return "remove";
  return CLOSES.test(name) && CLOSED.test(before) ? "close" : null;
}

/** `def pop(self):`, `function pop() {`, and the method `pop() {` of a class. */
function isDefinition(blank: string, name: number, close: number, language: Language): boolean {
  if (/\b(def|function|class)\s+$/.test(blank.slice(Math.max(0, name - 20), name))) return true;
  return language === "javascript" && /^\s*\{/.test(blank.slice(close + 1, close + 40));
}

/** One argument, without commas outside of brackets. */
function isOneArgument(blank: string, from: number, to: number): boolean {
  const text = blank.slice(from, to);
  if (!text.trim() || /^\s*[*.]/.test(text)) return false;
  let depth = 0;
  for (const sign of text) {
    if ("([{".includes(sign)) depth++;
    else if (")]}".includes(sign)) depth--;
    else if (sign === "," && depth === 0) return false;
  }
  return true;
}

/** Where an expression such as `self.open[0].items` begins, whose last dot is right before `end`; -1 if that can't be told. */
function primaryBefore(blank: string, end: number): number {
  let at = end;
  for (;;) {
    at = skippedBack(blank, at);
    if (blank[at - 1] !== ".") return at;
    at = skippedBack(blank, at - 1);
    if (blank[at - 1] === "?") at--;
    // What the dot follows: brackets, and the name before them.
    while (")]".includes(blank[at - 1] ?? " ")) {
      at = matchingBack(blank, at - 1);
      if (at < 0) return -1;
    }
    const name = /[\p{L}\p{M}\p{N}_$#]+$/u.exec(blank.slice(Math.max(0, at - 80), at))?.[0] ?? "";
    at -= name.length;
    const made = /\bnew\s+$/.exec(blank.slice(Math.max(0, at - 8), at))?.[0];
    if (made) return at - made.length;
    if (!/\.\s*$/.test(blank.slice(Math.max(0, at - 80), at))) return at;
  }
}

const skippedBack = (blank: string, at: number) => {
  let place = at;
  while (place > 0 && /\s/.test(blank[place - 1]!)) place--;
  return place;
};

const PAIRS: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}" };
const OPENED: Readonly<Record<string, string>> = { ")": "(", "]": "[", "}": "{" };

/** The bracket that closes the one at `open`. */
export function matching(blank: string, open: number): number {
  const waiting: string[] = [];
  for (let i = open; i < blank.length; i++) {
    const sign = blank[i]!;
    if (PAIRS[sign]) waiting.push(PAIRS[sign]);
    else if (OPENED[sign]) {
      if (waiting.pop() !== sign) return -1;
      if (waiting.length === 0) return i;
    }
  }
  return -1;
}

function matchingBack(blank: string, close: number): number {
  const waiting: string[] = [];
  for (let i = close; i >= 0; i--) {
    const sign = blank[i]!;
    if (OPENED[sign]) waiting.push(OPENED[sign]);
    else if (PAIRS[sign]) {
      if (waiting.pop() !== sign) return -1;
      if (waiting.length === 0) return i;
    }
  }
  return -1;
}

const lineAt = (source: string, at: number) => source.slice(0, at).split("\n").length;

function inserted(source: string, inserts: readonly { at: number; text: string; closing: boolean }[]): string {
  // At one place what ends comes before what begins, and of several that begin there the outer ones were found first.
  const sorted = inserts.map((one, order) => ({ ...one, order }));
  sorted.sort((a, b) => a.at - b.at || Number(b.closing) - Number(a.closing) || a.order - b.order);
  let code = "";
  let done = 0;
  for (const { at, text } of sorted) {
    code += source.slice(done, at) + text;
    done = at;
  }
  return code + source.slice(done);
}

/** The source with the insides of texts and comments blanked out, sign for sign, so that brackets and names in them don't count. */
export function blanked(source: string, language: Language): string {
  const pattern =
    language === "python"
      ? /#[^\n]*|("""|''')[\s\S]*?(?:\1|$)|"(?:[^"\\\n]|\\[\s\S])*"?|'(?:[^'\\\n]|\\[\s\S])*'?/g
      : /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|"(?:[^"\\\n]|\\[\s\S])*"?|'(?:[^'\\\n]|\\[\s\S])*'?|`(?:[^`\\]|\\[\s\S])*`?|(?<=[(,=:[!&|?{};\n]\s*|return\s+)\/(?![/*])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/g;
  return source.replace(pattern, (text) => text.replace(/[^\n]/g, " "));
}

/** Reads the package's declarations: one entry for each exported name, with its comment. */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

export interface Declaration {
  readonly name: string;
  /** The declaration without its comment; for a class or an interface, only its head. */
  readonly code: string;
  /** The comment without its stars. */
  readonly text: string;
  readonly members: readonly Declaration[];
}

/**
 * What an entry of the package exports, or a file of it: its own declarations, then those it passes on, in its order. What it
 * repeats of another entry (`export *`) is left out.
 */
export function readDeclarations(entry: string): Declaration[] {
  // As the source has it: the package says it in words that older compilers know.
  const text = readFileSync(entry, "utf8").replaceAll(/ReturnType<(\w+Array)Constructor\["of"\]>/g, "$1<ArrayBuffer>");
  const lists = text.matchAll(/^export (?:type )?(?:\{([^}]*)\}|type \*) from "(.*)\.js";$/gm);
  const passedOn = [...lists].flatMap(([, list, file]) => {
    const there = readDeclarations(join(dirname(entry), `${file}.d.ts`));
    if (list === undefined) return there;
    const names = list.split(",").map((name) => name.trim().replace(/^type /, ""));
    return names.filter(Boolean).map((name) => there.find((found) => found.name === name) ?? fail(name));
  });
  return [...declaredIn(text), ...passedOn];
}

/** The rows of tables whose types are those of properties, as members: a row without a property is left out. */
export function readRows(file: string): Declaration[] {
  const tables = readFileSync(file, "utf8").matchAll(/^declare const \w+: \{\n([\s\S]*?)\n\};$/gm);
  const rows = [...tables].flatMap(([, body]) => membersOf(body!));
  return rows
    .map((row) => ({ ...row, code: row.code.replace(/Typed<([^,<>]*).*>;$/, "$1;") }))
    .filter(({ code }) => !code.endsWith(": never;"));
}

/** The declarations of a file, the overloads of a function as one. */
function declaredIn(text: string): Iterable<Declaration> {
  const found = new Map<string, Declaration>();
  for (const declaration of topLevel(text)) {
    const { name, code } = declaration;
    const before = code.startsWith("function ") && found.get(name);
    found.set(name, before ? { ...before, code: `${before.code}\n${code}` } : declaration);
  }
  return found.values();
}

function fail(name: string): never {
  throw new Error(`The declaration of "${name}" was not found.`);
}

/** Can't run on past its own end, or a file's head comment would be taken for that of its first declaration. */
const COMMENT = String.raw`(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*)?`;

/** A declaration begins in the first column, and ends before the next line that begins there (a closing brace aside). */
function topLevel(text: string): Declaration[] {
  const pattern = new RegExp(`${COMMENT}^export (?:declare )?((?:abstract )?\\w+) (\\w+)[^\\n]*(?:\\n[ }].*)*`, "gm");
  return [...text.matchAll(pattern)].map((match) => {
    const [whole, comment = "", kind, name] = match;
    const code = whole.slice(whole.search(/^export /m)).replace(/^export (declare )?/, "");
    const listed = kind === "class" || kind === "interface";
    const members = listed ? membersOf(code) : [];
    return { name: name!, code: listed ? code.split(" {\n")[0]! : code, text: plain(comment), members };
  });
}

/** Members are indented by four columns, and what they have in braces by more; further overloads have no comment of their own. */
function membersOf(code: string): Declaration[] {
  const pattern = new RegExp(`^ {4}${COMMENT}((?:^ {4}|)(?! )[^/\\s#}].*(?:;|\\{\\n(?: {8}.*\\n)* {4}\\}.*;))$`, "gm");
  const members: Declaration[] = [];
  for (const [, comment, line] of code.matchAll(pattern)) {
    const last = members.at(-1);
    const signature = line!.trim().replaceAll(/\n\s*/g, " ");
    const name = /^(?:static |readonly |get |set |private )*(\[?[\w.]+\]?|"[\w-]+")/.exec(signature)![1]!;
    if (comment === undefined && last?.name === name) {
      members[members.length - 1] = { ...last, code: `${last.code}\n${signature}` };
    } else {
      members.push({ name, code: signature, text: plain(comment ?? ""), members: [] });
    }
  }
  return members;
}

/** A comment without its stars. */
const plain = (comment: string): string => comment.replaceAll(/^\s*\* ?/gm, "").trim();

/** Reads what the package declares: one entry for each exported name, with its comment. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface Declaration {
  readonly name: string;
  /** The declaration without its comment; of a class only its head. */
  readonly code: string;
  /** The comment without its stars. */
  readonly text: string;
  readonly members: readonly Declaration[];
}

/** What `index.d.ts` of a folder of declarations exports, in its order. */
export function readDeclarations(folder: string): Declaration[] {
  const files = readdirSync(folder).filter((name) => name.endsWith(".d.ts"));
  const found = new Map<string, Declaration>();
  for (const file of files) {
    for (const declaration of topLevel(readFileSync(join(folder, file), "utf8"))) {
      const { name, code } = declaration;
      const before = code.startsWith("function ") && found.get(name);
      found.set(name, before ? { ...before, code: `${before.code}\n${code}` } : declaration);
    }
  }
  const index = readFileSync(join(folder, "index.d.ts"), "utf8");
  const lists = [...index.matchAll(/export (?:type )?\{([^}]*)\}/g)].map(([, list]) => list!);
  const names = lists.flatMap((list) => list.split(",").map((name) => name.trim().replace(/^type /, "")));
  return names.filter(Boolean).map((name) => found.get(name) ?? fail(name));
}

function fail(name: string): never {
  throw new Error(`The declaration of "${name}" was not found.`);
}

/** Ends at its own end: the comment at the head of a file is not that of its first declaration. */
const COMMENT = String.raw`(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*)?`;

/** Declarations begin in the first column, and end with the first line that does so again. */
function topLevel(text: string): Declaration[] {
  const pattern = new RegExp(`${COMMENT}^export (?:declare )?((?:abstract )?\\w+) (\\w+)[^\\n]*(?:\\n[ }].*)*`, "gm");
  return [...text.matchAll(pattern)].map((match) => {
    const [whole, comment = "", kind, name] = match;
    const code = whole.slice(whole.search(/^export /m)).replace(/^export (declare )?/, "");
    const members = kind === "class" ? membersOf(code) : [];
    return { name: name!, code: kind === "class" ? code.split(" {\n")[0]! : code, text: plain(comment), members };
  });
}

/** Members stand four columns in; overloads follow each other without a comment. */
function membersOf(code: string): Declaration[] {
  const pattern = new RegExp(`^ {4}${COMMENT}((?:^ {4}|)(?! )[^/\\s#}].*;)$`, "gm");
  const members: Declaration[] = [];
  for (const [, comment, line] of code.matchAll(pattern)) {
    const last = members.at(-1);
    const signature = line!.trim();
    const name = /^(?:static |readonly |get |set |private )*(\[?[\w.]+\]?)/.exec(signature)![1]!;
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

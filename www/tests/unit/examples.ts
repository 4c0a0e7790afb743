/** Examples of the documentation as code that can be run: `expression; // => value` becomes an expectation. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { transform } from "esbuild";
import { expect } from "vitest";

export interface Example {
  /** Where it stands: file and line. */
  name: string;
  code: string;
}

/** The `@example` blocks of every source file below `folder`. */
export function examplesIn(folder: string): Example[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"));
  return files.sort().flatMap((file) => {
    const text = readFileSync(join(folder, file), "utf8");
    return [...text.matchAll(/@example\s+\* ```ts\n([\s\S]*?)```/g)].map(({ 1: block = "", index }) => ({
      name: `${file}:${text.slice(0, index).split("\n").length}`,
      code: block.replaceAll(/^\s*\* ?/gm, ""),
    }));
  });
}

/** The fenced blocks of one language in a Markdown file. */
export function blocksIn(file: string, language: string): Example[] {
  const text = readFileSync(file, "utf8");
  return [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, "gm"))].map(
    ({ 1: code = "" }, i) => ({
      name: `block ${i + 1}`,
      code,
    }),
  );
}

/** Runs an example with the modules it imports; returns how many values it was held to. */
export async function run({ code }: Example, modules: Record<string, unknown>): Promise<number> {
  const body = withExpectations(code).replaceAll(
    /^import (.+?) from ("[^"]+");/gm,
    (_, names: string, from: string) => `const ${names.replaceAll(" as ", ": ")} = modules[${from}];`,
  );
  const { code: script } = await transform(`async function main() {\n${body}\n}`, { loader: "ts", target: "es2022" });
  let checks = 0;
  const same = (actual: unknown, wanted: unknown) => {
    checks++;
    expect(actual).toEqual(wanted);
  };
  await new Function("modules", "same", `${script}\nreturn main();`)(modules, same);
  return checks;
}

function withExpectations(code: string): string {
  const done: string[] = [];
  let statement: string[] = [];
  for (const line of code.split("\n")) {
    const [, source = "", wanted] = /^(.*?)(?:\/\/ => (.*))?$/.exec(line) ?? [];
    if (source.trim() !== "") statement.push(source);
    if (wanted !== undefined) {
      const expression = (statement.length > 0 ? statement : [done.pop() ?? ""]).join("\n").trim().replace(/;$/, "");
      done.push(`same(${expression}, ${wanted});`);
      statement = [];
    } else if (/(;|\{|\}|^)\s*(\/\/.*)?$/.test(source)) {
      done.push(statement.join("\n"));
      statement = [];
    }
  }
  return [...done, ...statement].join("\n");
}

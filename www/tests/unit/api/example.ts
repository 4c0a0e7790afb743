/** Turns printed examples into tests: `expression; // => value` must give that value. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { transform } from "esbuild";
import * as stepstar from "stepstar";
import * as separate from "stepstar/wasm";
import { expect } from "vitest";

const modules = { stepstar, "stepstar/wasm": separate };

/** An example as a function body: imports become constants, remarks become expectations. */
export function bodyOf(code: string): string {
  return code
    .replaceAll(/^import type .*$/gm, "")
    .replaceAll(/^import (\{.*\}) from ("stepstar(?:\/wasm)?");$/gm, "const $1 = modules[$2];")
    .replaceAll(/^(?!const |let |\/\/)(.*);(?:\n| )\/\/ => (.*)$/gm, "expect($1).toEqual($2);");
}

/** Runs an example, and fails if an expression does not give the value printed beside it. */
export async function runExample(code: string): Promise<void> {
  const body = bodyOf(code);
  expect(body, "a `// =>` remark did not become an expectation").not.toContain("// =>");
  // Strips the types, and rewrites `using` for older engines.
  const example = await transform(`async function example(modules, expect) {\n${body}\n}`, {
    loader: "ts",
    target: "es2022",
  });
  await new Function("modules", "expect", `${example.code} return example(modules, expect);`)(modules, expect);
}

const top = join(import.meta.dirname, "../../../..");

/** The errors strict TypeScript reports in the examples, each compiled as a module of its own; "" when there are none. */
export function typeErrorsIn(examples: readonly { code: string }[]): string {
  const folder = mkdtempSync(join(tmpdir(), "stepstar-examples-"));
  try {
    const compilerOptions = { noUnusedLocals: false, types: [] };
    // The sources, to which the examples lead, are written for Vite.
    const files = [join(top, "node_modules/vite/client.d.ts")];
    const config = { extends: join(top, "tsconfig.json"), files, include: ["*.ts"], exclude: [], compilerOptions };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
    examples.forEach(({ code }, i) => {
      writeFileSync(join(folder, `example-${i + 1}.ts`), `${code}\nexport {};\n`);
    });
    const compiler = join(top, "node_modules/typescript/bin/tsc");
    return spawnSync(process.execPath, [compiler, "-p", folder], { encoding: "utf8" }).stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Examples as they are printed, made into tests: `expression; // => value`. */
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

/** Runs an example; it fails where a value is not the one that stands beside it. */
export async function runExample(code: string): Promise<void> {
  const body = bodyOf(code);
  expect(body, "every remark is an expectation").not.toContain("// =>");
  // Types go, and `using` becomes what older engines know.
  const example = await transform(`async function example(modules, expect) {\n${body}\n}`, {
    loader: "ts",
    target: "es2022",
  });
  await new Function("modules", "expect", `${example.code} return example(modules, expect);`)(modules, expect);
}

const top = join(import.meta.dirname, "../../../..");

/** What strict TypeScript has against examples, each of which is a module of its own. */
export function complaintsAbout(examples: readonly { code: string }[]): string {
  const folder = mkdtempSync(join(tmpdir(), "stepstar-examples-"));
  try {
    const compilerOptions = { noUnusedLocals: false, types: [] };
    const config = { extends: join(top, "tsconfig.json"), include: ["*.ts"], exclude: [], compilerOptions };
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

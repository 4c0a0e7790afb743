/** Examples as they are printed, made into tests: `expression; // => value`. */
import * as stepstar from "stepstar";
import * as separate from "stepstar/wasm";
import { expect } from "vitest";

const modules = { stepstar, "stepstar/wasm": separate };

/** An example as a function body: imports become constants, remarks become expectations. */
export function bodyOf(code: string): string {
  return (
    code
      .replaceAll(/^import (\{.*\}) from ("stepstar(?:\/wasm)?");$/gm, "const $1 = modules[$2];")
      // Older engines do not know `using`; the example of an editor should have it all the same.
      .replaceAll(/^using /gm, "const ")
      .replaceAll(/^(?!const |let |\/\/)(.*);(?:\n| )\/\/ => (.*)$/gm, "expect($1).toEqual($2);")
  );
}

const AsyncFunction = (async () => {}).constructor as new (
  ...words: string[]
) => (...values: unknown[]) => Promise<void>;

/** Runs an example; it fails where a value is not the one that stands beside it. */
export async function runExample(code: string): Promise<void> {
  const body = bodyOf(code);
  expect(body, "every remark is an expectation").not.toContain("// =>");
  await new AsyncFunction("modules", "expect", body)(modules, expect);
}

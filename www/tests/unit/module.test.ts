/** The engine as it is shipped. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

test("it tells nobody where the files of its sources lay", () => {
  const bytes = readFileSync(join(import.meta.dirname, "../../src/generated/stepstar.wasm"), "latin1");
  expect(bytes, "other sentences are there").toContain("There is no path");
  expect(bytes.match(/[\w/.-]+\.rs\b/g)).toBeNull();
});

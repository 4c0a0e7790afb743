/** Every engine tells the same of the same searches, as does the native build: see `tests/browsers`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { hashOfTraces } from "../../browsers/traces.js";

test("220 traces in Node are those of the native engine", () => {
  const hash = readFileSync(join(import.meta.dirname, "../../browsers/traces.hash"), "utf8").trim();
  expect(hashOfTraces()).toBe(hash);
});

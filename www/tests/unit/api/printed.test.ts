/** The code printed in the migration guide and in the README runs, and gives the values printed beside it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { bodyOf, runExample, typeErrorsIn } from "./example.js";

const page = readFileSync(join(import.meta.dirname, "../../../migration.html"), "utf8");
const examples = [...page.matchAll(/<pre data-ours><code>([\s\S]*?)<\/code>/g)].map(([, code]) => ({
  code: code!.replaceAll("&gt;", ">").replaceAll("&lt;", "<").replaceAll("&amp;", "&"),
}));

test("the migration guide has an example for each of its four libraries", () => expect(examples).toHaveLength(4));

const readme = readFileSync(join(import.meta.dirname, "../../../../README.md"), "utf8");
const shown = [...readme.matchAll(/```js\n([\s\S]*?)\n```/g)].map(([, code]) => ({ code: code! }));

test("the README has JavaScript examples", () => expect(shown).not.toHaveLength(0));

describe.each([...examples, ...shown])("$code", ({ code }) => {
  test("gives the values printed in it", async () => {
    expect(bodyOf(code)).toContain("toEqual");
    await runExample(code);
  });
});

test("the printed examples compile under strict TypeScript", () =>
  expect(typeErrorsIn([...examples, ...shown])).toBe(""));

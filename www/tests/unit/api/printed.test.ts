/** What the page about moving over and the README print gives the values that stand beside it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { bodyOf, complaintsAbout, runExample } from "./example.js";

const page = readFileSync(join(import.meta.dirname, "../../../migration.html"), "utf8");
const examples = [...page.matchAll(/<pre data-ours><code>([\s\S]*?)<\/code>/g)].map(([, code]) => ({
  code: code!.replaceAll("&gt;", ">").replaceAll("&lt;", "<").replaceAll("&amp;", "&"),
}));

test("there is one for each library", () => expect(examples).toHaveLength(4));

const readme = readFileSync(join(import.meta.dirname, "../../../../README.md"), "utf8");
const shown = [...readme.matchAll(/```js\n([\s\S]*?)\n```/g)].map(([, code]) => ({ code: code! }));

test("the README shows the package", () => expect(shown).not.toHaveLength(0));

describe.each([...examples, ...shown])("$code", ({ code }) => {
  test("gives what it says", async () => {
    expect(bodyOf(code)).toContain("toEqual");
    await runExample(code);
  });
});

test("they compile, with strict types", () => expect(complaintsAbout([...examples, ...shown])).toBe(""));

/** What an editor shows of an option where it is written: its default, and where its choices are explained. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { choices, resolveOptions } from "stepstar";
import { describe, expect, test } from "vitest";

const text = ["definitions", "slices"]
  .map((name) => readFileSync(join(import.meta.dirname, `../../../src/package/api/${name}.ts`), "utf8"))
  .join("\n");

/** The comment of an optional property. */
const commentOf = (name: string) => new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\s*${name}\\?:`).exec(text)?.[1] ?? "";

test.each([...Object.keys(resolveOptions()), "recipe", "signal", "onProgress", "sliceMs"])(
  "the comment of the option %s tells its default",
  (name) => expect(commentOf(name)).toMatch(/\bdefault\b/i),
);

describe.each(Object.entries(choices))("the choices of the option %s", (name, values) => {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}`;

  test("are named by its comment", () => expect(commentOf(name)).toContain(`{@link ${type}}`));

  test("are each explained", () => {
    const [, comment] = new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\s*export type ${type} =`).exec(text)!;
    for (const value of values) expect(comment).toContain(`\`"${value}"\``);
  });
});

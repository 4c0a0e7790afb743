/** A language is one file: put into the folder of languages, it is in the menu, on the pages and in a script beside embed.js. */
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer } from "vite";
import { expect } from "vitest";
import { sentences as english, words } from "../../languages/en.json";
import type { LanguageFile } from "../../src/package/words/language.js";
import { missing } from "../unit/words/languages.js";
import { test } from "./page.js";

const project = join(import.meta.dirname, "../../..");

/** English, but for one word, and of the pages one text. */
const FILE = {
  sentences: english,
  words: { ...words, commands: { ...words.commands, play: "[Play]" } },
  pages: { Lessons: "[Lessons]" },
};

test("one more file is one more language, everywhere", async ({ open }) => {
  const copy = mkdtempSync(join(tmpdir(), "stepstar-language-"));
  for (const part of ["package.json", "scripts", "www"])
    cpSync(join(project, part), join(copy, part), { recursive: true });
  for (const part of ["node_modules", "maps"]) symlinkSync(join(project, part), join(copy, part));
  const added = join(copy, "www/languages/qaa.json");
  writeFileSync(added, JSON.stringify(FILE));
  const configFile = join(copy, "www/vite.config.ts");
  const server = await createServer({ configFile, logLevel: "error", server: { port: 0, fs: { strict: false } } });
  try {
    await server.listen();
    const site = server.resolvedUrls!.local[0]!;
    const page = await open();
    await page.goto(`${site}lessons.html`);
    // A language without a name is called by its code.
    await page.getByRole("combobox", { name: "Language of these pages" }).selectOption("qaa");
    await page.getByRole("link", { name: "[Lessons]" }).first().waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe("qaa");
    await page.getByRole("button", { name: "[Play]" }).first().waitFor();

    const script = await (await page.request.get(`${site}embed.qaa.js`)).text();
    expect(script).toContain("[Play]");
    expect(script).not.toContain("[Lessons]");

    const left = missing(FILE as Partial<LanguageFile>);
    expect(left).toContain("words.close");
    expect(left).toContain("pages: Lab");
    expect(left).not.toContain("pages: Lessons");
    // Figures below still fetch what comes later: before what serves it is gone.
    await page.close();
  } finally {
    await server.close();
    rmSync(copy, { recursive: true });
  }
});

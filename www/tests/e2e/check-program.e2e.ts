/** Programs that run in the page "Check your A*": apart from it, without a network, and only when they are told to. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { checkLooks } from "./axe.js";
import { test } from "./page.js";

const written = (name: string) => readFileSync(join(import.meta.dirname, "../unit/check/programs", name), "utf8");
const said = (page: Page) => page.locator(".program .ran");
const status = (page: Page) => page.locator("#status");

async function opened(page: Page): Promise<void> {
  await page.goto("check.html");
  await page.waitForFunction(() => (document.querySelector("step-star") as unknown as { grid: unknown })?.grid);
  await page.getByRole("combobox", { name: "Map" }).selectOption("pocket");
  await page.getByRole("radio", { name: "The program itself" }).check();
}

async function ran(page: Page, program: string): Promise<void> {
  await page.getByLabel("Your program. It runs here").fill(program);
  await page.getByRole("button", { name: "Run the program" }).click();
}

test("a program in Python is run, recorded and judged, with nothing set", async ({ page }) => {
  await opened(page);
  await ran(page, written("heap-of-tuples.py"));
  await said(page).getByText("a_star(…) was called. Recorded expansions").waitFor();
  expect(await said(page).textContent()).toContain("from heapq.heappop(…) in line 13");
  await status(page).getByText("Correct").first().waitFor();
  await ran(page, written("greedy.py"));
  await status(page).getByText("Not a correct A*").waitFor();
  expect(await page.locator("#verdict").textContent()).toContain("h-only");
});

test("a program that brings a map of its own is checked on that", async ({ page }) => {
  await opened(page);
  await ran(page, written("own-maze.py"));
  await said(page).getByText("brought a map of its own").waitFor();
  await status(page).getByText("Correct").first().waitFor();
  expect(await page.getByLabel("Your map, as text").inputValue()).toBe(
    ".S..#G\n.##.#.\n..#...\n#.###.\n......\n".trim(),
  );
});

test("an error of a program is told with its line, which a button selects", async ({ page }) => {
  await opened(page);
  await ran(page, written("misspelt.py"));
  await said(page).getByText("NameError").waitFor();
  await page.getByRole("button", { name: "Line 7" }).click();
  const selected = await page.evaluate(() => {
    const { value, selectionStart, selectionEnd } = document.activeElement as HTMLTextAreaElement;
    return value.slice(selectionStart, selectionEnd);
  });
  expect(selected).toContain("neighbors(current)");
  // What an error cut short is not judged, and what was said before is gone.
  expect(await status(page).textContent()).toBe("Nothing has been checked yet.");
  await ran(page, "async function search() {\n  await null;\n  neighbours.push(1);\n}\nsearch();");
  await said(page).getByText("ReferenceError: neighbours is not defined").waitFor();
  await page.getByRole("button", { name: "Line 3" }).waitFor();
});

test("a program reaches neither the page nor a network, and Stop ends it", async ({ page }) => {
  await opened(page);
  // What the frame's policy refuses never leaves the browser.
  const left: string[] = [];
  page.on("requestfailed", (request) => {
    if (request.failure()?.errorText !== "csp") left.push(request.url());
  });
  page.on("requestfinished", (request) => left.push(request.url()));
  await ran(
    page,
    `console.log(self.origin, typeof fetch, typeof importScripts, typeof document, typeof localStorage);
     import("https://example.com/taken.js").catch(() => {});
     new Worker(URL.createObjectURL(new Blob(["fetch('https://example.com/taken').catch(() => {})"])));`,
  );
  await said(page).getByText("What it printed").first().waitFor();
  expect(await said(page).locator("pre").textContent()).toBe("null undefined undefined undefined undefined");
  await ran(page, "while (true) {}");
  await page.getByRole("button", { name: "Stop" }).click();
  await said(page).getByText("The program was stopped.").waitFor();
  expect(await page.locator("iframe").count()).toBe(0);
  expect(left.filter((address) => address.includes("example.com"))).toEqual([]);
});

test("each beginning runs as it stands, and a whole one is correct", async ({ page }) => {
  await opened(page);
  const beginnings = page.getByRole("combobox", { name: "Begin with" });
  for (const label of (await beginnings.locator("option").allTextContents()).slice(1)) {
    await beginnings.selectOption({ label });
    await page.getByRole("button", { name: "Run the program" }).click();
    await said(page).getByText("Recorded").or(said(page).getByText("What it printed")).first().waitFor();
    expect(await said(page).locator(".warning").count(), label).toBe(0);
    if (label.includes("fill in")) continue;
    await status(page).getByText("Correct").first().waitFor();
  }
});

test("the part for programs is accessible in every look", async ({ page }) => {
  await opened(page);
  await ran(page, written("misspelt.py"));
  await said(page).getByText("NameError").waitFor();
  await checkLooks(page, 3);
});

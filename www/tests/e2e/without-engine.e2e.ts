/** A browser without WebAssembly, as in a lockdown mode: the reader is told, and still sees the map. */
import { expect } from "vitest";
import { test } from "./page.js";

const TOLD = /^Stepstar needs WebAssembly, which this browser lacks or has switched off/;
const without = () => Reflect.deleteProperty(globalThis, "WebAssembly");

test("the element says so in a sentence, and shows its text as it is", async ({ open }) => {
  const page = await open();
  await page.addInitScript(without);
  await page.goto("embed.html");
  const star = page.locator("step-star");
  await expect.poll(() => star.getByRole("alert").textContent()).toMatch(TOLD);
  const rows = await star.evaluate((element) => {
    element.textContent = "S..\n..G";
    const text = new Range();
    text.selectNodeContents(element);
    return new Set(Array.from(text.getClientRects(), ({ top }) => top)).size;
  });
  expect(rows).toBe(2);
});

test("the lab says so in a sentence, and shows the map as text", async ({ open }) => {
  const page = await open();
  await page.addInitScript(without);
  await page.goto("index.html");
  await expect.poll(() => page.locator("step-star").getByRole("alert").textContent()).toMatch(TOLD);
  expect(await page.locator("step-star > pre").isVisible()).toBe(true);
  expect(await page.locator(".page-foot").isVisible()).toBe(true);
});

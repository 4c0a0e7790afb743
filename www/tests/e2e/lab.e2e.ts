import { expect } from "vitest";
import { test } from "./page.js";

test("the lab starts its engine", async ({ page }) => {
  await page.goto("");
  expect(await page.locator("#version").textContent()).toBe("0.1.0");
});

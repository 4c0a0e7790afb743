/** An estimate of one's own in the lab: its formula, the audit's word on it, its frames on the board, and the link that holds it. */
import { expect } from "vitest";
import type { Scene } from "../../src/package/board/scene.js";
import { board, opened, settled } from "./lab-page.js";
import { test } from "./page.js";

test("at 1280 x 720 field and word stand in a row of their own, and board, player and sentence stay in view", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await opened(page, "#heuristic=3*max(dx,dy)");
  await expect.poll(() => page.locator(".formula .word").textContent()).toContain("Too high at");
  const seen = await page.evaluate(() => {
    const box = (element: Element) => element.getBoundingClientRect();
    const frame = box(document.querySelector("#tools")!);
    const [field, word] = [".formula input", ".formula .word"].map((part) => box(document.querySelector(part)!));
    const choices = [...document.querySelectorAll("#tools select")].map(box);
    const told = box(document.querySelector("step-star")!.shadowRoot!.querySelector(".told")!);
    return {
      inside: [field!, word!].map(({ left, right }) => left >= frame.left && right <= frame.right),
      below: field!.top >= Math.max(...choices.map(({ bottom }) => bottom)),
      row: new Set(choices.map(({ top }) => top)).size,
      narrowest: Math.min(...choices.map(({ width }) => width)),
      told: told.bottom,
    };
  });
  expect(seen).toMatchObject({ inside: [true, true], below: true, row: 1 });
  expect(seen.narrowest).toBeGreaterThan(100);
  expect(seen.told).toBeLessThanOrEqual(720);
});

test("a formula is searched, judged and kept in the link; one that makes no sense is told beside its field", async ({
  page,
}) => {
  await opened(page);
  const field = page.getByLabel("h =");
  const word = page.locator(".formula .word");
  expect(await field.isVisible()).toBe(false);
  await page.getByLabel("Estimate h").selectOption({ label: "Your own formula" });
  await expect.poll(() => word.textContent()).toBe("Never too high, and consistent.");
  expect(await field.inputValue()).toBe("max(dx, dy)");

  const framed = () =>
    page.evaluate(() => {
      const { highlights } = (document.querySelector("step-star")!.scene({ scale: 4 }) as Scene).marks;
      return highlights.find(({ kind }) => kind === "too-high")?.spots.length ?? 0;
    });
  await field.fill("dx + dy + 9 * max(0, 2 - x)");
  await field.press("Enter");
  // All cells of the first column and of the second, but those whose way is as much longer.
  await expect
    .poll(() => word.textContent())
    .toMatch(/^Too high at \d+ cells, most at \(0, \d+\): \d+, the truth is \d+\.$/);
  const [cells] = (await word.textContent())!.match(/\d+/)!;
  expect(await framed()).toBe(Number(cells));
  expect(await board(page, "options")).toMatchObject({ heuristic: "dx + dy + 9 * max(0, 2 - x)" });

  await field.fill("2 dx");
  await field.press("Enter");
  await expect.poll(() => word.textContent()).toContain('"dx" at place 3');
  expect(await field.inputValue()).toBe("2 dx");
  expect(await board(page, "options")).toMatchObject({ heuristic: "dx + dy + 9 * max(0, 2 - x)" });

  await expect.poll(() => page.url()).toContain("heuristic=dx_!p_dy_!p_9_!m_max!o0,_2_-_x!c");
  await page.reload();
  await page.waitForFunction(() => document.querySelector("step-star")?.trace);
  await settled(page);
  expect(await field.inputValue()).toBe("dx + dy + 9 * max(0, 2 - x)");
  await expect.poll(framed).toBe(Number(cells));

  await page.getByLabel("Estimate h").selectOption({ label: "Zero" });
  await expect.poll(() => field.isVisible()).toBe(false);
  expect(await framed()).toBe(0);
});

/** The lab asks what comes next: one button, and a link to it. */
import { expect } from "vitest";
import { opened, pressed, settled } from "./lab-page.js";
import { test } from "./page.js";

test("one button asks what comes next, hides the list that has the answer, and is in the link; pressed again, all is as before", async ({
  page,
  open,
}) => {
  await opened(page, "#example=trap&v=2&step=12");
  const predict = page.locator("#menu").getByRole("button", { name: "Predict", includeHidden: true });
  const list = page.getByRole("heading", { name: "Open, in order of expansion" });
  expect(await list.isVisible()).toBe(true);
  await pressed(page, "Predict");
  await settled(page);
  const asked = () =>
    page.evaluate(() => {
      const { mode, step, shadowRoot } = document.querySelector("step-star")!;
      return [mode, step, shadowRoot!.querySelector(".say")!.textContent];
    });
  const [mode, step, question] = await asked();
  expect([mode, step]).toEqual(["predict", 12]);
  expect(question).toContain("Which one is expanded next?");
  expect(await predict.getAttribute("aria-pressed")).toBe("true");
  expect(await list.isVisible()).toBe(false);
  await page.waitForURL(/mode=predict/);

  const other = await open();
  await opened(other, new URL(page.url()).hash);
  expect(
    await other
      .locator("#menu")
      .getByRole("button", { name: "Predict", includeHidden: true })
      .getAttribute("aria-pressed"),
  ).toBe("true");

  await pressed(page, "Predict");
  await settled(page);
  expect(await list.isVisible()).toBe(true);
  await page.waitForURL((url) => !url.hash.includes("mode="));
  // From the one to the other: a comparison does not ask.
  await pressed(page, "Predict");
  await pressed(page, "Compare");
  await settled(page);
  expect(await predict.getAttribute("aria-pressed")).toBe("false");
  expect(await list.isVisible()).toBe(true);
});

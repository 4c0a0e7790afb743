/** The lab's own controls have keys too, beside those of the board. */
import { expect } from "vitest";
import { asOpened, opened, turned, unfolded } from "./lab-page.js";
import { test } from "./page.js";

const KEYS = {
  Example: "Q",
  "New…": "N",
  "Load…": "O",
  "Save…": "D",
  Compare: "V",
  Predict: "A",
  "Copy link": "K",
};

test("every control of the lab has a key, which its tooltip, screen readers and the help name, and no key has two", async ({
  lab: page,
}) => {
  await page.keyboard.press("?");
  const help = page.locator("step-star").getByRole("dialog");
  await help.waitFor();
  for (const [name, key] of Object.entries(KEYS)) {
    const control = page
      .locator("#tools, #menu")
      .getByLabel(name)
      .or(page.locator("#menu, dialog").getByText(name, { exact: true }));
    expect(await control.getAttribute("title")).toMatch(new RegExp(` \\(${key}\\)$`));
    expect(await control.getAttribute("aria-keyshortcuts")).toBe(key);
    const told = page.locator("step-star > dl dt", { hasText: new RegExp(`^${key}$`) });
    expect(await told.isVisible(), key).toBe(true);
  }
  const keys = await page.evaluate(() =>
    [
      ...document.querySelectorAll("step-star > dl dt"),
      ...document.querySelector("step-star")!.shadowRoot!.querySelectorAll("dialog dt"),
    ].map((term) => term.textContent),
  );
  expect(new Set(keys).size, "keys in the help").toBe(keys.length);
  await page.keyboard.press("n");
  // With the focus nowhere, keys go to the page.
  await page.evaluate(() => (document.querySelector("step-star")!.shadowRoot!.activeElement as HTMLElement).blur());
  await page.keyboard.press("n");
  expect(await page.getByRole("dialog").count(), "behind the help no key works").toBe(1);
  await page.keyboard.press("Escape");
  await help.waitFor({ state: "detached" });
  expect(await page.locator("step-star > dl").isVisible()).toBe(false);
});

test("the keys open the dialogs, compare, copy the link and reach the examples, on the board or beside it", async ({
  page,
}) => {
  await opened(page);
  for (const onBoard of [false, true]) {
    for (const [key, title] of [
      ["n", "A new map"],
      ["o", "Load a map"],
      ["d", "Save"],
    ] as const) {
      if (onBoard) await page.locator("step-star .board").first().focus();
      await page.keyboard.press(key);
      const dialog = page.getByRole("dialog", { name: title });
      await dialog.waitFor();
      expect(await page.locator("dialog[open] :invalid").count(), "the letter is not typed into a field").toBe(0);
      await page.keyboard.press("v");
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "hidden" });
    }
  }
  const mode = () => page.evaluate(() => document.querySelector("step-star")!.mode);
  expect(await mode(), "V behind a dialog does nothing").toBe("watch");
  await page.keyboard.press("v");
  expect(await mode()).toBe("compare");
  await page.keyboard.press("V");
  expect(await mode()).toBe("watch");
  await page.keyboard.down("v");
  await page.keyboard.down("v");
  await page.keyboard.up("v");
  expect(await mode(), "held down, it counts once").toBe("compare");
  await page.keyboard.press("v");
  await page.keyboard.press("k");
  await page.locator("#notice", { hasText: "link is" }).waitFor();
  await page.keyboard.press("q");
  expect(await page.locator("#tools > select").evaluate((select) => select.matches(":focus"))).toBe(true);
});

test("no key of the lab works in a field or with Ctrl, Alt or Meta", async ({ lab: page }) => {
  const quiet = () =>
    page.evaluate(
      () => document.querySelector("step-star")!.mode === "watch" && !document.querySelector("dialog[open]"),
    );
  await turned(page, "Search");
  await page.getByLabel("Weight of h").focus();
  for (const key of ["v", "d"]) await page.keyboard.press(key);
  expect(await quiet()).toBe(true);
  await page.getByLabel("Weight of h").press("Escape");
  await asOpened(page);
  await page.locator("step-star .board").first().focus();
  for (const modifier of ["Control", "Alt", "Meta"])
    for (const key of ["d", "v"]) await page.keyboard.press(`${modifier}+${key}`);
  expect(await quiet()).toBe(true);
});

test("single keys can be switched off, as speech input types them, except those of the board while it has the focus", async ({
  page,
}) => {
  await opened(page);
  const map = () => page.evaluate(() => document.querySelector("step-star")!.grid!.toText("ascii"));
  const wantsKeys = page.getByRole("checkbox", { name: /^Keys work anywhere/ });
  const drawn = await map();
  await page.keyboard.press("c");
  expect(await map(), "C clears the map from anywhere").not.toBe(drawn);
  await page.keyboard.press("r");
  expect(await map()).toBe(drawn);

  await unfolded(page, "Tools");
  await page
    .locator("step-star")
    .getByRole("button", { name: /^Keys and gestures/ })
    .click();
  await wantsKeys.uncheck();
  expect(await page.locator("step-star > dl").isVisible(), "keys that are off are not listed").toBe(false);
  await page.keyboard.press("Escape");
  for (const reloaded of [false, true]) {
    if (reloaded) await opened(page);
    for (const place of ["nowhere", "on a button"]) {
      await page.evaluate(() => {
        const { activeElement } = document.querySelector("step-star")!.shadowRoot!;
        ((activeElement ?? document.activeElement) as HTMLElement).blur();
      });
      if (place === "on a button") await page.getByRole("button", { name: "Menu" }).focus();
      for (const key of ["c", "v", "n", "?", "Home", "q"]) await page.keyboard.press(key);
      expect(await map(), place).toBe(drawn);
      expect(await page.getByRole("dialog").count(), place).toBe(0);
      expect(await page.evaluate(() => document.querySelector("step-star")!.mode), place).toBe("watch");
    }
    const named = page.locator("#menu, #tools").locator("[aria-keyshortcuts], [title$='(N)']");
    expect(await named.count(), "no tooltip names a key that is off").toBe(0);
  }
  await page.locator("step-star .board").first().focus();
  await page.keyboard.press("n");
  expect(await page.getByRole("dialog").count(), "not on the board either, as it is no key of the board").toBe(0);
  await page.keyboard.press("c");
  expect(await map(), "on the board its own keys work").not.toBe(drawn);

  await page.keyboard.press("?");
  await wantsKeys.check();
  await page.keyboard.press("Escape");
  await page.keyboard.press("n");
  await page.getByRole("dialog", { name: "A new map" }).waitFor();
});

/** What goes into a host, and what a reader meets there. */

/** The lab with its dialog for course pages open, for a board at some step. */
export async function dialog(browser, site) {
  const page = await browser.newPage();
  await page.goto(`${site}#example=trap&v=2&step=12`);
  await page.waitForFunction(() => document.querySelector("step-star")?.trace);
  await page.getByRole("button", { name: "Save…" }).click();
  await page.getByRole("button", { name: "For my page…" }).click();
  await page.waitForFunction(() => document.querySelector(".for-my-page code").textContent !== "");
  return page;
}

/** The text that the dialog's copy button hands out, and the step of the board in it. */
export async function pasted(browser, site, kind) {
  const page = await dialog(browser, site);
  await page.getByLabel("For which page").selectOption(kind);
  const text = await page.locator(".for-my-page pre code").textContent();
  const step = await page.evaluate(() => document.querySelector("step-star").step);
  await page.close();
  return { text, step };
}

/** What a reader meets: whether the board shows, fits, keeps to its keys, comes back and prints. It may lie in a shadow tree of its host. */
export async function looked(page, step) {
  const star = page.locator("step-star");
  const read = (question) => star.evaluate(question);
  await page.waitForFunction((star) => star.trace, await star.elementHandle({ timeout: 20_000 }), { timeout: 20_000 });
  const shows = (await read((star) => star.step)) === step;
  const fits = [];
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    fits.push(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  }
  const board = star.locator(".board");
  await board.focus();
  await page.keyboard.press("ArrowRight");
  const taken = (await read((star) => star.step)) === step + 1;
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  const given = await read((star) => !star.matches(":focus-within"));
  await page.emulateMedia({ media: "print" });
  const prints = await board.isVisible();
  await page.emulateMedia({ media: "screen" });
  return { shows, sizes: fits.every(Boolean), "keyboard given back": taken && given, prints };
}

/** Drives the lab in a test's page: opens it, takes examples, waits and asks the board. */
import { buffer } from "node:stream/consumers";
import type { Page } from "playwright-core";
import type {} from "../../src/package/element/contract.js";
import type { Calm } from "./calm.js";

/** Opens the lab at a link and waits for the search of its map, which may be made in a worker: until then the page's own is there. */
export async function opened(page: Page, hash = ""): Promise<void> {
  await page.goto(`index.html${hash}`);
  await page.waitForFunction(() => {
    const isThere = !document.querySelector("#story")!.classList.contains("awaited");
    return isThere && document.querySelector("step-star")!.trace;
  });
  await settled(page);
}

/** The lab as freshly opened, in a page that may have served any other test: the first example, no notice, and the focus nowhere. */
export async function asOpened(page: Page): Promise<void> {
  if (!page.url().includes("/index.html")) return opened(page);
  // What a test that failed has left on makes no other one fail.
  await page.evaluate(() => {
    document.querySelector("step-star")!.mode = "watch";
  });
  await taken(page, "trap");
  await page.evaluate(() => {
    document.querySelector("#notice")!.textContent = "";
    document.querySelector<HTMLElement>("[role=tab]")!.click();
    const tools = document.querySelector<HTMLElement>(".fold[aria-expanded=true]");
    tools?.click();
    // Keys would go to the field that was used last.
    (document.activeElement as HTMLElement).blur();
    scrollTo(0, 0);
  });
}

/** Takes an example from the shelf and waits until it is on the board. */
export async function taken(page: Page, example: string): Promise<void> {
  await page.evaluate(async (example) => {
    const star = document.querySelector("step-star")!;
    const shelf = document.querySelector<HTMLSelectElement>("#tools select")!;
    await star.settled;
    // Not its result, which could be that of a search before.
    const shown = new Promise((done) => star.addEventListener("edit", done, { once: true }));
    shelf.value = example;
    shelf.dispatchEvent(new Event("change"));
    await shown;
  }, example);
  await settled(page);
}

/** Waits until the page has followed a change of its size or theme. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
  });
}

/** Waits until the search is done and the panels have followed: in the next frame, or calmly where they were slow. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await document.querySelector("step-star")!.settled;
    await new Promise(requestAnimationFrame);
    await (window as Calm).calm?.();
  });
}

const questions = {
  position: () => document.querySelector("step-star")!.position,
  length: () => document.querySelector("step-star")!.trace!.length,
  expansion: () => {
    const star = document.querySelector("step-star")!;
    return star.trace!.expansionAt(star.position);
  },
  expansions: () => document.querySelector("step-star")!.trace!.expansions,
  step: () => document.querySelector("step-star")!.step,
  cost: () => document.querySelector("step-star")!.result!.cost,
  status: () => document.querySelector("step-star")!.result!.status,
  map: () => document.querySelector("step-star")!.grid!.toText("ascii"),
  start: () => document.querySelector("step-star")!.start,
  goal: () => document.querySelector("step-star")!.goal,
  options: () => document.querySelector("step-star")!.options,
};

/** Asks the board for one of its values. */
export async function board(page: Page, what: keyof typeof questions): Promise<unknown> {
  return page.evaluate(questions[what] as () => unknown);
}

/** The panel beside the board with this heading, whichever tab is in front; of a comparison, that of A. */
export const panel = (page: Page, title: string) => {
  const name = new RegExp(`^${title}( \\(A\\))?$`);
  return page.locator(".panels section", { has: page.getByRole("heading", { name, includeHidden: true }) });
};

/** Brings a tab to the front. */
export const turned = (page: Page, tab: string) => page.getByRole("tab", { name: tab, exact: true }).click();

/** Unfolds the tools or, where it is folded away, the menu. */
export async function unfolded(page: Page, name: "Tools" | "Menu"): Promise<void> {
  const toggle = page.getByRole("button", { name, exact: true });
  if ((await toggle.isVisible()) && (await toggle.getAttribute("aria-expanded")) === "false") await toggle.click();
}

/** Presses a button of the menu. */
export async function pressed(page: Page, name: string): Promise<void> {
  const button = page.getByRole("button", { name, exact: true });
  if (!(await button.isVisible())) await unfolded(page, "Menu");
  await button.click();
}

/** Loads a file by the lab's dialog. */
export async function load(page: Page, name: string, content: string | Buffer, mimeType = "text/plain"): Promise<void> {
  if (!(await page.getByRole("dialog").isVisible())) await pressed(page, "Load…");
  await page.locator("#load-file").setInputFiles({ name, mimeType, buffer: Buffer.from(content) });
}

/** The name and the text of the file that a button of the dialog "Save" hands out. */
export async function saved(page: Page, button: string): Promise<readonly [string, string]> {
  const waiting = page.waitForEvent("download");
  await page.getByRole("button", { name: button, exact: true }).click();
  const download = await waiting;
  return [download.suggestedFilename(), (await buffer(await download.createReadStream())).toString()];
}

/** Loads a text by the lab's dialog. */
export async function loadText(page: Page, text: string): Promise<void> {
  await pressed(page, "Load…");
  await page.getByLabel("A map as text").fill(text);
  await page.getByRole("button", { name: "Load this text" }).click();
}

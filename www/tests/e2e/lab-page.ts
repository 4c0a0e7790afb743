/** What tests of the lab need to know of a page. */
import type { Page } from "playwright-core";
import type {} from "../../src/element/contract.js";

export async function opened(page: Page, hash = ""): Promise<void> {
  await page.goto(`index.html${hash}`);
  await page.waitForFunction(() => customElements.get("step-star") && document.querySelector("step-star")!.trace);
  await settled(page);
}

/** The same of a page that may have served another test: with the first example, and nothing said of what was before. */
export async function asOpened(page: Page): Promise<void> {
  if (!page.url().includes("/index.html")) return opened(page);
  await taken(page, "trap");
  await page.evaluate(() => {
    const notice = document.querySelector<HTMLElement>("#notice")!;
    notice.hidden = true;
    notice.textContent = "";
  });
}

/** Takes an example from the shelf of a lab that is open, until it is on the board at its step. */
export async function taken(page: Page, example: string): Promise<void> {
  await page.evaluate(async (example) => {
    const star = document.querySelector("step-star")!;
    const shelf = document.querySelector<HTMLSelectElement>("#tools select")!;
    await star.settled;
    const searched = new Promise((done) => star.addEventListener("result", done, { once: true }));
    shelf.value = example;
    shelf.dispatchEvent(new Event("change"));
    await searched;
  }, example);
  await settled(page);
}

/** Until the page has followed a change of its size or theme. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
  });
}

/** Until what was last set has been searched, and the panels had a frame to follow. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await document.querySelector("step-star")!.settled;
    await new Promise(requestAnimationFrame);
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
  cost: () => document.querySelector("step-star")!.result!.cost,
  status: () => document.querySelector("step-star")!.result!.status,
  map: () => document.querySelector("step-star")!.grid!.toText("ascii"),
  start: () => document.querySelector("step-star")!.start,
  goal: () => document.querySelector("step-star")!.goal,
  options: () => document.querySelector("step-star")!.options,
};

export async function board(page: Page, what: keyof typeof questions): Promise<unknown> {
  return page.evaluate(questions[what] as () => unknown);
}

/** The panel beside the board with this heading. */
export const panel = (page: Page, title: string) =>
  page.locator(".panels section", { has: page.getByRole("heading", { name: title, exact: true }) });

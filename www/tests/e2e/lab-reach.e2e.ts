/** Accessibility and reach: axe-core, narrow and magnified windows, the keyboard, no network, the theme. */
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { checkLooks, violations } from "./axe.js";
import { opened, pressed, taken, unfolded } from "./lab-page.js";
import { test } from "./page.js";

/** Opens a page of text and waits for the verdicts of all its boards. */
async function read(page: Page, address: string): Promise<void> {
  await page.goto(address);
  // The plans of a walk have no one truth.
  await page.waitForFunction(() =>
    [...document.querySelectorAll("step-star")].every((star) =>
      star.hasAttribute("changes") ? star.trace : star.truth !== null,
    ),
  );
}

test.for(["reference.html", "migration.html", "embed-guide.html"])(
  "at 320 pixels %s needs no sideways scrolling",
  async (address, { page }) => {
    await page.setViewportSize({ width: 320, height: 900 });
    await page.goto(address);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  },
);

test("in the reference no line of code is cut off on paper, nor a signature on a screen", async ({ page }) => {
  await page.goto("reference.html");
  const cut = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await cut("h3 + pre, .member > pre:first-child"), `${width}`).toBe(0);
  }
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 718, height: 1000 });
  expect(await cut("pre"), "on A4").toBe(0);
});

test("in the reference on paper no heading, signature or name is parted from what it is about", async ({ page }) => {
  await page.goto("reference.html");
  await page.emulateMedia({ media: "print" });
  for (const selector of ["h3", "h4", "h3 + pre", ".member > pre:first-child", "dt"]) {
    const parted = await page
      .locator(`main ${selector}`)
      .evaluateAll((all) => all.length === 0 || all.some((one) => getComputedStyle(one).breakAfter !== "avoid"));
    expect(parted, selector).toBe(false);
  }
});

test("with the reader's own spacing of letters, the choice of theme is wide enough for its words", async ({ lab }) => {
  const width = () => lab.locator("[aria-label=Theme]").evaluate(({ clientWidth }) => clientWidth);
  const before = await width();
  const style = await lab.addStyleTag({ content: "* { letter-spacing: 0.12em; word-spacing: 0.16em }" });
  // Twelve letters at 13 pixels, a space among them.
  expect(await width()).toBeGreaterThan(before + 8);
  await style.evaluate((element) => (element as Element).remove());
});

describe("axe-core finds no violations", () => {
  test.for([
    ["lists.html", 1],
    ["lessons.html", 2],
    ["embed-guide.html", 3],
    ["reference.html", 4],
    ["index.html", 5],
  ] as const)("in %s, at 360, 768 and 1440 pixels, in light and dark", async ([address, n], { page }) => {
    await page.setViewportSize({ width: 360, height: 900 });
    if (address === "index.html") await opened(page);
    else await read(page, address);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), "at once").toBeLessThanOrEqual(360);
    // Of the hundred names that the reference explains alike, every fifth.
    if (address === "reference.html")
      await page.locator("main section:has(> h3):not(:nth-of-type(5n))").evaluateAll((all) => {
        for (const section of all) section.remove();
      });
    await checkLooks(page, n);
  });

  test("in any dialog", async ({ lab: page }) => {
    for (const name of ["New…", "Load…", "Save…"]) {
      await pressed(page, name);
      // The page behind is inert, and checked by another test.
      expect(await violations(page, "dialog[open]"), name).toEqual([]);
      await page.keyboard.press("Escape");
    }
  });
});

test("magnified four times, no dialog is wider than the window", async ({ lab: page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const name of ["New…", "Load…", "Save…"]) {
    await pressed(page, name);
    const hidden = page.locator("dialog[open]").evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
    expect(await hidden, name).toBe(0);
    await page.keyboard.press("Escape");
  }
});

test("Tab passes the shelf, tools, board and player, and “To the board” focuses the board without changing it", async ({
  lab: page,
}) => {
  await taken(page, "one-way");
  await unfolded(page, "Tools");
  await page.getByLabel("Example").focus();
  const reached: string[] = [];

  while (reached.at(-1) !== "This step" && reached.length < 50) {
    await page.keyboard.press("Tab");
    reached.push(
      await page.evaluate(() => {
        let focused = document.activeElement as HTMLElement;
        while (focused.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement as HTMLElement;
        const { labels } = focused as HTMLSelectElement;
        return focused.ariaLabel ?? labels?.[0]?.firstChild?.textContent ?? focused.textContent!;
      }),
    );
  }
  expect(reached).toEqual(
    expect.arrayContaining([
      "Algorithm",
      "Tools",
      "Menu",
      "Undo",
      "Graph of 8 nodes",
      "Play",
      "Position in the search",
    ]),
  );

  // The address is written after a pause.
  await page.waitForURL(/#example=one-way&/);
  await page.getByRole("link", { name: "To the board" }).focus();
  await page.keyboard.press("Enter");
  await page.waitForFunction(
    () => document.querySelector("step-star")!.shadowRoot!.activeElement?.role === "application",
  );
  expect(page.url(), "the link does not replace the board's address").toContain("#example=one-way&");
  expect(await page.evaluate(() => document.querySelector("step-star")!.graph?.nodes.length)).toBe(8);
});

test("the list of open nodes is named by its heading, and a row by its place and its numbers", async ({
  lab: page,
}) => {
  const list = page.getByRole("listbox", { name: "Open, in order of expansion: f, g, h" });
  const named = await page.evaluate(() => {
    const [{ at, f, g, h }] = document.querySelector("step-star")!.trace!.openList(1) as [import("stepstar").NodeState];
    return `(${(at as number[]).join(", ")}) ${f} ${g} ${h}`;
  });
  await list.getByRole("option", { name: named, exact: true }).waitFor();
});

test("nothing is sent anywhere, and after the first visit the site works offline", async ({ open }) => {
  const page = await open({ serviceWorkers: "allow" });
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    const { protocol, host } = new URL(request.url());
    if (!/^(data|blob):$/.test(protocol) && host !== new URL(page.url()).host && page.url() !== "about:blank")
      elsewhere.push(request.url());
    if (request.method() !== "GET") elsewhere.push(`${request.method()} ${request.url()}`);
  });
  await opened(page);
  await pressed(page, "Copy link");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  expect(elsewhere).toEqual([]);

  // The browser's own cache may be gone by the next visit.
  const session = await page.context().newCDPSession(page);
  await session.send("Network.clearBrowserCache");
  await session.detach();
  await page.context().setOffline(true);
  // setOffline applies to pages only: the service worker would still find the server.
  await page.context().route("**", (route) => route.abort());
  for (const address of ["lists.html", "", "lessons.html", "#example=ties", "?from=a-course#example=ties"]) {
    // No need to wait for what the page draws. Its title comes after the answer's first bytes.
    await page.goto(address, { waitUntil: "commit" });
    await expect.poll(() => page.title(), { message: address }).toContain("Stepstar");
  }
  await opened(page);
  expect(await page.title(), "index.html").toContain("Stepstar");
});

test("the chosen theme is remembered", async ({ lab: page }) => {
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await paper();
  await page.getByLabel("Theme").selectOption("dark");
  expect(await paper()).not.toBe(light);
  await opened(page);
  expect(await page.getByLabel("Theme").inputValue()).toBe("dark");
  await page.getByLabel("Theme").selectOption("auto");
  expect(await paper()).toBe(light);
});

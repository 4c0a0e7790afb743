/** A figure on somebody's page moves nothing, keeps nothing, asks for nothing but its script, and makes do with a strict policy. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, inject } from "vitest";
import { TRAP } from "./board.js";
import { AFTER, hostsAddress, openedLate, painted, whole } from "./course-page.js";
import { test } from "./page.js";

const guide = readFileSync(join(import.meta.dirname, "../../embed-guide.html"), "utf8");
/** A listing of the guide, as it is copied. */
const printed = (id: string): string => {
  const listing = new RegExp(`<code id="${id}">([^<]*)</code>`).exec(guide);
  if (!listing) throw new Error(`The guide has no listing "${id}".`);
  return listing[1]!.replaceAll("&lt;", "<").replaceAll("&gt;", ">");
};

const figure = (attributes = "") =>
  `<step-star step="0" height="320" ${attributes}>\n<pre>${TRAP}\n</pre>\n</step-star>`;
const course = (head: string, body = figure()) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A course</title>${head}</head>
<body><h1>A course</h1>${body}<p>${AFTER}</p></body></html>`;
const SCRIPT = '<script src="embed.js" defer></script>';

test.for([360, 600, 760, 1200])(
  "with the room that the guide keeps, a late script moves nothing, %i wide",
  async (width, { open }) => {
    const page = await open({ viewport: { width, height: 1000 } });
    const { before, after, moved } = await openedLate(page, course(`<style>${printed("room")}</style>${SCRIPT}`));
    expect(after).toBe(before);
    expect(moved).toEqual([]);
  },
);

test.for([360, 760, 1200])("nothing inside moves while a slow machine searches, %i wide", async (width, { open }) => {
  const page = await open({ viewport: { width, height: 1000 } });
  const html = course(`<style>${printed("room")}</style>${SCRIPT}`);
  const { before, after, moved } = await openedLate(page, html, true);
  expect(after).toBe(before);
  expect(moved).toEqual([]);
});

test("the room is what keeps the page still", async ({ open }) => {
  const page = await open({ viewport: { width: 760, height: 1000 } });
  const { before, after, moved } = await openedLate(page, course(SCRIPT));
  expect(after).toBeGreaterThan(before);
  expect(moved).toContain(AFTER);
});

test("a figure keeps nothing in the browser, and asks for nothing but its script", async ({ open }) => {
  const page = await open();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const address = await hostsAddress({
    "guest.html": course(SCRIPT, figure('mode="predict" editable data-graded="5"')),
  });
  await page.goto(`${address}guest.html`);
  await whole(page);
  // The reader answers, and draws.
  const board = page.locator("step-star .board");
  await board.click({ position: { x: 40, y: 40 } });
  await page.evaluate(() => document.querySelector("step-star")!.load({ start: [1, 0] }));
  await whole(page);
  expect(await kept(page)).toEqual(NOTHING);
  expect(asked).toEqual([`${address}guest.html`, `${address}embed.js`]);
});

test("nor does a frame whose address has no keep, and it asks its own site alone", async ({ open }) => {
  const page = await open();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("embed.html#example=trap&mode=predict&graded=5&step=3");
  await whole(page);
  await page.locator("step-star .board").click({ position: { x: 40, y: 40 } });
  await painted(page);
  expect(await kept(page)).toEqual(NOTHING);
  expect(asked.filter((url) => !url.startsWith(inject("site")) && !url.startsWith("data:"))).toEqual([]);
});

const NOTHING = { cookies: [], document: "", local: 0, session: 0, databases: [], caches: [], workers: 0 };

const kept = async (page: Page) => ({
  cookies: await page.context().cookies(),
  ...(await page.evaluate(async () => ({
    document: document.cookie,
    local: localStorage.length,
    session: sessionStorage.length,
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }))),
});

test("the policy that the guide prints is enough, and without WebAssembly in it the map is text with a sentence", async ({
  open,
}) => {
  const policy = printed("policy");
  const withPolicy = (content: string) =>
    course(
      `<meta http-equiv="Content-Security-Policy" content="${content}">${SCRIPT}`,
      figure('editable mode="predict"'),
    );
  const less = policy.replace(" 'wasm-unsafe-eval'", "");
  const address = await hostsAddress({ "strict.html": withPolicy(policy), "stricter.html": withPolicy(less) });
  const page = await open();
  const refused: string[] = [];
  page.on("console", (message) => /Content.Security.Policy/i.test(message.text()) && refused.push(message.text()));
  await page.goto(`${address}strict.html`);
  await whole(page);
  await page.locator("step-star .board").click({ position: { x: 40, y: 40 } });
  await page.getByRole("button", { name: "Step forward", exact: true }).click();
  expect(refused).toEqual([]);
  // Nothing in it could be left out.
  await page.goto(`${address}stricter.html`);
  const star = page.locator("step-star");
  await star.getByRole("alert").waitFor();
  expect(await star.locator("pre").first().isVisible()).toBe(true);
});

test("where no script runs, a frame shows its map as text, with a sentence", async ({ open }) => {
  const page = await open({ javaScriptEnabled: false });
  await page.goto("embed.html");
  expect(await page.locator("step-star").textContent()).toContain("....S........#.....G....");
  expect(await page.locator("noscript p").textContent()).toMatch(/^A map as text: S is the start/);
  expect(await page.locator("step-star").isVisible()).toBe(true);
});

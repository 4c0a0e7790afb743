/** embed.js on other people's pages: from file://, under a strict policy, in XML, parsed in pieces, removed and put back. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { StepStarElement } from "../../src/package/element/contract.js";
import { checkLooks } from "./axe.js";
import { BoardInPage, TRAP } from "./board.js";
import { test } from "./page.js";

const script = join(import.meta.dirname, "../../../dist/embed.js");
const german = join(import.meta.dirname, "../../../dist/embed.de.js");
const page = (more: string) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>A course</title>${more}`;
const xhtml = (
  attributes: string,
) => `<html xmlns="http://www.w3.org/1999/xhtml" ${attributes}><head><title>A course</title></head>
  <body><step-star step="0">${TRAP}</step-star><script src="course.js"></script></body></html>`;

interface Answer {
  readonly contentType: string;
  readonly body: string;
  readonly headers?: Record<string, string>;
}

/** Serves a file of somebody's course, with embed.js beside it as course.js. */
async function serveCourse(browser: Page, file: string, answer: Answer): Promise<void> {
  await browser.route(`**/${file}`, (route) => route.fulfill(answer));
  for (const [name, path] of [
    ["course.js", script],
    ["course.de.js", german],
  ] as const)
    await browser.route(`**/${name}`, (route) =>
      route.fulfill({ contentType: "text/javascript", body: readFileSync(path, "utf8") }),
    );
}

test("embed.js works from file://, without network, cookies or storage", async ({ open }) => {
  expect(existsSync(script), "dist/embed.js is missing: run npm run build").toBe(true);
  const folder = mkdtempSync(join(tmpdir(), "stepstar-"));
  try {
    writeFileSync(join(folder, "stepstar.js"), readFileSync(script));
    // The script comes first, so the map's text is parsed after the element is created.
    writeFileSync(
      join(folder, "course.html"),
      page(
        `<script src="stepstar.js"></script><step-star recipe="floor-plan" step="0" height="320">${TRAP}</step-star>`,
      ),
    );
    const browser = await open({ offline: true });
    const asked: string[] = [];
    browser.on("request", (request) => asked.push(request.url()));
    await browser.goto(`file://${folder}/course.html`);
    await browser.waitForFunction(() => document.querySelector("step-star")!.trace !== null);
    const found = await browser.locator("step-star").evaluate((element: StepStarElement) => {
      const board = element.shadowRoot!.querySelector(".board")!;
      return [
        element.position,
        element.result!.cost,
        board.clientHeight,
        element.shadowRoot!.querySelector(".tools .gap"),
      ];
    });
    expect(found).toEqual([0, 23, 320, null]);
    expect(asked.filter((url) => !url.startsWith("file://"))).toEqual([]);
    expect(await browser.evaluate(() => [document.cookie, localStorage.length])).toEqual(["", 0]);

    // A page from file:// may not read files; the browser's own error doesn't say so, but ours must.
    const other = await browser.context().newPage();
    writeFileSync(
      join(folder, "apart.html"),
      page(`<script src="stepstar.js"></script><step-star src="a.map"></step-star>`),
    );
    await other.goto(`file://${folder}/apart.html`);
    expect(await other.locator("step-star").getByRole("alert").textContent()).toBe(
      "The map a.map could not be loaded: a page opened by double click may not read files. Put the map inside the element.",
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("under a policy that forbids WebAssembly the element explains what to allow", async ({ open }) => {
  expect(existsSync(script), "dist/embed.js is missing: run npm run build").toBe(true);
  const browser = await open({ bypassCSP: false });
  const policy = "script-src 'self' 'unsafe-inline'";
  await serveCourse(browser, "course.html", {
    contentType: "text/html",
    headers: { "content-security-policy": policy },
    body: page(`<step-star>${TRAP}</step-star><script src="course.js"></script>`),
  });
  await browser.goto("course.html");
  const fault = browser.locator("step-star").getByRole("alert");
  expect(await fault.textContent()).toMatch(/wasm-unsafe-eval/);
  expect(await browser.locator("step-star .board").isVisible()).toBe(false);
});

test("on a page without an address of its own, a map's file needs a whole address", async ({ page: browser }) => {
  await browser.goto(`data:text/html,${encodeURIComponent(page('<step-star src="maps/a.map"></step-star>'))}`);
  await browser.addScriptTag({ content: readFileSync(script, "utf8") });
  const fault = browser.locator("step-star").getByRole("alert");
  const wanted = "it must be an address, and a whole one on a page that has none itself.";
  await expect.poll(() => fault.textContent()).toBe(`The attribute "src" is "maps/a.map": ${wanted}`);
  await browser.locator("step-star").evaluate((star) => star.setAttribute("src", "http://["));
  await expect.poll(() => fault.textContent()).toBe(`The attribute "src" is "http://[": ${wanted}`);
});

test("in an XHTML document, such as an e-book, Space presses the focused button and does not play", async ({
  page: browser,
}) => {
  await serveCourse(browser, "course.xhtml", { contentType: "application/xhtml+xml", body: xhtml("") });
  await browser.goto("course.xhtml");
  const star = await browser.evaluateHandle(() => document.querySelector("step-star")!);
  await star.evaluate((element: StepStarElement) => element.settled);
  await browser.getByRole("button", { name: "Step forward", exact: true }).press("Space");
  expect(await star.evaluate(({ playing }: StepStarElement) => playing)).toBe(false);
  expect(await star.evaluate(({ position }: StepStarElement) => position)).toBeGreaterThan(0);
});

test("in an XHTML document the language may be given as xml:lang", async ({ page: browser }) => {
  await serveCourse(browser, "course.xhtml", { contentType: "application/xhtml+xml", body: xhtml('xml:lang="de"') });
  await browser.goto("course.xhtml");
  await browser.getByRole("button", { name: "Schritt vor", exact: true }).waitFor();
});

test("on a page without a character set the element's texts are still correct", async ({ page: browser }) => {
  const folder = mkdtempSync(join(tmpdir(), "stepstar-"));
  try {
    writeFileSync(join(folder, "embed.js"), readFileSync(script));
    writeFileSync(join(folder, "embed.de.js"), readFileSync(german));
    writeFileSync(
      join(folder, "course.html"),
      `<!doctype html><title>A course</title><script src="embed.js" defer></script><step-star lang="de"><pre>${TRAP}</pre></step-star>`,
    );
    await browser.goto(`file://${folder}/course.html`);
    expect(await browser.evaluate(() => document.characterSet)).toBe("windows-1252");
    await browser.getByRole("button", { name: "Schritt zurück", exact: true }).waitFor();
    await browser.locator("step-star .badge", { hasText: /\w · \w/ }).waitFor();
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("embed.js honours a reader's wish for more contrast", async ({ open }) => {
  const page = await open({ contrast: "more" });
  await page.setContent("<!doctype html><title>A course</title><step-star><pre>..</pre></step-star>");
  await page.addScriptTag({ path: script });
  const colours = await page.locator("step-star").evaluate((star) => {
    const style = getComputedStyle(star);
    return ["--line", "--edge"].map((name) => style.getPropertyValue(name));
  });
  expect(colours[0]).toBe(colours[1]);
});

test("with the script first, a map that arrives in pieces is searched once, when it is complete", async ({ open }) => {
  const browser = await open();
  const half = TRAP.length / 2 + 7;
  const server = createServer(async (request, response) => {
    if (request.url !== "/")
      return response.writeHead(200, { "content-type": "text/javascript" }).end(readFileSync(script));
    response.writeHead(200, { "content-type": "text/html" });
    response.write(
      page(`<script src="embed.js"></script><script>
      const told = [];
      for (const type of ["result", "fault"])
        addEventListener(type, ({ detail }) => told.push(detail?.result?.cost ?? type));
      </script><p>and now <em><step-star step="0">`),
    );
    // Each once the parser has delivered the one before on its own.
    const there = (text: string) => browser.waitForFunction((text) => document.body?.textContent.includes(text), text);
    await there("and now");
    const [first, last] = [TRAP.slice(0, half), TRAP.slice(half)];
    response.write(first);
    await there(first);
    response.write(`${last}</step-star>`);
    await there(last);
    return response.end("</em> and so on");
  });
  await new Promise<void>((done) => server.listen(0, "localhost", done));
  try {
    await browser.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
    await browser.waitForFunction(() => document.querySelector("step-star")!.trace !== null);
    expect(await browser.evaluate("told")).toEqual([23]);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

test("removed elements give their memory back, and all elements share one engine", async ({ page }) => {
  const watching = await page.addInitScript(() => {
    const memories: WebAssembly.Memory[] = [];
    Object.assign(window, { memories });
    WebAssembly.Instance = new Proxy(WebAssembly.Instance, {
      construct(target, parts: [WebAssembly.Module, WebAssembly.Imports?]) {
        const instance = new target(...parts);
        // A part that comes later has the memory of its engine.
        const { memory } = instance.exports;
        if (memory) memories.push(memory as WebAssembly.Memory);
        return instance;
      },
    });
  });
  const board = await BoardInPage.open(page);
  await watching.dispose();
  // No audit is still under way when its element is removed.
  await board.atOnce();
  const found = await page.evaluate(async () => {
    const { memories } = window as unknown as { memories: WebAssembly.Memory[] };
    const row = ".".repeat(200);
    const map = [`S${row.slice(1)}`, ...Array.from({ length: 198 }, () => row), `${row.slice(1)}G`].join("\n");
    const addAndRemove = async () => {
      const element = document.createElement("step-star");
      element.options = { heuristic: "zero" };
      element.map = map;
      document.body.append(element);
      await element.settled;
      const { bytes } = element.trace!;
      element.remove();
      return bytes;
    };
    const held = await addAndRemove();
    const before = memories[0]!.buffer.byteLength;
    for (let i = 0; i < 12; i++) await addAndRemove();
    return { engines: memories.length, held, grown: memories[0]!.buffer.byteLength - before };
  });
  expect(found.engines).toBe(1);
  expect(found.held).toBeGreaterThan(1e6);
  // If twelve elements leaked, memory would grow twelvefold. An audit may grow it once.
  expect(found.grown).toBeLessThan(4 * found.held);
});

test("an element removed and put back shows its edits and its step", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { editable: "", step: "e30" });
  await board.drag([
    { x: 1, y: 1 },
    { x: 5, y: 1 },
  ]);
  const before = [await board.cells(), await board.read("position")];
  await page.evaluate(() => {
    const element = document.querySelector("step-star")!;
    element.remove();
    document.querySelector("main")!.append(element);
  });
  await board.settled();
  expect([await board.cells(), await board.read("position")]).toEqual(before);
});

test("without scripts the guide's snippets are readable maps, and in a form that Markdown accepts", async ({
  open,
}) => {
  const guide = await open({ javaScriptEnabled: false });
  await guide.goto("embed-guide.html");
  expect(await guide.locator("step-star > pre").textContent()).toMatch(/^S\.\.#\.\n\.#\.\.\.\n\.\.\.#G$/m);
  const snippets = await guide.locator("code", { hasText: /<step-star [^>]*>/ }).allTextContents();
  // Markdown treats a tag as HTML only on a line of its own, and only up to the next empty line.
  for (const snippet of snippets.filter((text) => text.includes("\n")))
    expect(snippet).toMatch(/^<step-star [^>]*>\n<pre>\n(.+\n)+<\/pre>\n<\/step-star>$/m);
});

test("axe finds no violations in the embed page, at three widths, in light and dark", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { editable: "" });
  await page.waitForFunction(() => document.querySelector("step-star")!.truth !== null);
  await board.settled();
  await checkLooks(page, 0);
});

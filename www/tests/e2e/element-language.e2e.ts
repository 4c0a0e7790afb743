/** The language of the element: that of the page or its own. */
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "playwright-core";
import { expect, onTestFinished } from "vitest";
import { tag } from "../../src/course/markup.js";
import type { StepStarElement } from "../../src/package/element/contract.js";
import { BoardInPage } from "./board.js";
import { hostsAddress, lateScript } from "./course-page.js";
import { test } from "./page.js";

test("in a right-to-left page the element stays left to right and says that it is in English", async ({ page }) => {
  await page.goto("embed.html");
  await page.evaluate(() => Object.assign(document.documentElement, { dir: "rtl", lang: "ar" }));
  const board = await BoardInPage.open(page, { step: "0" });
  const say = board.element.locator(".say");
  expect(await say.evaluate((element) => element.closest("[lang]")?.getAttribute("lang"))).toBe("en");
  const directions = await board.star.evaluate((element: StepStarElement) =>
    [".say", ".look", ".scrub input", ".buttons"].map(
      (part) => getComputedStyle(element.shadowRoot!.querySelector(part)!).direction,
    ),
  );
  expect(new Set(directions)).toEqual(new Set(["ltr"]));
});

test("on a page from right to left the map is not mirrored, the keys lead where they point, and the page's own words follow the page", async ({
  open,
}) => {
  const page = await open({ viewport: { width: 360, height: 800 } });
  const figure = tag({ room: "", map: "S..#\n...G", attributes: [["step", "0"]] }).replace(
    "</step-star>",
    '<p slot="caption">بحث</p></step-star>',
  );
  const address = await hostsAddress({
    "rtl.html": `<!doctype html><html lang="ar" dir="rtl"><meta charset="utf-8"><title>بحث</title>${figure}<script src="embed.js" async></script></html>`,
  });
  const send = await lateScript(page);
  await page.goto(`${address}rtl.html`, { waitUntil: "commit" });
  // Without the element, as without a script: S is left of the wall in its row.
  const [start, wall] = await page.locator("step-star > pre").evaluate((pre) =>
    [0, 3].map((at) => {
      const letter = new Range();
      letter.setStart(pre.firstChild!, at);
      letter.setEnd(pre.firstChild!, at + 1);
      return letter.getBoundingClientRect().left;
    }),
  );
  expect(start).toBeLessThan(wall!);
  send();
  await page.waitForFunction(() => document.querySelector("step-star")?.trace);
  const star = page.locator("step-star");
  await star.getByRole("button", { name: "Keys and gestures" }).click();
  const direction = (selector: string) =>
    star
      .locator(selector)
      .first()
      .evaluate((part) => getComputedStyle(part).direction);
  for (const part of [".boards", ".player", ".count", "dialog"]) expect(await direction(part), part).toBe("ltr");
  expect(await direction("p[slot=caption]")).toBe("rtl");
  await page.keyboard.press("Escape");
  await star.locator(".scrub input").press("ArrowRight");
  expect(await star.evaluate((element: StepStarElement) => element.position)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test("a German board says in German what happened, on the screen and as it is announced", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { lang: "de", step: "0" });
  /** The text, and its languages. */
  const spoken = (part: string) =>
    board.element.locator(part).evaluate((element) => {
      const [texts, languages] = [[] as string[], new Set<string>()];
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        texts.push(walker.currentNode.nodeValue!);
        languages.add(walker.currentNode.parentElement!.closest<HTMLElement>("[lang]")!.lang);
      }
      return { text: texts.join(""), languages: [...languages] };
    });
  const says = async (text: RegExp) => {
    for (const part of [".say", "[aria-live]"])
      await expect.poll(() => spoken(part)).toEqual({ text: expect.stringMatching(text), languages: ["de"] });
  };
  expect((await spoken(".say")).text).toBe("Noch ist nichts geschehen.");
  await page.getByRole("button", { name: "Schritt vor", exact: true }).click();
  await says(/^Der Start \(4, 5\) wird geöffnet: .* \(4, 5\) expandiert: .*\.$/);
  await board.star.evaluate((star: StepStarElement) => {
    star.addBreakPoint({ at: [5, 5], when: "closes" });
    star.speed = 1000;
    star.play();
  });
  await says(/^Angehalten: \(5, 5\) wird geschlossen\. \(5, 5\) expandiert: .*\.$/);

  await board.star.evaluate((star: StepStarElement) => star.setAttribute("mode", "predict"));
  await board.settled();
  const [x, y] = await board.star.evaluate((star: StepStarElement) => {
    const next = star.trace!.next(star.position, 1, { kinds: ["close"] })!;
    return star.trace!.event(next - 1).at as [number, number];
  });
  await board.click({ x, y });
  await says(/^Richtig\. .* expandiert: .*\. Was wird als Nächstes expandiert\? .* 1 von 1 richtig\.$/);
  await board.star.evaluate(async (star: StepStarElement) => {
    star.options = { heuristic: "zero" };
    await star.settled;
    star.position = 60;
  });
  await board.settled();
  const tied = await board.star.evaluate((star: StepStarElement) => {
    const [expected, ...others] = star.trace!.openList();
    return others.find(({ f }) => f === expected!.f)!.at as [number, number];
  });
  await board.click({ x: tied[0], y: tied[1] });
  await says(/^Ein anderes kommt zuerst: von \d+ gleichen entscheidet .*\. Was wird .*/);
});

test("mistakes are told in German, and that there is nothing to search for", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { lang: "de", weigth: "2" }, "##\n##");
  const fault = board.element.getByRole("alert");
  expect(await fault.textContent()).toBe(
    'Es gibt kein Attribut "weigth": War "weight" gemeint? Es gibt nichts zu suchen: Setze Start und Ziel auf das Brett.',
  );
  expect(await fault.locator('[lang="en"]').count()).toBe(0);
});

test("a German verdict and its tooltip are in German", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { lang: "de" });
  const verdict = board.element.getByText("Optimal", { exact: true });
  await verdict.waitFor();
  const title = verdict.locator("xpath=ancestor::*[@title][1]");
  expect(await title.getAttribute("title")).toMatch(
    /^Optimal, Kosten 23\. Die Schätzung ist nie zu hoch und konsistent\.$/,
  );
  expect(await title.getAttribute("lang")).toBe("de");
});

for (const [lang, next, said] of [
  ["es", "Paso adelante", /^Se abre la salida \(4, 5\): g = 0, .*Se expande \(4, 5\)/],
  ["ko", "한 걸음 앞으로", /^출발점 \(4, 5\) 열림: g = 0, .*\(4, 5\) 확장/],
] as const)
  test(`a board speaks ${lang}`, async ({ embed: page }) => {
    const board = await BoardInPage.open(page, { lang, step: "0" });
    await page.getByRole("button", { name: next, exact: true }).click();
    await expect.poll(() => board.sentence()).toMatch(said);
  });

test("a language is fetched when it is used, and no other", async ({ open }) => {
  const page = await open();
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(/\/(\w\w)-[\w-]{8}\.js$/.exec(request.url())?.[1] ?? ""));
  await page.goto("embed.html");
  const board = await BoardInPage.open(page);
  expect(fetched.join("")).toBe("");
  await board.star.evaluate((star) => star.setAttribute("lang", "ko"));
  await page.getByRole("button", { name: "한 걸음 앞으로", exact: true }).waitFor();
  expect(fetched.join("")).toBe("ko");
});

/** A page on a disk, with the scripts of the site beside it. */
function onDisk(html: string, without: string[] = []): string {
  const folder = mkdtempSync(join(tmpdir(), "stepstar-language-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const site = join(import.meta.dirname, "../../../site");
  for (const name of ["embed.js", "embed.de.js"])
    if (!without.includes(name)) copyFileSync(join(site, name), join(folder, name));
  writeFileSync(join(folder, "page.html"), `<!doctype html><meta charset="utf-8">${html}`);
  return pathToFileURL(join(folder, "page.html")).href;
}

const STAR = '<html lang="de"><step-star>S.G</step-star>';
const nameOf = (page: Page) =>
  page.evaluate(async () => {
    const star = document.querySelector("step-star") as StepStarElement;
    await star.settled;
    return star.shadowRoot!.querySelector(".board")!.ariaLabel;
  });

test("embed.js opened from a disk has the language from the file beside it, or from one that the page lists", async ({
  page,
}) => {
  for (const scripts of [
    '<script src="embed.js"></script>',
    '<script src="embed.js?v=2" defer></script>',
    '<script src="embed.de.js"></script><script src="embed.js"></script>',
  ]) {
    await page.goto(onDisk(scripts + STAR));
    expect(await nameOf(page), scripts).toBe("Brett mit 3 mal 1 Feldern");
  }
});

test("a language whose file is not there is English", async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(onDisk(`<script src="embed.js"></script>${STAR}`, ["embed.de.js"]));
  expect(await nameOf(page)).toBe("Board of 3 by 1 cells");
  await context.close();
});

test("inside another element's shadow tree it uses the language of the page", async ({ page }) => {
  await page.goto("embed.html");
  const name = await page.evaluate(async () => {
    document.documentElement.lang = "de";
    const card = document.createElement("div");
    document.body.append(card);
    card.attachShadow({ mode: "open" }).innerHTML = "<step-star>S.G</step-star>";
    const board = card.shadowRoot!.querySelector("step-star")!;
    await board.settled;
    return board.shadowRoot!.querySelector(".board")!.ariaLabel;
  });
  expect(name).toBe("Brett mit 3 mal 1 Feldern");
});

test("it changes its language with the page's, and keeps its step", async ({ page }) => {
  const board = await BoardInPage.open(page, { step: "0" });
  await page.evaluate(() => {
    document.documentElement.lang = "de-AT";
  });
  await expect.poll(() => board.sentence()).toBe("Noch ist nichts geschehen.");
  await page.getByRole("button", { name: "Schritt vor", exact: true }).click();
  const position = await board.read("position");
  await page.evaluate(() => {
    document.documentElement.lang = "fr";
  });
  await page.getByRole("button", { name: "Step forward", exact: true }).waitFor();
  expect(await board.read("position")).toBe(position);
});

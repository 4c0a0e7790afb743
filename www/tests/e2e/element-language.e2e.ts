/** The language of the element: that of the page or its own, and marked where the engine speaks English. */
import { expect } from "vitest";
import type { StepStarElement } from "../../src/element/contract.js";
import { BoardInPage } from "./board.js";
import { test } from "./page.js";

test("in a right-to-left page the element stays left to right and says that it is in English", async ({ open }) => {
  const page = await open();
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

test("a German board marks what is the engine's in a sentence as English, and no more", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { lang: "de", step: "0" });
  /** The text of each language, on the screen and as it is announced. */
  const spoken = (part: string) =>
    board.element.locator(part).evaluate((element) => {
      const texts: Record<string, string> = { de: "", en: "" };
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (walker.nextNode())
        texts[walker.currentNode.parentElement!.closest<HTMLElement>("[lang]")!.lang] += walker.currentNode.nodeValue;
      return texts;
    });
  const says = async (de: RegExp, en: RegExp) => {
    const texts = expect.objectContaining({ de: expect.stringMatching(de), en: expect.stringMatching(en) });
    for (const part of [".say", "[aria-live]"]) await expect.poll(() => spoken(part)).toEqual(texts);
  };
  expect(await spoken(".say")).toEqual({ de: "Noch ist nichts geschehen.", en: "" });
  await page.getByRole("button", { name: "Schritt vor", exact: true }).click();
  await says(/^$/, /^Opened the start \(4, 5\).* Expanded \(4, 5\).*\.$/);
  await board.star.evaluate((star: StepStarElement) => {
    star.addBreakPoint({ at: [5, 5], when: "closes" });
    star.speed = 1000;
    star.play();
  });
  await says(/^Angehalten: \(5, 5\) wird geschlossen\. $/, /^Expanded \(5, 5\).*\.$/);

  await board.star.evaluate((star: StepStarElement) => star.setAttribute("mode", "predict"));
  await board.settled();
  const [x, y] = await board.star.evaluate((star: StepStarElement) => {
    const next = star.trace!.next(star.position, 1, { kinds: ["close"] })!;
    return star.trace!.event(next - 1).at as [number, number];
  });
  await board.click({ x, y });
  await says(/^Richtig\. {2}Was wird als Nächstes expandiert\? .* 1 von 1 richtig\.$/, /^Expanded .*\.$/);
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
  await says(/^Ein anderes kommt zuerst, von \d+: .*\. Was wird .*/, /^$/);
});

test("that there is nothing to search for is said in German, beside the engine's English", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { lang: "de", weigth: "2" }, "##\n##");
  const parts = await board.element.getByRole("alert").evaluate((fault) => {
    const walker = document.createTreeWalker(fault, NodeFilter.SHOW_TEXT);
    const parts: string[][] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode;
      parts.push([text.parentElement!.closest<HTMLElement>("[lang]")!.lang, text.nodeValue!.trim()]);
    }
    return parts.filter(([, text]) => text);
  });
  expect(parts).toEqual([
    ["en", expect.stringMatching(/"weigth"/)],
    ["de", "Es gibt nichts zu suchen: Setze Start und Ziel auf das Brett."],
  ]);
});

test("a German verdict is in German, and its tooltip from the engine is marked as English", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { lang: "de" });
  const verdict = board.element.getByText("Optimal", { exact: true });
  await verdict.waitFor();
  expect(
    await verdict.evaluate((text) =>
      [text, text.closest("[title]")!].map((of) => of.closest<HTMLElement>("[lang]")!.lang),
    ),
  ).toEqual(["de", "en"]);
});

test("inside another element's shadow tree it uses the language of the page", async ({ open }) => {
  const page = await open();
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

test("it changes its language with the page's, and keeps its step", async ({ open }) => {
  const page = await open();
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

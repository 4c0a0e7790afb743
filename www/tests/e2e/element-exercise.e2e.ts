/** `<step-star mode="exercise">` by itself: on a page from a disk, in a frame, and where its code is out of reach. */
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "playwright-core";
import { expect, onTestFinished } from "vitest";
import type { StepStarElement } from "../../src/package/element/contract.js";
import "../../src/package/inline.js";
import { Order } from "../../src/course/exercise/order.js";
import { instanceFor } from "../../src/course/exercise/own-map.js";
import { seedFor, settingsOf } from "../../src/course/exercise/settings.js";
import { framed, openHost } from "./course-page.js";
import { test } from "./page.js";

const SCRIPTS = ["embed.js", "embed.exercise.js", "embed.de.js"];

/** A page on a disk, with the scripts of the package beside it. */
function onDisk(html: string, without: string[] = []): string {
  const folder = mkdtempSync(join(tmpdir(), "stepstar-exercise-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of SCRIPTS.filter((name) => !without.includes(name)))
    copyFileSync(join(import.meta.dirname, "../../../dist", name), join(folder, name));
  const head = '<!doctype html><meta charset="utf-8"><title>A page</title><script src="embed.js"></script>';
  writeFileSync(join(folder, "page.html"), head + html);
  return pathToFileURL(join(folder, "page.html")).href;
}

const prompt = (page: Page) => page.locator(".prompt").filter({ hasText: /\S/ });
const asked = async (page: Page) => {
  await prompt(page).waitFor();
  await page.evaluate(() => document.querySelector("step-star")!.settled);
};
/** As a click on that cell does. */
const choose = (page: Page, at: readonly number[]) =>
  page.locator("step-star").evaluate((board: StepStarElement, at) => {
    board.dispatchEvent(new CustomEvent("pick", { detail: { at } }));
  }, at);

test("opened from a disk it asks each kind, and a figure fetches nothing of that", async ({ open }) => {
  const page = await open();
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url().replace(/.*\//, "")));
  await page.goto(onDisk("<step-star>S.G</step-star>"));
  await page.evaluate(() => document.querySelector("step-star")!.settled);
  expect(fetched).not.toContain("embed.exercise.js");
  for (const [kind, question] of Object.entries({
    order: "Which cell is expanded next?",
    values: "What are g, h and f",
    parent: "is then the parent",
    mistake: "This search makes a mistake.",
    draw: "Draw a map",
  })) {
    await page.goto(onDisk(`<step-star mode="exercise" kind="${kind}"></step-star>`));
    await asked(page);
    expect(await prompt(page).textContent()).toContain(question);
    // All of the map is in view, also where cells are ringed.
    expect(await page.locator("step-star").evaluate((board: StepStarElement) => board.view), kind).toBeNull();
    // What can be stepped through would give the answer away; a mistake is to be stepped through.
    const players = page.locator("step-star .player");
    expect(await players.count(), kind).toBe(["mistake", "draw"].includes(kind) ? 1 : 0);
  }
  expect(fetched).toContain("embed.exercise.js");
});

test("where its code is out of reach a sentence says so, and the board is a figure", async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(onDisk('<step-star mode="exercise">S.5.\n.#2.\n.3.G</step-star>', ["embed.exercise.js"]));
  await page.getByText("The exercise could not be fetched: the board shows the search in its place.").waitFor();
  await page.getByRole("button", { name: "To the beginning" }).click();
  await expect.poll(() => page.locator("step-star").evaluate((board: StepStarElement) => board.step)).toBe(0);
  await page.locator("step-star").evaluate((board: StepStarElement) => {
    board.mode = "watch";
  });
  await page.getByText("The exercise could not be fetched").waitFor({ state: "hidden" });
  await context.close();
});

test("it asks about the author's map, begins anew when its attributes change, and becomes a figure again", async ({
  page,
}) => {
  await page.goto(onDisk('<step-star mode="exercise" kind="values">S.5.\n.#2.\n.3.G</step-star>'));
  await asked(page);
  const map = () => page.locator("step-star").evaluate((board: StepStarElement) => board.grid!.toText("ascii"));
  const own = await map();
  expect(own).toContain(".#2.");
  await page.locator("step-star").evaluate((board: StepStarElement) => {
    board.kind = "parent";
  });
  await prompt(page).getByText("is then the parent").waitFor();
  expect(await map()).toBe(own);
  await page.locator("step-star").evaluate((board: StepStarElement) => board.replaceChildren());
  await expect.poll(map).not.toBe(own);
  await page.locator("step-star").evaluate((board: StepStarElement) => {
    board.textContent = "S#G";
  });
  await prompt(page).getByText("no path leads from the start to the goal").waitFor();
  await page.locator("step-star").evaluate((board: StepStarElement) => {
    board.mode = "watch";
  });
  await expect.poll(() => page.locator(".exercise").count()).toBe(0);
  expect(await map()).toContain("#");
});

for (const [attribute, sentence] of [
  ['kind="ordr"', 'The attribute "kind" is "ordr": did you mean "order"?'],
  ['seed="x"', 'The attribute "seed" is "x": it must be a whole number from 1 to 2147483648.'],
  ['questions="11"', 'The attribute "questions" is "11": it must be a whole number from 1 to 10.'],
  ['feedback="never"', 'The attribute "feedback" is "never"'],
  ['knid="order"', 'There is no attribute "knid": did you mean "kind"?'],
] as const)
  test(`${attribute} is told, and what is usual is asked`, async ({ page }) => {
    await page.goto(onDisk(`<step-star mode="exercise" ${attribute}></step-star>`));
    await asked(page);
    expect(await page.getByRole("alert").filter({ hasText: /\S/ }).textContent()).toContain(sentence);
  });

test("answers are told in the language of the element, and kept, so that it comes back as it was left", async ({
  browser,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const hash = "#kind=order&student=Ada";
  const settings = settingsOf(hash);
  const order = new Order(instanceFor(settings, seedFor(settings, 0)));
  await page.goto(onDisk('<html lang="de"><step-star mode="exercise" student="Ada" keep="hour 3"></step-star>'));
  await page.getByText("Welches Feld wird als Nächstes expandiert?").waitFor();
  const told = page.locator("step-star").evaluate(
    (board: StepStarElement) =>
      new Promise<[string, string, number]>((done) => {
        board.addEventListener("exercise", ({ detail }) => {
          if (detail.answered) done([...(window as never as { told: [string, string] }).told, detail.score]);
        });
        board.addEventListener("answer", ({ detail }) => {
          Object.assign(window, { told: [detail.chosen, detail.explanation] });
        });
      }),
  );
  await page.getByRole("button", { name: "die Suche ist zu Ende" }).click();
  const [chosen, explanation, score] = await told;
  expect([chosen, score]).toEqual(["dass die Suche zu Ende ist", 0]);
  expect(explanation).toContain("Das Ziel ist noch nicht expandiert");
  const first = order.expected[0] as readonly number[];
  await choose(page, first);
  const where = page.locator(".score");
  await where.getByText("Frage 2 von").waitFor();
  const [before, state] = [
    await where.textContent(),
    await page.locator("step-star").evaluate((board: StepStarElement) => board.progress),
  ];
  expect(JSON.stringify(state).length).toBeLessThan(2000);
  await page.reload();
  await where.getByText("Frage 2 von").waitFor();
  expect(await where.textContent()).toBe(before);
  // A host may do the same.
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await where.getByText("Frage 1 von").waitFor();
  await page.locator("step-star").evaluate((board: StepStarElement, state) => {
    board.progress = state;
  }, state);
  await where.getByText("Frage 2 von").waitFor();
  await context.close();
});

test("in embed.html it hands marks and state to a host, which brings it back after a reload", async ({ open }) => {
  const page = await open();
  const hash = "#mode=exercise&kind=order&student=Bob&id=hour3";
  const figure = await openHost(page, "splice", hash);
  const where = figure.frame.locator(".score");
  await where.getByText("Question 1 of").waitFor();
  await figure.frame.getByRole("button", { name: "the search is over" }).click();
  const REPORT = "SPLICE.reportScoreAndState";
  await expect.poll(async () => (await figure.heard(REPORT)).length).toBe(1);
  const [report] = await figure.heard(REPORT);
  expect(report).toMatchObject({ activity_id: "hour3", score: 0, state: { version: 1, asked: 1, right: 0 } });
  // Nothing tells what comes next.
  expect(await figure.heard("stepstar.result")).toEqual([]);
  const before = await figure.frame.locator(".exercise.above").textContent();
  await page.reload();
  const again = await framed(page);
  await again.frame.locator(".score").getByText("0 right so far").waitFor();
  expect(await again.frame.locator(".exercise.above").textContent()).toBe(before);
  await expect.poll(() => again.read((board) => (board.progress as { asked: number } | null)?.asked)).toBe(1);
});

test("an address that says something wrong is told of it", async ({ page }) => {
  await page.goto("exercise.html#kind=foo&sed=3");
  await asked(page);
  const said = (await page.getByRole("alert").filter({ hasText: /\S/ }).allTextContents()).join(" ");
  expect(said).toContain('The name in the address is "sed": did you mean "seed"?');
  expect(said).toContain('The attribute "kind" is "foo"');
  expect(said).toContain('"order", "values", "parent", "mistake", "draw"');
});

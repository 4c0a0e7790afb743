/** The page on which teachers compose exercises, and what it gives to take along. */
import { readFileSync } from "node:fs";
import { strFromU8, unzipSync } from "fflate";
import type { StepStarElement } from "stepstar/element";
import { expect } from "vitest";
import { cellsIn } from "../../src/course/exercise/cells.js";
import { instanceFor } from "../../src/course/exercise/own-map.js";
import { orderOf } from "../../src/course/exercise/run-of.js";
import { seedFor, settingsOf } from "../../src/course/exercise/settings.js";
import { trace } from "../../src/index.js";
import { checkLooks } from "./axe.js";
import { hostsAddress } from "./course-page.js";
import { test } from "./page.js";

test("what is composed is previewed, linked and framed, with maps of each student's own", async ({ page }) => {
  await page.goto("teach.html");
  await page.getByLabel("Kind").selectOption("values");
  await page.getByLabel("Seed").fill("12");
  await page.getByLabel("Feedback").selectOption("end");
  await page.getByLabel("Names or numbers").fill("Ada\n\nBob");
  const code = page.locator("#take code");
  const address = (await code.first().textContent())!;
  expect(settingsOf(new URL(address).hash)).toMatchObject({ kind: "values", seed: 12, feedback: "end", student: "" });
  expect(await code.nth(1).textContent()).toContain(`<iframe src="${address.replaceAll("&", "&amp;")}"`);
  // The tag asks the same, here and now.
  expect(await code.nth(2).textContent()).toContain(
    '<step-star mode="exercise" kind="values" seed="12" student="Ada" feedback="end"></step-star>',
  );
  await page.locator("#take step-star .prompt").getByText("What are g, h and f").waitFor();
  // One frame and one tag are not for all who were named: the page says how each gets maps of their own.
  await page.getByText("Everybody who opens this frame gets the same maps.").waitFor();
  await page.getByText("These are the maps of Ada").waitFor();
  const links = page.locator("#take li a");
  expect(await links.allTextContents()).toEqual(["Ada", "Bob"]);
  expect(await links.nth(1).getAttribute("href")).toContain("student=Bob");
  await page.frameLocator("iframe").getByRole("heading", { name: "Fill in g, h and f" }).waitFor();
});

test("the preview is not seen before it has its page, as an empty frame is white in the dark", async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((done) => {
    answer = done;
  });
  await page.route("**/exercise.html*", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("teach.html", { waitUntil: "commit" });
  const frame = page.locator("iframe[src]");
  await frame.waitFor({ state: "attached" });
  expect(await frame.isVisible()).toBe(false);
  answer();
  await frame.waitFor();
  await page.unroute("**/exercise.html*");
});

test("a teacher's own map is asked about in place of drawn ones; of one that makes no exercise it is said why", async ({
  page,
}) => {
  await page.goto("teach.html");
  const own = page.getByLabel("A map of your own");
  await own.fill("S.5.\n.#2.\n.3.G");
  const code = page.locator("#take code").first();
  expect(settingsOf(new URL((await code.textContent())!).hash).map).toBe("S.5._.#2._.3.G");
  const asked = page.frameLocator("iframe").locator("step-star");
  await expect.poll(() => asked.evaluate((board: StepStarElement) => board.grid?.toText("ascii"))).toContain(".#2.");
  const alert = page.getByRole("alert").filter({ hasText: /\S/ });
  expect(await alert.count()).toBe(0);
  await own.fill("S#G");
  await alert.getByText("no path leads from the start to the goal").waitFor();
  expect(settingsOf(new URL((await code.textContent())!).hash).map).toBe("");
  await own.fill("S.a..\n.....\n\na...G\n.....");
  await expect.poll(() => asked.evaluate((board: StepStarElement) => board.floors?.count)).toBe(2);
  expect(await alert.count()).toBe(0);
  // Hexagons have steps of one kind, and where learners draw, the map waits.
  await own.fill("hexagons pointy\nS...\n.#..\n...G");
  await page.getByLabel("Steps").waitFor({ state: "hidden" });
  await page.getByLabel("Kind").selectOption("draw");
  await alert.getByText("yours waits for another kind").waitFor();
  await page.getByLabel("Kind").selectOption("order");
  await expect.poll(() => alert.count()).toBe(0);
  await own.fill("https://example.org/index.html#map=5x3!lCA&from=0,0&to=4,2&size=2");
  await alert.getByText("an agent of one cell").waitFor();
  // Not every link of the lab has a map in it.
  await own.fill("https://example.org/index.html#example=trap");
  await alert.getByText("has no map in it").waitFor();
  // What an address says wrongly is told on the page of the exercise.
  await page.goto("exercise.html#map=S.%23G");
  await page.getByText("no path leads from the start to the goal").waitFor();
});

test("on paper each student has a sheet, and the key has the answers", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.classList.add("printed");
  });
  await page.goto("teach.html");
  await page.getByLabel("Names or numbers").fill("Ada\nBob");
  const settings = settingsOf("#kind=order&student=Bob");
  const { map, from, to, options } = instanceFor(settings, seedFor(settings, 0));
  const grid = cellsIn(map);
  const order = orderOf(trace(grid, from, to, options)).map((at, i) => `${i + 1} (${String(at).replace(",", ", ")})`);
  for (const [name, hasAnswers] of [
    ["Print the sheets", false],
    ["Print the key", true],
  ] as const) {
    await page.getByRole("button", { name }).click();
    await page.waitForFunction(() => document.body.classList.contains("printed"));
    await page.evaluate(() => document.body.classList.remove("printed"));
    expect(await page.locator(".sheet").count()).toBe(2);
    const text = (await page.locator(".sheet").nth(1).textContent())!;
    expect(text).toContain("Name: Bob");
    expect(text.includes(order.join(", "))).toBe(hasAnswers);
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    await page.emulateMedia({ media: "print" });
    expect(await page.locator(".sheet step-star").first().isVisible()).toBe(true);
    // Each number stands at the middle of its column or row, and the map fills its board.
    const off = await page
      .locator(".sheet")
      .nth(1)
      .evaluate((sheet) => {
        const star = sheet.querySelector("step-star")!;
        const box = star.shadowRoot!.querySelector(".board")!.getBoundingClientRect();
        const { width, height } = star.grid!;
        const middles = (numbers: string, of: "x" | "y", side: "width" | "height") =>
          [...sheet.querySelectorAll(`${numbers} li`)].map((number, i, { length }) => {
            const place = number.getBoundingClientRect();
            return Math.abs(place[of] + place[side] / 2 - box[of] - ((i + 0.5) * box[side]) / length);
          });
        const offs = [middles(".columns", "x", "width"), middles(".rows", "y", "height")];
        const { size, ground } = star.scene() as never as {
          size: DOMRect;
          ground: { view: DOMRect & { scale: number } };
        };
        const { x, y, scale } = ground.view;
        const gaps = [x, y, size.width / scale - width, size.height / scale - height].map(Math.abs);
        return [
          offs.map(({ length }) => length).join() === `${width},${height}`,
          Math.max(...offs.flat()),
          Math.max(...gaps),
        ] as const;
      });
    expect(off[0]).toBe(true);
    expect(off[1]).toBeLessThan(2);
    expect(off[2]).toBeLessThan(0.05);
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    expect(await page.locator("main").isVisible()).toBe(false);
    await page.emulateMedia({ media: null });
  }
});

test("a SCORM package has the exercise of each student, and reports their marks", async ({ page, open }) => {
  await page.goto("teach.html");
  await page.getByLabel("Kind").selectOption("draw");
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save the SCORM package" }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe("draw-1-scorm.zip");
  const files = unzipSync(readFileSync(await saved.path()));
  expect(strFromU8(files["imsmanifest.xml"]!)).toContain('href="index.html"');
  const served = Object.fromEntries(
    Object.entries(files).map(([name, bytes]) => [`package/${name}`, strFromU8(bytes)]),
  );
  const course = await open();
  await course.goto(`${await hostsAddress(served)}lms.html?figure=package/index.html`);
  const now = (name: string) =>
    course.evaluate(
      (name) => (window as never as { API: { lmsGetValue(n: string): string } }).API.lmsGetValue(name),
      name,
    );
  await expect.poll(() => now("cmi.core.lesson_status")).toBe("incomplete");
  const figure = course.frameLocator("iframe");
  await figure.getByRole("heading", { name: "Draw the map" }).waitFor();
  // An empty map does not do it, and only the first answer counts.
  await figure.getByRole("button", { name: "Check my map" }).click();
  await expect.poll(() => now("cmi.core.lesson_status")).toBe("completed");
  expect(await now("cmi.core.score.raw")).toBe("0");
  expect(await figure.locator("footer").isVisible()).toBe(false);
});

test("the page for teachers is accessible, and no wider than a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("teach.html");
  await page.frameLocator("iframe").locator(".prompt").filter({ hasText: /\S/ }).waitFor();
  await checkLooks(page, 3);
});

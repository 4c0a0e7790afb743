/** The page "Check your A*". */
import { execFileSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { checkLooks } from "./axe.js";
import { test } from "./page.js";

async function opened(page: Page, address = "check.html"): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => (document.querySelector("step-star") as unknown as { grid: unknown })?.grid);
}

const status = (page: Page) => page.locator("#status");
const run = (page: Page) => page.getByLabel("What your program printed");

async function checked(page: Page, text: string): Promise<void> {
  await run(page).fill(text);
  await page.getByRole("button", { name: "Check it" }).click();
}

test("a run with a mistake is shown at its first wrong step beside a correct one, by the keyboard alone", async ({
  page,
}) => {
  await opened(page);
  await page.getByRole("combobox", { name: "Map" }).selectOption("own");
  await page.getByLabel("Your map, as text").fill("S9..\n.9..\n...G");
  await page.getByRole("button", { name: "Use this map" }).press("Enter");
  await run(page).fill("0 0\n1 0\n2 0\n3 0\n3 1\n3 2");
  await page.getByRole("button", { name: "Check it" }).press("Enter");
  await status(page).getByText("Not a correct A*.").waitFor();
  expect(await page.evaluate(() => document.activeElement!.id)).toBe("verdict-heading");
  expect(await page.locator("#message").textContent()).toContain("Expansion 2 takes (1, 0)");
  expect(await page.locator("#verdict .hint").first().textContent()).toContain("a correct one takes (0, 1)");

  // Both after the second expansion, and stepped together.
  const steps = () =>
    page.evaluate(async () => {
      const boards = [...document.querySelectorAll<HTMLElementTagNameMap["step-star"]>("#verdict step-star")];
      for (const board of boards) await board.settled;
      return boards.map(({ trace }) => {
        const { position } = trace!;
        const taken = [...trace!].slice(0, position).filter(({ kind }) => kind === "close");
        return taken.map(({ at }) => String(at)).join(" ");
      });
    });
  expect(await steps()).toEqual(["0,0 1,0", "0,0 0,1"]);
  await page
    .locator("#verdict step-star")
    .first()
    .evaluate((board) => board.focus());
  await page.keyboard.press("ArrowLeft");
  await expect.poll(steps).toEqual(["0,0", "0,0"]);

  // The line that is to be changed.
  expect(await page.locator("#verdict del").first().textContent()).toMatch(/take the least h|dx² \+ dy²/);
});

test("where a mistake would give the same run, a map on which it differs is a press away", async ({ page }) => {
  await opened(page);
  await page.getByRole("combobox", { name: "Map" }).selectOption("own");
  await page.getByLabel("Your map, as text").fill("S9.\n.9.\n..G");
  await page.getByRole("button", { name: "Use this map" }).click();
  await checked(page, "0 0\n0 1\n0 2\n1 2\n2 2");
  await page.getByRole("link", { name: "Try this map" }).click();
  await status(page).getByText("Nothing has been checked yet.").waitFor();
  expect(await page.getByLabel("Your map, as text").inputValue()).toMatch(/^[.S0-9#G\n]+$/);
  expect(await run(page).inputValue()).toBe("");
});

test("a correct run is called so, whatever decided its ties, and an example of each kind can be tried", async ({
  page,
}) => {
  await opened(page);
  await page.getByRole("combobox", { name: "No program at hand?" }).selectOption("");
  await page.getByRole("button", { name: "Put it here" }).click();
  await page.getByRole("button", { name: "Check it" }).click();
  await status(page)
    .getByText(/^Correct/)
    .waitFor();
  // Another map or meaning: what was said is no longer true.
  await page.getByRole("combobox", { name: "Steps" }).selectOption("never");
  expect(await status(page).textContent()).toBe("Nothing has been checked yet.");
  expect(await page.locator("#verdict").textContent()).toBe("");
});

test("with nothing set, the page's own program on the page's own map is a correct A*, and so is what students print", async ({
  page,
}) => {
  await opened(page);
  const map = (await page.locator("#map pre").first().textContent())!;
  const file = join(mkdtempSync(join(tmpdir(), "check-")), "map.txt");
  writeFileSync(file, map);
  const program = join(import.meta.dirname, "../../../docs/runs/astar.mjs");
  const printed = execFileSync(process.execPath, [program, file], { encoding: "utf8" });
  await checked(page, printed);
  await status(page)
    .getByText(/^Correct/)
    .waitFor();
  expect(await page.locator("#message").textContent()).toMatch(/^A correct A\* with straight steps/);

  // The same as students print it.
  const cells = printed
    .trim()
    .split("\n")
    .map((line) => (JSON.parse(line) as { at: [number, number] }).at);
  const rows = cells.map(([x, y]) => `popping…\nVisiting node at row=${y + 1} col=${x + 1}`);
  await checked(page, ["Starting A*...", ...rows].join("\n"));
  await status(page)
    .getByText(/^Correct/)
    .waitFor();
  const reading = page.locator("#reading");
  expect(await reading.textContent()).toContain(`row, column, counted from 1; lines passed over: ${cells.length + 1}.`);
  // Read otherwise it is another run.
  await reading.getByRole("button").click();
  await page.getByRole("combobox", { name: "Order" }).selectOption("xy");
  await page.locator("#status.bad").waitFor();
  await page.getByRole("button", { name: "Check it" }).click();
  await page.locator("#status.good").waitFor();
});

test("the run of a correct search is put in for what has just been chosen, ahead of the board", async ({ page }) => {
  await opened(page);
  await page.getByRole("combobox", { name: "No program at hand?" }).selectOption("");
  await page.evaluate(() => {
    const steps = document.querySelector<HTMLSelectElement>("select[name=diagonal]")!;
    steps.value = "never";
    steps.dispatchEvent(new Event("change"));
    for (const button of document.querySelectorAll("button")) if (button.textContent === "Put it here") button.click();
  });
  await page.getByRole("button", { name: "Check it" }).click();
  await status(page)
    .getByText(/correct/i)
    .waitFor();
  expect(await status(page).textContent()).toMatch(/^Correct/);
});

test("what is no run is told by line, and the line is selected; a map that is none is told, too", async ({ page }) => {
  await opened(page);
  await checked(page, "1 7\n2 seven\n3 7");
  await status(page).getByText("This is no run on this map.").waitFor();
  expect(await page.locator("#message").textContent()).toMatch(/^Line 2, column 3:/);
  const selected = await run(page).evaluate((area: HTMLTextAreaElement) =>
    area.value.slice(area.selectionStart, area.selectionEnd),
  );
  expect(selected).toBe("2 seven");

  await page.getByRole("combobox", { name: "Map" }).selectOption("own");
  await page.getByLabel("Your map, as text").fill("S.x\n..G");
  await page.getByRole("button", { name: "Use this map" }).click();
  expect(await page.getByRole("alert").first().textContent()).toContain("Line 1, column 3");
  await page.getByLabel("Your map, as text").fill("...\n...");
  await page.getByRole("button", { name: "Use this map" }).click();
  expect(await page.getByRole("alert").first().textContent()).toContain("write S and G into it");
});

test("what takes long is done in a worker, and can be given up", async ({ page }) => {
  await opened(page);
  await page.route(/\/worker-[^/]*\.js/, () => {});
  await page.getByRole("button", { name: "Put it here" }).click();
  await page.getByRole("button", { name: "Check it" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await status(page).getByText("Cancelled: nothing was checked.").waitFor();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.getByRole("button", { name: "Check it" }).click();
  await status(page).getByText("Not a correct A*.").waitFor();
});

test("a dropped file is read as a run, and nothing leaves the machine", async ({ page }) => {
  const asked: string[] = [];
  await opened(page);
  page.on("request", (request) => {
    if (request.method() !== "GET") asked.push(request.url());
  });
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.items.add(new File(["x,y,g\n0,4,0\n1,4,1\n"], "run.csv"));
    const where = document.querySelector("#run")!;
    where.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
  });
  await status(page).getByText("Not a correct A*.").waitFor();
  expect(await run(page).inputValue()).toBe("x,y,g\n0,4,0\n1,4,1\n");
  expect(asked).toEqual([]);
});

test("with a verdict the page is accessible, and no wider than a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await opened(page);
  await page.getByRole("button", { name: "Put it here" }).click();
  await page.getByRole("button", { name: "Check it" }).click();
  await status(page).getByText("Not a correct A*.").waitFor();
  await checkLooks(page, 1);
});

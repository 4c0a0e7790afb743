/** Dropping a file onto the page loads it; one that is no map leaves the board unharmed. */
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { board, settled } from "./lab-page.js";
import { test } from "./page.js";

const MAPS = join(import.meta.dirname, "../../../maps");

/** As when a file is dragged over the page and released there. */
async function drop(page: Page, name: string, text: string): Promise<{ invited: boolean }> {
  return page.evaluate(
    ([name, text]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], name, { type: "text/plain" }));
      const fire = (type: string) =>
        document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
      // Whoever doesn't take a drag leaves the file to the browser, which would open it in place of the page.
      const taken = !fire("dragover");
      const invited = taken && document.body.classList.contains("dropping");
      fire("drop");
      return { invited };
    },
    [name, text] as const,
  );
}

test("a map is loaded, and undo brings back the one before", async ({ lab: page }) => {
  const before = await board(page, "map");
  expect((await drop(page, "small.txt", "S.#\n..#\n#.G\n")).invited).toBe(true);
  await expect.poll(() => board(page, "map")).toBe("..#\n..#\n#..\n");
  await settled(page);
  expect([await board(page, "start"), await board(page, "goal"), await board(page, "cost")]).toEqual([
    [0, 0],
    [2, 2],
    4,
  ]);
  expect(await page.locator("body.dropping").count()).toBe(0);
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect.poll(() => board(page, "map")).toBe(before);
});

test("what is no map is told in a sentence, and the board stays", async ({ lab: page }) => {
  const before = await board(page, "map");
  await drop(page, "letter.txt", "Dear reader,\nthis is not a map.\n");
  await page
    .getByText(/letter\.txt/)
    .first()
    .waitFor();
  expect(await board(page, "map")).toBe(before);
});

/** As the browser itself does it: with files of this machine, or with letters. */
async function dropHere(page: Page, data: { files?: string[]; items?: { mimeType: string; data: string }[] }) {
  const session = await page.context().newCDPSession(page);
  for (const type of ["dragEnter", "dragOver", "dragOver", "drop"] as const) {
    const dragged = { items: [], dragOperationsMask: 19, ...data };
    await session.send("Input.dispatchDragEvent", { type, x: 300, y: 300, data: dragged });
  }
  await session.detach();
}

test("of a folder, and of several files, one is told why none is loaded", async ({ lab: page }) => {
  const before = await board(page, "map");
  await dropHere(page, { files: [import.meta.dirname] });
  await page.getByText("e2e can't be loaded. It is a folder: drop one of its files.").first().waitFor();
  await dropHere(page, { files: ["ties.txt", "trap.txt"].map((name) => join(MAPS, name)) });
  await page.getByText("2 files can't be loaded. The board holds one map: drop one file.").first().waitFor();
  expect(await board(page, "map")).toBe(before);
});

test("a map that is dropped as letters is loaded", async ({ lab: page }) => {
  await dropHere(page, { items: [{ mimeType: "text/plain", data: "S.#\n..#\n#.G" }] });
  await expect.poll(() => board(page, "map")).toBe("..#\n..#\n#..\n");
});

test("letters that are dragged are left to the field that they are dropped on", async ({ lab: page }) => {
  const left = await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData("text/plain", "S.G");
    const field = document.querySelector("textarea")!;
    return ["dragover", "drop"].map((type) =>
      field.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true })),
    );
  });
  expect(left).toEqual([true, true]);
  expect(await page.locator("body.dropping").count()).toBe(0);
});

test("a long text is read beside the page, as a short one would be", async ({ lab: page }) => {
  let workers = 0;
  page.on("worker", () => workers++);
  const side = 300;
  const rows = (cell: (x: number, y: number) => number) =>
    Array.from({ length: side }, (_, y) => Array.from({ length: side }, (_, x) => cell(x, y)));
  const cells = rows((x, y) => Number(x === 7 && y !== 5));
  const map = { cells, costs: rows((x) => (x === 9 ? 2.5 : 1)), start: [1, 2], goal: [20, 5], through: [[3, 4]] };
  await drop(page, "large.json", JSON.stringify(map));
  await page.waitForFunction((side) => document.querySelector("step-star")!.trace?.width === side, side);
  await settled(page);
  expect(workers).toBe(1);
  const read = await page.evaluate(() => {
    const { grid, start, goal, through } = document.querySelector("step-star")!;
    return {
      start,
      goal,
      through,
      walls: grid!.cells().reduce((sum, wall) => sum + wall, 0),
      cost: grid!.cost(9, 299),
    };
  });
  expect(read).toEqual({ start: [1, 2], goal: [20, 5], through: [[3, 4]], walls: side - 1, cost: 2.5 });
  map.costs[3]![4] = -1;
  await drop(page, "wrong.json", JSON.stringify(map));
  await page
    .getByText(/wrong\.json can't be loaded. The cost of the cell \(4, 3\) is -1/)
    .first()
    .waitFor();
});

test("a long trace is read beside the page and watched; one that is cut off is told", async ({ lab: page }) => {
  let workers = 0;
  page.on("worker", () => workers++);
  const before = await board(page, "map");
  const line = (x: number) => `- { type: expanding, id: "${x}:0", x: ${x}, y: 0, pId: null, g: ${x}, h: 0, f: ${x} }\n`;
  const text = `version: 1.4.0\nevents:\n${Array.from({ length: 9000 }, (_, x) => line(x)).join("")}`;
  await drop(page, "long.trace.yaml", text);
  const viewer = page.getByRole("dialog", { name: "A trace to look at" });
  await viewer.getByText("Event 9,000 of 9,000: expanding (8999, 0), g = 8,999, f = 8,999").waitFor();
  await viewer.getByRole("slider").fill("4001");
  await viewer.getByText("Event 4,001 of 9,000: expanding (4000, 0)").waitFor();
  await page.keyboard.press("Escape");
  expect(workers).toBe(1);
  await drop(page, "cut.trace.yaml", text.slice(0, -20));
  await page.getByText("cut.trace.yaml can't be loaded. It is cut off in the middle of an event.").first().waitFor();
  expect(await viewer.isVisible()).toBe(false);
  expect(await board(page, "map")).toBe(before);
});

test("of two short traces the later one is watched, though the first takes longer to come from its disk", async ({
  lab: page,
}) => {
  const trace = (x: number) =>
    `version: 1.4.0\nevents:\n- { type: expanding, id: "${x}:0", x: ${x}, y: 0, g: 0, f: 0 }\n`;
  await page.evaluate(() => {
    const { arrayBuffer } = Blob.prototype;
    const sent = new Promise<void>((send) => Object.assign(window, { send }));
    // The first that is read waits; the other passes it.
    Blob.prototype.arrayBuffer = function () {
      Blob.prototype.arrayBuffer = arrayBuffer;
      return sent.then(() => arrayBuffer.call(this));
    };
  });
  await drop(page, "first.trace.yaml", trace(1));
  await page.waitForFunction(() => !String(Blob.prototype.arrayBuffer).includes("sent"));
  await drop(page, "later.trace.yaml", trace(2));
  const viewer = page.getByRole("dialog", { name: "A trace to look at" });
  const later = viewer.getByText("Event 1 of 1: expanding (2, 0)");
  await later.waitFor();
  await page.evaluate(async () => {
    (window as unknown as { send(): void }).send();
    // What is read after it is read when it has been.
    await new Blob(["later"]).arrayBuffer();
    await new Promise((done) => setTimeout(done));
  });
  expect(await later.isVisible()).toBe(true);
  await page.keyboard.press("Escape");
});

/** Dropping or pasting a file or a text onto the lab loads it; a file that is no map leaves the board as it was. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import type { BrowserContextOptions, Page } from "playwright-core";
import { expect } from "vitest";
import { board, settled, turned, unfolded } from "./lab-page.js";
import { test } from "./page.js";

/** Drags a file over the page and drops it there. `invited`: whether the page showed that it takes it. */
async function drop(page: Page, name: string, text: string): Promise<{ invited: boolean }> {
  return page.evaluate(
    ([name, text]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], name, { type: "text/plain" }));
      const fire = (type: string) =>
        document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
      // A drag that is not cancelled is left to the browser, which would open the file instead of the page.
      const taken = !fire("dragover");
      const invited = taken && document.body.classList.contains("dropping");
      fire("drop");
      return { invited };
    },
    [name, text] as const,
  );
}

test("a dropped map is loaded, and undo brings back the one before", async ({ lab: page }) => {
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
  await unfolded(page, "Tools");
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect.poll(() => board(page, "map")).toBe(before);
});

test("a dropped file that is no map is refused by name, and the board stays", async ({ lab: page }) => {
  const before = await board(page, "map");
  await drop(page, "letter.txt", "Dear reader,\nthis is not a map.\n");
  await page
    .getByText(/letter\.txt/)
    .first()
    .waitFor();
  expect(await board(page, "map")).toBe(before);
});

/** A drop by the browser itself, of files on disk or of text: unlike a synthetic one it can hold a folder. */
async function dropNatively(page: Page, data: { files?: string[]; items?: { mimeType: string; data: string }[] }) {
  const session = await page.context().newCDPSession(page);
  for (const type of ["dragEnter", "dragOver", "dragOver", "drop"] as const) {
    const dragged = { items: [], dragOperationsMask: 19, ...data };
    await session.send("Input.dispatchDragEvent", { type, x: 300, y: 300, data: dragged });
  }
  await session.detach();
}

test("a dropped folder, or several files, are refused with the reason", async ({ lab: page }) => {
  const before = await board(page, "map");
  // None of the project's: without a locale a browser doesn't find a path that isn't plain ASCII.
  const folder = mkdtempSync(join(tmpdir(), "stepstar-"));
  const files = ["a.txt", "b.txt"].map((name) => join(folder, name));
  for (const file of files) writeFileSync(file, "S.G");
  await dropNatively(page, { files: [folder] });
  await page
    .getByText(`${basename(folder)} can't be loaded. It is a folder: take one of its files.`)
    .first()
    .waitFor();
  await dropNatively(page, { files });
  await page.getByText("2 files can't be loaded. The board holds one map: take one file.").first().waitFor();
  rmSync(folder, { recursive: true });
  expect(await board(page, "map")).toBe(before);
});

test("text dropped onto the page is loaded as a map", async ({ lab: page }) => {
  await dropNatively(page, { items: [{ mimeType: "text/plain", data: "S.#\n..#\n#.G" }] });
  await expect.poll(() => board(page, "map")).toBe("..#\n..#\n#..\n");
});

/** A lab whose clipboard may be written to. */
async function labWithClipboard(open: (options: BrowserContextOptions) => Promise<Page>): Promise<Page> {
  const page = await open({ permissions: ["clipboard-read", "clipboard-write"] });
  await page.goto("");
  await settled(page);
  return page;
}

/** Copies a text and presses Ctrl V, as a person does. */
async function paste(page: Page, text: string) {
  await page.evaluate((text) => navigator.clipboard.writeText(text), text);
  await page.keyboard.press("ControlOrMeta+V");
}

test("what is pasted into a field stays in the field", async ({ open }) => {
  const page = await labWithClipboard(open);
  const before = await board(page, "map");
  await turned(page, "Search");
  const weight = page.getByLabel("Weight of h");
  await weight.fill("");
  await weight.focus();
  await paste(page, "2");
  await expect.poll(() => weight.inputValue()).toBe("2");
  expect([await page.getByText("can't be loaded").count(), await board(page, "map")]).toEqual([0, before]);
});

test("a map that is pasted onto the page is loaded, and undo brings back the one before", async ({ open }) => {
  const page = await labWithClipboard(open);
  const before = await board(page, "map");
  await paste(page, "S.#\n..#\n#.G");
  await expect.poll(() => board(page, "map")).toBe("..#\n..#\n#..\n");
  await unfolded(page, "Tools");
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect.poll(() => board(page, "map")).toBe(before);
  await paste(page, "Dear reader");
  await page.getByText("The text can't be loaded.").first().waitFor();
  expect(await board(page, "map")).toBe(before);
});

test("a picture that is pasted is shown as a floor plan to read", async ({ lab: page }) => {
  await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(40, 20);
    canvas.getContext("2d")!.fillRect(10, 0, 10, 20);
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([await canvas.convertToBlob()], "image.png", { type: "image/png" }));
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  });
  const plan = page.getByRole("dialog", { name: "A picture as a map" });
  await plan.waitFor();
  await page.keyboard.press("Escape");
  await plan.waitFor({ state: "hidden" });
});

test("text dragged onto a text field is left to the field", async ({ lab: page }) => {
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

test("a large map is parsed in a worker, with the same results and errors as a small one", async ({ lab: page }) => {
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

test("a long trace is parsed in a worker and shown; one that is cut off is refused", async ({ lab: page }) => {
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

test("the later of two dropped traces is shown, even if the first takes longer to read", async ({ lab: page }) => {
  const trace = (x: number) =>
    `version: 1.4.0\nevents:\n- { type: expanding, id: "${x}:0", x: ${x}, y: 0, g: 0, f: 0 }\n`;
  await page.evaluate(() => {
    const { arrayBuffer } = Blob.prototype;
    const sent = new Promise<void>((send) => Object.assign(window, { send }));
    // The first file waits to be read, and the second overtakes it.
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
    // Read after the first file, so done after it.
    await new Blob(["later"]).arrayBuffer();
    await new Promise((done) => setTimeout(done));
  });
  expect(await later.isVisible()).toBe(true);
  await page.keyboard.press("Escape");
});

/** Dropping a file onto the page loads it; one that is no map leaves the board unharmed. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { board, settled } from "./lab-page.js";
import { test } from "./page.js";

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

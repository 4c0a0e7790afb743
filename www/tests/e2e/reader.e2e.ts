/** Pages as a reader's own settings change them: large letters, a translation, another direction; and what a notice covers. */
import { expect } from "vitest";
import { drawn, opened, settled, taken, turned } from "./lab-page.js";
import { SIZE, test } from "./page.js";

const READING = [
  "lessons.html",
  "check.html",
  "zoo.html",
  "lists.html",
  "embed-guide.html",
  "bench.html",
  "reference.html",
  "migration.html",
];

test("large letters need no sideways scrolling on a phone, nor does a page that runs from right to left have empty room", async ({
  page,
}) => {
  // Boards follow a change of the window a little later.
  const wide = (what: string) =>
    expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: what });
  for (const address of ["index.html", ...READING]) {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(address);
    const style = await page.addStyleTag({ content: "html { font-size: 24px }" });
    await wide(`${address} with letters of 24 pixels`).toBe(360);
    await style.evaluate((element) => {
      element.textContent = "html { font-size: 32px }";
    });
    await page.setViewportSize({ width: 320, height: 740 });
    await wide(`${address} with letters of 32 pixels`).toBe(320);
    // As by a translation.
    await style.evaluate((element) => (element as Element).remove());
    await page.setViewportSize(SIZE);
    const more = await page.evaluate(() => {
      const root = document.documentElement;
      const high = root.scrollHeight;
      root.dir = "rtl";
      return root.scrollHeight - high;
    });
    expect(more, address).toBeLessThan(100);
    await wide(address).toBe(SIZE.width);
    // The first link is there for the keyboard all the same.
    await page.keyboard.press("Tab");
    const skip = (await page.locator(".skip").boundingBox())!;
    expect([skip.x >= 0, skip.y >= 0], address).toEqual([true, true]);
  }
});

test("in a page translated by the browser, which replaces every text, no heading is left from the map before", async ({
  page,
}) => {
  await opened(page);
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.querySelector("main.lab")!, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement!.localName === "option") continue;
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      inner.textContent = text.data.toUpperCase();
      outer.append(inner);
      text.replaceWith(outer);
    }
  });
  const heading = page.locator(".one-cell h2");
  expect(await heading.textContent()).toContain("ONE CELL");
  await taken(page, "one-way");
  expect(await heading.textContent()).toContain("One node");
  await taken(page, "trap");
  expect(await heading.textContent()).toContain("One cell");
});

test("a screen reader knows the place of notices before there is one, and a notice never covers the focus", async ({
  open,
}) => {
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 360, height: 640 },
  ]) {
    const page = await open({ viewport });
    await opened(page);
    const notice = page.locator("#notice");
    expect(await notice.and(page.getByRole("status")).count()).toBe(1);
    expect(await notice.isVisible()).toBe(false);
    await page.keyboard.press("k");
    await notice.filter({ hasText: /link/ }).waitFor();
    await drawn(page);
    const covered: string[] = [];
    let reached = 0;
    for (; reached < 60; reached++) {
      await page.keyboard.press("Tab");
      const focused = await page.evaluate(() => {
        let focused = document.activeElement as HTMLElement;
        while (focused.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement as HTMLElement;
        const [control, notice] = [focused, document.querySelector("#notice")!].map((e) => e.getBoundingClientRect());
        // The button on the notice is there to be seen.
        if (focused.id === "dismiss") return { end: false, over: false, name: "" };
        const over = control!.bottom > notice!.top && control!.right > notice!.left && control!.height < 100;
        return { end: focused === document.body, over, name: focused.outerHTML.slice(0, 80) };
      });
      if (focused.end) break;
      if (focused.over) covered.push(focused.name);
    }
    expect(await notice.isVisible(), "still there").toBe(true);
    expect(reached).toBeGreaterThan(30);
    expect(covered, `${viewport.width} pixels wide`).toEqual([]);
  }
});

test("a notice does not cover the field of which it tells", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await opened(page);
  await turned(page, "Search");
  const weight = page.getByLabel("Weight of h");
  await weight.fill("-3");
  // The field at the lower edge of the window, where notices come.
  await weight.evaluate((field) => field.scrollIntoView({ block: "end", behavior: "instant" }));
  await weight.press("Enter");
  const notice = page.locator("#notice");
  await notice.filter({ hasText: "-3" }).waitFor();
  const [field, told] = [await weight.boundingBox(), await notice.boundingBox()];
  expect(field!.y + field!.height).toBeLessThanOrEqual(told!.y);
});

test("a refusal of a file or a link goes once another one is there, however soon", async ({ page }) => {
  await opened(page);
  const notice = page.locator("#notice");
  const pasted = (text: string) =>
    page.evaluate((text) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([text], "map.txt", { type: "text/plain" }));
      document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    }, text);
  /** Waits for a search of this cost, and returns what the notice says at that moment: good news passes. */
  const cost = async (wanted: number) => {
    const told = await page.waitForFunction((wanted) => {
      const { result } = document.querySelector("step-star")!;
      return result?.cost === wanted && [document.querySelector("#notice")!.textContent];
    }, wanted);
    return told.jsonValue();
  };
  await pasted("S.x\n..G");
  await notice.filter({ hasText: "map.txt can't be loaded" }).waitFor();
  await pasted("S..\n..G");
  expect(await cost(3), "another file").toEqual(["map.txt is on the board."]);
  const follow = (hash: string) => page.evaluate((hash) => location.assign(hash), hash);
  await follow("#map=S.x");
  await notice.filter({ hasText: /./ }).waitFor();
  await follow("#example=trap");
  await cost(25);
  await settled(page);
  expect(await notice.textContent(), "another link").toBe("");
  await follow("#map=S.y");
  await notice.filter({ hasText: /./ }).waitFor();
  await pasted("S..\n..G");
  expect(await cost(3), "a file after a link").toEqual(["map.txt is on the board."]);
  await pasted("S.x\n..G");
  await notice.filter({ hasText: "map.txt can't be loaded" }).waitFor();
  await follow("#example=trap");
  await cost(25);
  await settled(page);
  expect(await notice.textContent(), "a link after a file").toBe("");
});

test("good news passes; a refusal stays until it is dismissed, or a change has been searched", async ({ open }) => {
  const page = await open();
  // The seconds for which a notice stays at least pass when the test says so.
  await page.addInitScript(() => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (run: () => void, wait = 0, ...given: unknown[]) => {
        if (wait !== 8000) return setTimeout(run, wait, ...given);
        Object.assign(window, { pass: run });
        return 0;
      },
      copies: true,
    });
    const writeText = async () => {
      if (!(window as unknown as { copies: boolean }).copies) throw new Error("not allowed");
    };
    Object.defineProperty(navigator, "clipboard", { value: { writeText } });
  });
  await opened(page);
  const notice = page.locator("#notice");
  const dismiss = page.getByRole("button", { name: "Dismiss" });
  const pass = () => page.evaluate(() => (window as unknown as { pass(): void }).pass());
  const change = async (weight: number) => {
    await page.evaluate((weight) => Object.assign(document.querySelector("step-star")!, { weight }), weight);
    await settled(page);
  };
  expect(await dismiss.isVisible(), "without a notice").toBe(false);
  await page.keyboard.press("k");
  await notice.filter({ hasText: "The link is copied" }).waitFor();
  await pass();
  expect(await notice.textContent()).toBe("");
  await page.evaluate(() => Object.assign(window, { copies: false }));
  const refused = notice.filter({ hasText: "doesn't let this page copy" });
  await page.keyboard.press("k");
  await refused.waitFor();
  await change(2);
  expect(await refused.isVisible(), "a change right after it").toBe(true);
  await pass();
  expect(await refused.isVisible(), "long after it").toBe(true);
  expect(await notice.textContent(), "read out without the button").toMatch(/address bar\.$/);
  await change(3);
  expect(await notice.textContent(), "another change").toBe("");
  await page.keyboard.press("k");
  await refused.waitFor();
  await pass();
  await dismiss.focus();
  await page.keyboard.press("Enter");
  expect([await notice.textContent(), await dismiss.isVisible()]).toEqual(["", false]);
  expect(await page.evaluate(() => document.activeElement?.localName), "keys still work").toBe("step-star");
});

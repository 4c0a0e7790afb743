/** Comparing: two boards, and the picture of what only one of them closed. */
import { expect } from "vitest";
import { board, opened, panel, pressed, settled, turned } from "./lab-page.js";
import { test } from "./page.js";

test("comparing shows two boards and a picture of what only one of them closed", async ({ lab: page }) => {
  await pressed(page, "Compare");
  await page.getByText(/^only A: \d/).waitFor();
  expect(await page.locator(".picture text").allTextContents()).toEqual(["S", "G"]);
  expect(await board(page, "expansion"), "the step is kept").toBeLessThan(111);
  expect(await page.locator("#notice").isHidden(), "no error is shown").toBe(true);
  await pressed(page, "Compare");
  expect(await page.locator(".difference").isHidden()).toBe(true);
  expect(await page.getByLabel("Ties").count(), "the options of B are gone").toBe(1);
});

test("the counts of a comparison are read out as a list, and not while it plays", async ({ lab: page }) => {
  await pressed(page, "Compare");
  const counts = page.locator(".difference p");
  await expect.poll(() => counts.textContent()).toMatch(/^only A: \d+, only B: \d+, both: \d+$/);
  expect(await counts.getAttribute("aria-live")).toBe("polite");
  await page.evaluate(async () => {
    const star = document.querySelector("step-star")!;
    star.position = 0;
    star.play();
    // In the page, which looks in every frame: playing comes to an end.
    const counts = document.querySelector(".difference p")!;
    while (counts.ariaLive !== "off") await new Promise(requestAnimationFrame);
    star.pause();
    star.stepBy(1);
  });
  await expect.poll(() => counts.getAttribute("aria-live")).toBe("polite");
  await pressed(page, "Compare");
});

test("the picture of differences hatches walls as the board does", async ({ lab: page }) => {
  await pressed(page, "Compare");
  await page.getByText(/^only A: \d/).waitFor();
  const hatched = await page.evaluate(() => {
    const walls = [...document.querySelector("step-star")!.grid!.cells()].filter(Boolean).length;
    const stripes = document.querySelector(".picture .hatch")?.getAttribute("d")?.match(/M/g) ?? [];
    return stripes.length / walls;
  });
  expect(hatched, "stripes to a wall").toBeOneOf([1, 3]);
  await pressed(page, "Compare");
});

test("comparing graphs shows the third picture too: every node in the colour of who closed it", async ({ page }) => {
  await opened(page, "#example=game-graph&mode=compare&other=algorithm!dijkstra");
  await page.locator(".picture .node").first().waitFor({ state: "attached" });
  const { shown, closed, names } = await page.evaluate(() => {
    const { graph, trace, otherTrace } = document.querySelector("step-star")!;
    const [a, b] = [trace!.state(), otherTrace!.state()];
    const count = (kind: number) =>
      graph!.nodes.filter(({ id }, i) => !graph!.isOccupied(id) && Number(a[i] === 2) + 2 * Number(b[i] === 2) === kind)
        .length;
    const discs = (name: string) =>
      document.querySelector(`.picture .node.${name}`)!.getAttribute("d")!.match(/M/g)?.length ?? 0;
    return {
      shown: ["free", "only-a", "only-b", "both"].map(discs),
      closed: [0, 1, 2, 3].map(count),
      names: [...document.querySelectorAll(".picture g text")].map(({ textContent }) => Number(textContent)),
    };
  });
  expect(shown).toEqual(closed);
  expect(shown[3]).toBeGreaterThan(0);
  expect(shown[2], "Dijkstra, which knows nothing of the goal, closes more").toBeGreaterThan(0);
  expect(names.length).toBe(shown.reduce((sum, part) => sum + part));
  await page.getByText(`both: ${shown[3]}`).waitFor();
});

test("the picture of differences and its legend follow the theme", async ({ lab: page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await pressed(page, "Compare");
  const pixels = () =>
    page.evaluate(() => {
      const canvas = document.querySelector<HTMLCanvasElement>(".difference canvas")!;
      const { data } = canvas.getContext("2d")!.getImageData(0, 0, canvas.width, canvas.height);
      return [...new Set(new Uint32Array(data.buffer))];
    });
  const legend = () =>
    page.evaluate(() => {
      const { backgroundColor } = getComputedStyle(document.querySelector(".difference .both")!, "::before");
      const [r, g, b] = backgroundColor.match(/\d+/g)!.map(Number) as [number, number, number];
      return (0xff000000 | (b << 16) | (g << 8) | r) >>> 0;
    });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expect.poll(async () => (await pixels()).includes(await legend()), { message: colorScheme }).toBe(true);
  }
  await pressed(page, "Compare");
});

test("on a phone a verdict without doubts takes one line, and a doubt is read in full", async ({ open }) => {
  const page = await open({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await opened(page, "#example=trap&mode=compare&other=algorithm!dijkstra");
  const badges = page.locator("step-star .badge");
  const lines = () =>
    badges.evaluateAll((badges) =>
      badges.map((badge) => {
        const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(badge);
        const [line, top, bottom] = [lineHeight, paddingTop, paddingBottom].map(Number.parseFloat) as [
          number,
          number,
          number,
        ];
        return Math.round((badge.scrollHeight - top - bottom) / line);
      }),
    );
  const sure = expect.stringContaining("estimate never too high");
  await expect.poll(() => badges.allTextContents(), { message: "screen readers hear it" }).toEqual([sure, sure]);
  expect(await lines()).toEqual([1, 1]);
  await page.evaluate(() => {
    document.querySelector("step-star")!.weight = 3;
  });
  await expect.poll(() => badges.first().textContent()).toContain("too high at");
  expect(Math.max(...(await lines()))).toBeLessThanOrEqual(3);
  expect(await badges.evaluateAll((badges) => badges.some((badge) => badge.scrollHeight > badge.clientHeight))).toBe(
    false,
  );
});

test("A* is compared with weighted A*: B has a weight of its own, and a choice keeps the focus", async ({ page }) => {
  await opened(page, "#example=trap&mode=compare&other=algorithm!dijkstra");
  await turned(page, "Search");
  const beside = page.getByRole("group", { name: "B, on the right" });
  const others = panel(page, "B, on the right");
  const weight = others.getByLabel("Weight of h");
  expect(await weight.isEnabled(), "Dijkstra has no estimate").toBe(false);
  const algorithm = beside.getByLabel("Algorithm");
  await algorithm.focus();
  await algorithm.selectOption("astar");
  await expect.poll(() => weight.isEnabled()).toBe(true);
  expect(await algorithm.evaluate((select) => select.matches(":focus"))).toBe(true);
  await weight.fill("3");
  await weight.press("Enter");
  await page.locator("step-star figcaption", { hasText: "weight 3" }).waitFor();
  expect(await page.evaluate(() => document.querySelector("step-star")!.options.weight ?? 1), "that of A stays").toBe(
    1,
  );
  await weight.fill("1.25");
  await weight.press("Shift+Tab");
  await page.locator("step-star figcaption", { hasText: "weight 1.25" }).waitFor();
  expect(await others.getByLabel("Ties").evaluate((select) => select.matches(":focus")), "on to the next one").toBe(
    true,
  );
  await weight.fill("-1");
  await weight.press("Enter");
  await expect.poll(() => weight.inputValue()).toBe("1");
  await settled(page);
  expect(await page.locator("step-star figcaption").last().textContent()).not.toContain("weight");
});

test("the picture of differences is light in print, whatever the theme", async ({ lab: page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await pressed(page, "Compare");
  await page.getByText(/^only A: \d/).waitFor();
  const sample = () =>
    page.evaluate(() => {
      const canvas = document.querySelector<HTMLCanvasElement>(".difference canvas")!;
      return canvas
        .getContext("2d")!
        .getImageData(canvas.width - 1, 0, 1, 1)
        .data.join();
    });
  const light = await sample();
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(sample).not.toBe(light);
  const dark = await sample();
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  expect(await sample()).toBe(light);
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  expect(await sample()).toBe(dark);
  await pressed(page, "Compare");
});

test("a third and a fourth search stand beside the others, each with its settings and its sentence, and go again", async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await opened(page, "#example=trap&mode=compare&other=algorithm!dijkstra");
  const add = page.getByRole("button", { name: "One more" });
  const captions = () => page.locator("step-star figcaption").allTextContents();
  await add.click();
  await expect.poll(async () => (await captions()).join()).toContain("C · Greedy best-first");
  await add.click();
  await page.getByRole("group", { name: "D", exact: true }).getByLabel("Algorithm").selectOption("bfs");
  await expect.poll(async () => (await captions()).join()).toContain("D · Breadth-first");
  expect(await add.isVisible(), "there is room for four").toBe(false);
  await page.evaluate(() => {
    document.querySelector("step-star")!.position = 20;
  });
  const said = page.locator("step-star .said");
  await expect.poll(async () => (await said.allTextContents()).filter((text) => text !== "").length).toBe(4);
  const verdicts = page.locator("step-star .verdict");
  expect(await verdicts.evaluateAll((all) => all.map((one) => getComputedStyle(one).visibility))).toEqual(
    Array(4).fill("hidden"),
  );
  await expect.poll(() => page.evaluate(() => location.hash)).toContain("greedy");
  const other = await open({ viewport: { width: 1440, height: 900 } });
  await opened(other, await page.evaluate(() => location.hash));
  await expect.poll(() => other.locator("step-star figcaption").count()).toBe(4);
  await page.getByRole("button", { name: "Take this search away" }).first().click();
  await expect.poll(async () => (await captions()).length).toBe(3);
  expect((await captions()).join()).not.toContain("Greedy");
});

test("boards, sentences and player of four searches are in view, during the search and in the end", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await opened(page, "#example=trap&mode=compare&other=algorithm!dijkstra");
  const seen = (position: number) =>
    page.evaluate(async (position) => {
      const star = document.querySelector("step-star")!;
      star.setAttribute("other", "algorithm: dijkstra | algorithm: greedy | weight: 3");
      await star.settled;
      star.position = position;
      for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
      const root = star.shadowRoot!;
      const boxes = (name: string) => [...root.querySelectorAll(name)].map((part) => part.getBoundingClientRect());
      const said = [...root.querySelectorAll(".said")];
      return {
        player: boxes(".player")[0]!.bottom,
        boards: boxes(".board").map(({ height }) => height >= 128),
        // Of each sentence two lines at least, and all of it where it is no longer than that.
        said: said.map((said) => said.clientHeight >= 40 && said.textContent !== ""),
        room: boxes("figure").map(({ height }) => height),
      };
    }, position);
  const [during, after] = [await seen(50), await seen(1e9)];
  for (const { player, boards, said } of [during, after]) {
    expect(player).toBeLessThanOrEqual(900);
    expect(boards).toEqual([true, true, true, true]);
    expect(said).toEqual([true, true, true, true]);
  }
  expect(after.room, "nothing moves when the verdicts come").toEqual(during.room);
});

test("two searches have no verdict while they run, and each its settings at its board", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await opened(page, "#example=trap&mode=compare&other=algorithm!dijkstra&v=2&step=50");
  const seen = () =>
    page.evaluate(() => {
      const root = document.querySelector("step-star")!.shadowRoot!;
      const boards = [...root.querySelectorAll("figure")].map((figure) => figure.getBoundingClientRect());
      const settings = [...document.querySelectorAll(".versus > div:not([hidden])")].map((group) =>
        group.getBoundingClientRect(),
      );
      return {
        verdicts: [...root.querySelectorAll(".verdict")].map((verdict) => getComputedStyle(verdict).visibility),
        above: settings.map(({ left, bottom }, i) => left >= boards[i]!.left - 1 && bottom <= boards[i]!.top),
        lowest: root.querySelector(".player")!.getBoundingClientRect().bottom,
      };
    });
  expect(await seen()).toMatchObject({ verdicts: ["hidden", "hidden"], above: [true, true] });
  expect((await seen()).lowest).toBeLessThanOrEqual(720);
  await page.evaluate(() => {
    document.querySelector("step-star")!.position = 1e9;
  });
  await expect.poll(async () => (await seen()).verdicts).toEqual(["visible", "visible"]);
});

/** The whole state of the lab in its address: copied, followed, gone back to, reloaded. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { board, opened, panel, settled, taken } from "./lab-page.js";
import { test } from "./page.js";

test("a link to a part of a map shows that part, whatever shape the map before it had", async ({ lab: page, open }) => {
  await page.evaluate(async () => {
    const star = document.querySelector("step-star")!;
    star.map = `S${".".repeat(59)}\n${`${".".repeat(60)}\n`.repeat(2)}${".".repeat(59)}G`;
    await star.settled;
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    star.view = [30, 2, 10];
  });
  const view = (page: Page) => page.evaluate(() => document.querySelector("step-star")!.view!.map(Math.round));
  const before = await view(page);
  expect(before[1], "its lower part").toBeGreaterThan(0);
  await page.waitForFunction(() => location.hash.includes("view="));
  const fresh = await open();
  await opened(fresh, new URL(page.url()).hash);
  expect(await view(fresh)).toEqual(before);
});

test("a link that a hand has written, to a part of an example: the part is shown, and what it lacks is named", async ({
  open,
}) => {
  const page = await open();
  await opened(page, "#example=terrain&view=2,2,8&through=3,3_99,3");
  await page.getByText("The link names (99, 3), which this map doesn't have.").waitFor();
  const [view, through] = await page.evaluate(() => {
    const { view, through } = document.querySelector("step-star")!;
    return [view?.map(Math.round), through];
  });
  expect([view, through]).toEqual([[2, 2, 8], [[3, 3]]]);
});

test("a copied link opens the same board at the same step", async ({ lab: page, page: other }) => {
  await page.getByLabel("Moves").selectOption("always");
  await settled(page);
  await page.evaluate(() => {
    const star = document.querySelector("step-star")!;
    const grid = star.grid!.clone();
    grid.setWall(8, 3, true);
    grid.setCost(2, 2, 7);
    star.load({ grid, start: [1, 1], goal: [20, 12] });
  });
  await settled(page);
  await page.evaluate(() => {
    document.querySelector("step-star")!.position = 57;
  });
  await page.getByRole("button", { name: "Copy link" }).click();
  await page.getByText(/link is (copied|in the address bar)/).waitFor();
  const hash = await page.evaluate(() => location.hash);
  expect(hash).toContain("map=24x16");

  await opened(other, hash);
  for (const what of ["map", "position", "start", "goal", "options", "length"] as const)
    expect(await board(other, what)).toEqual(await board(page, what));
});

test("break points and the pinned cell travel as well, and are gone with a link that has none", async ({
  lab: page,
  page: other,
}) => {
  const marked = (page: Page) =>
    page.evaluate(() => {
      const { breakPoints, pinned } = document.querySelector("step-star")!;
      return { breakPoints, pinned };
    });
  await page.evaluate(() => {
    document.querySelector("step-star")!.pinned = [8, 5];
  });
  for (const name of ["it opens", "it closes"])
    await panel(page, "One cell").getByRole("button", { name, exact: true }).click();
  const expected = {
    breakPoints: [
      { at: [8, 5], when: "opens" },
      { at: [8, 5], when: "closes" },
    ],
    pinned: [8, 5],
  };
  expect(await marked(page)).toEqual(expected);
  const hash = () => page.evaluate(() => location.hash);
  await expect.poll(hash).toContain("&stops=8,5,opens_8,5,closes&pinned=8,5");

  const link = await hash();
  await opened(other, link);
  await expect.poll(() => marked(other)).toEqual(expected);
  await other.goto(`embed.html${link}`);
  await expect.poll(() => marked(other)).toEqual(expected);
  await other.evaluate(() => {
    location.hash = location.hash.replace(/&stops.*/, "");
  });
  await expect.poll(() => marked(other)).toEqual({ breakPoints: [], pinned: null });
});

test("a comparison travels as well: both boards, their options and the step", async ({ lab: page, page: other }) => {
  const { comparing, heading } = {
    comparing: (page: Page) =>
      page.evaluate(() => {
        const { mode, other, options, position, trace, otherTrace } = document.querySelector("step-star")!;
        return { mode, other, options, position, both: [trace!.position, otherTrace!.position] };
      }),
    heading: "Open, in order of expansion (A)",
  };
  const bothFound = async (page: Page) => {
    await page.waitForFunction(() => {
      const { trace, otherTrace } = document.querySelector("step-star")!;
      return trace && otherTrace;
    });
    await settled(page);
  };
  await page.getByRole("button", { name: "Compare" }).click();
  await bothFound(page);
  await panel(page, "B, on the right").getByLabel("Algorithm").selectOption("greedy");
  await bothFound(page);
  await page.evaluate(() => {
    document.querySelector("step-star")!.position = 40;
  });
  const [title, toggle] = await Promise.all([
    page.getByText(heading, { exact: true }).evaluate((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return range.getBoundingClientRect().toJSON();
    }),
    page.getByRole("group", { name: "Show open nodes as" }).boundingBox(),
  ]);
  expect(title.right <= toggle!.x || title.bottom <= toggle!.y, "the longer heading has room").toBe(true);
  await expect.poll(() => page.evaluate(() => location.hash)).toContain("mode=compare&other=algorithm!greedy&step=40");
  const hash = await page.evaluate(() => location.hash);
  const shown = await comparing(page);

  await opened(other, hash);
  await bothFound(other);
  expect(await comparing(other)).toEqual(shown);
  expect(await panel(other, "B, on the right").getByLabel("Algorithm").inputValue()).toBe("greedy");

  // embed.html reads the same.
  await other.goto(`embed.html${hash}`);
  await bothFound(other);
  expect(await comparing(other)).toEqual(shown);

  await page.evaluate(() => {
    location.hash = "#example=trap";
  });
  await page.waitForFunction(() => document.querySelector("step-star")!.mode === "watch");
  expect(await page.getByRole("heading", { name: heading, exact: true }).count()).toBe(0);
});

test("a comparison whose link says nothing of B has B as A is, whatever was compared before", async ({ open }) => {
  const page = await open();
  const other = () => page.evaluate(() => document.querySelector("step-star")!.other);
  await opened(page, "#example=trap&mode=compare&other=algorithm!greedy");
  expect(await other()).toEqual({ algorithm: "greedy" });
  await page.evaluate(() => {
    location.hash = "#example=trap&mode=compare";
  });
  await expect.poll(other).toEqual({});
  await page.goBack();
  await expect.poll(other).toEqual({ algorithm: "greedy" });
});

test("a map too large for the address is there after a reload, and after a link to another one and back; another tab is told that it is not", async ({
  lab: page,
}) => {
  const walls = () =>
    page.evaluate(() =>
      document
        .querySelector("step-star")!
        .grid!.cells()
        .reduce((sum, wall) => sum + wall, 0),
    );
  await page.evaluate(() => {
    const star = document.querySelector("step-star")!;
    star.resize(600, 450);
    star.start = [7, 9];
  });
  await expect.poll(() => page.evaluate(() => location.hash)).toContain("kept=600x450&from=7,9");
  const before = await walls();
  await page.reload();
  await page.waitForFunction(() => document.querySelector("step-star")?.grid?.width === 600);
  await settled(page);
  expect(await walls()).toBe(before);
  expect(await board(page, "start")).toEqual([7, 9]);

  await page.evaluate(() => {
    document.querySelector("step-star")!.clear();
  });
  await settled(page);
  await page.evaluate(() => {
    location.hash = "#example=maze";
  });
  await page.waitForFunction(() => document.querySelector("step-star")!.grid!.width === 61);
  await page.goBack();
  await page.waitForFunction(() => document.querySelector("step-star")!.grid!.width === 600);
  expect(await walls()).toBe(0);
  await settled(page);
  await page.reload();
  await page.waitForFunction(() => document.querySelector("step-star")?.grid?.width === 600);
  await settled(page);

  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await page.locator("#notice", { hasText: "600x450 cells was too large for its address" }).waitFor();
  expect(await page.locator("#story").textContent()).toContain("pocket");
});

test("who leaves at once and comes back loses nothing: neither where start is, nor what was done to a graph", async ({
  page,
}) => {
  await opened(page, "#graph=0,0,0_1,4,0_2,8,0!0,1,4_1,2,4!1");
  await page.evaluate(() => {
    document.querySelector("step-star")!.start = 2;
  });
  await page.goto("lists.html");
  await page.goBack();
  await expect.poll(() => page.evaluate(() => document.querySelector("step-star")?.start)).toBe(2);
  await settled(page);
  const occupied = () => page.evaluate(() => document.querySelector("step-star")?.graph?.isOccupied(1));
  expect(await occupied()).toBe(true);
  await page.keyboard.press("c");
  await page.goto("lists.html");
  await page.goBack();
  await expect.poll(occupied).toBe(false);
});

test("who leaves at once and comes back finds the options as they were left", async ({ page }) => {
  await opened(page, "#example=trap");
  await page.getByLabel("Algorithm").selectOption("dijkstra");
  await settled(page);
  await page.goto("lists.html");
  await page.goBack();
  await expect.poll(() => page.evaluate(() => document.querySelector("step-star")?.options.algorithm)).toBe("dijkstra");
});

test("who reloads at once loses nothing of what was drawn, also while it plays", async ({ page }) => {
  await opened(page, "#example=trap&step=3");
  const hasWalls = () => page.evaluate(() => document.querySelector("step-star")!.grid!.cells().includes(1));
  const reload = async () => {
    await page.reload();
    await page.waitForFunction(() => document.querySelector("step-star")?.trace);
  };
  await page.evaluate(() => {
    const star = document.querySelector("step-star")!;
    star.speed = 1;
    star.play();
  });
  await page.keyboard.press("c");
  await reload();
  expect(await hasWalls()).toBe(false);
  await page.goto("about:blank");
  await opened(page, "#example=trap&step=3");
  await page.keyboard.press("c");
  // As quickly as a hand can, but for two strokes in one moment.
  await page.waitForTimeout(300);
  await page.keyboard.press("Control+z");
  await reload();
  expect(await hasWalls()).toBe(true);
});

test("who reloads at once after several changes loses none of them", async ({ page }) => {
  await opened(page, "#example=trap&from=4,7&to=19,7&step=3");
  await page.evaluate(() => {
    document.querySelector("step-star")!.start = [1, 1];
  });
  // Two are never one moment's work.
  await page.waitForTimeout(30);
  await page.evaluate(() => {
    const star = document.querySelector("step-star")!;
    star.goal = [20, 2];
    star.position = 5;
  });
  await page.reload();
  await page.waitForFunction(() => document.querySelector("step-star")?.trace);
  await settled(page);
  expect(await board(page, "start")).toEqual([1, 1]);
  expect(await board(page, "goal")).toEqual([20, 2]);
  expect(await board(page, "position")).toBe(5);
  expect(await page.evaluate(() => location.hash)).toContain("to=20,2");
});

test("who reloads from a slow server loses nothing: the address followed the board while the server was asked for the one before", async ({
  open,
}) => {
  const page = await open();
  await opened(page, "#example=trap&from=4,7&to=19,7&step=3");
  // Longer than what is done waits to be written.
  await page.route("**/index.html", async (route) => {
    await new Promise((done) => setTimeout(done, 800));
    await route.continue();
  });
  await page.evaluate(() => {
    document.querySelector("step-star")!.position = 5;
  });
  await page.reload();
  await page.waitForFunction(() => document.querySelector("step-star")?.trace);
  await settled(page);
  expect(await board(page, "position")).toBe(5);
});

test("what was done last is in the address as soon as the page is hidden: a tab in the background may end without a word", async ({
  page,
}) => {
  await opened(page, "#example=trap&from=4,7&to=19,7&step=3");
  // Until the link is followed the address is ahead of the board.
  await expect.poll(() => board(page, "position")).toBe(3);
  // What was done before is written, and there is no frame any more that could tell of a step.
  await page.waitForTimeout(500);
  const hash = await page.evaluate(() => {
    document.querySelector("step-star")!.position = 7;
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
    return location.hash;
  });
  expect(hash).toContain("step=7");
});

test("who goes back and forth quickly finds each board at its own step", async ({ page }) => {
  await opened(page, "#example=trap&from=4,7&to=19,7&step=10");
  await page.evaluate(() => {
    location.hash = "#example=terrain&from=2,2&to=20,7&step=20";
  });
  await expect.poll(() => board(page, "position")).toBe(20);
  await page.evaluate(async () => {
    history.back();
    await new Promise((done) => window.addEventListener("hashchange", done, { once: true }));
    // The board is there, and its address could have followed.
    await new Promise((done) => setTimeout(done, 60));
    history.forward();
  });
  await page.waitForTimeout(400);
  expect(await board(page, "position")).toBe(20);
  await page.goBack();
  await expect.poll(() => board(page, "start")).toEqual([4, 7]);
  await settled(page);
  expect(await board(page, "position")).toBe(10);
});

test("who comes back before another map is there keeps the board, and the other address is as it was", async ({
  page,
}) => {
  await opened(page, "#example=trap&from=4,7&to=19,7&step=10");
  const drawn = page.waitForEvent("worker").then((worker) => worker.waitForEvent("close"));
  await page.evaluate(async () => {
    document.querySelector("step-star")!.position = 12;
    location.hash = "#make=scatter.2000x2000.1.20";
    // The address follows the board after a moment, and would now be that of another one.
    await new Promise((done) => setTimeout(done, 320));
  });
  expect(await page.evaluate(() => location.hash)).toBe("#make=scatter.2000x2000.1.20");
  await page.goBack();
  await drawn;
  await page.waitForTimeout(400);
  expect(await page.evaluate(() => document.querySelector("step-star")!.grid!.width)).toBe(24);
});

test("a map with so many kinds of terrain that no browser takes its address is there after a reload", async ({
  page,
}) => {
  await opened(page);
  await page.evaluate(async () => {
    const star = document.querySelector("step-star")!;
    star.resize(450, 450);
    const large = star.grid!.clone();
    for (let cell = 0; cell < 450 * 450; cell++) large.setCost(cell % 450, Math.floor(cell / 450), 1 + cell / 45_003);
    star.load({ grid: large, start: [0, 0], goal: [449, 449] });
    await star.settled;
  });
  await expect.poll(() => page.evaluate(() => location.hash)).toContain("kept=450x450");
  await page.reload();
  await page.waitForFunction(() => document.querySelector("step-star")?.grid?.width === 450);
  expect(await page.evaluate(() => document.querySelector("step-star")!.grid!.cost(449, 449))).toBe(
    1 + (450 * 450 - 1) / 45_003,
  );
});

test("a place that the map doesn't have is named, and start stays where it was", async ({ page }) => {
  await opened(page, "#example=trap&from=99,99&to=20,2");
  await page.locator("#notice", { hasText: "(99, 99)" }).waitFor();
  expect(await board(page, "start")).toEqual([4, 7]);
  expect(await board(page, "goal")).toEqual([20, 2]);
});

test("a damaged link says so and shows the first example", async ({ page }) => {
  await opened(page, "#map=24x16!lA&from=1,1");
  await page.locator("#notice", { hasText: /link is cut off/ }).waitFor();
  expect(await page.locator("#story").textContent()).toContain("pocket");
});

test("a damaged link in a page that has a board says so, and the board and its address stay", async ({ lab: page }) => {
  await taken(page, "terrain");
  await expect.poll(() => page.evaluate(() => location.hash)).toContain("#example=terrain&");
  for (const hash of ["#map=24x16!lA&from=1,1", "#example=none&mode=compare"]) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, hash);
    await page.locator("#notice", { hasText: /link (is cut off|asks for)/ }).waitFor();
    await expect.poll(() => page.evaluate(() => location.hash), { message: hash }).toContain("#example=terrain&");
    expect(await page.locator("#tools select").first().inputValue(), hash).toBe("terrain");
    expect(await page.evaluate(() => document.querySelector("step-star")!.mode)).toBe("watch");
  }
});

test("a link is followed even if the address follows the board in the same moment", async ({ lab: page }) => {
  await page.evaluate(() => {
    const before = location.hash;
    location.hash = "#example=ties";
    history.replaceState(null, "", before);
  });
  await page.waitForFunction(() => document.querySelector<HTMLSelectElement>("#tools select")!.value === "ties");
});

test("of two maps that are asked for the last one stays, however long the first one takes", async ({ lab: page }) => {
  // The large one is drawn beside the page.
  const drawn = page.waitForEvent("worker").then((worker) => worker.waitForEvent("close"));
  await page.evaluate(() => {
    location.hash = "#make=scatter.1000x1000.1.20";
  });
  await page.waitForEvent("worker");
  await taken(page, "terrain");
  await drawn;
  await settled(page);
  expect(await page.locator("#tools select").first().inputValue()).toBe("terrain");
  expect(await page.evaluate(() => document.querySelector("step-star")!.grid!.width)).toBeLessThan(100);
});

test("options without a map are tried on the first example", async ({ lab: page }) => {
  await page.evaluate(() => {
    location.hash = "#algorithm=dijkstra&step=12";
  });
  await page.waitForFunction(() => document.querySelector("step-star")!.position === 12);
  expect(await board(page, "options")).toMatchObject({ algorithm: "dijkstra" });
  expect(await board(page, "start")).toEqual([4, 7]);
});

test("the address follows the step", async ({ lab: page }) => {
  await page.evaluate(() => {
    document.querySelector("step-star")!.position = 12;
  });
  await page.waitForFunction(() => location.hash.includes("step=12"));
});

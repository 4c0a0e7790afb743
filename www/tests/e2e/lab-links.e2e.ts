/** The lab's whole state is in its address: it can be copied and followed, and damage to it is told. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { board, opened, panel, pressed, settled, taken } from "./lab-page.js";
import { test } from "./page.js";

test("a link to part of a map shows that part, whatever map was shown before", async ({ lab: page, open }) => {
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
  expect(before[1], "the view is of the map's lower part").toBeGreaterThan(0);
  await page.waitForFunction(() => location.hash.includes("view="));
  const fresh = await open();
  await opened(fresh, new URL(page.url()).hash);
  expect(await view(fresh)).toEqual(before);
});

test("a handwritten link shows the part it asks for, and names places that are not on the map", async ({ page }) => {
  await opened(page, "#example=terrain&view=2,2,8&through=3,3_99,3");
  await page.getByText("The link names (99, 3), which this map doesn't have.").waitFor();
  const [view, through] = await page.evaluate(() => {
    const { view, through } = document.querySelector("step-star")!;
    return [view?.map(Math.round), through];
  });
  expect([view, through]).toEqual([[2, 2, 8], [[3, 3]]]);
});

test.for(["1e300,0,1e300", "-1e9,0,1e9", "900,-900,5", "0,0,1e7"])(
  "a link to a part that is not on the map shows what is: %s",
  async (view, { page }) => {
    const graph = "#graph=0,0,0_1,4,-1_2,3,3!0,1,5_1,2,2!&from=0&to=2";
    for (const map of ["#example=trap", graph]) {
      await opened(page, `${map}&view=${view}`);
      // In the same page the board before may still be there.
      await page.waitForFunction((isGraph) => !!document.querySelector("step-star")!.graph === isGraph, map === graph);
      await settled(page);
      const [cells, width, seen] = await page.evaluate(() => {
        const star = document.querySelector("step-star")!;
        const { width, height } = star.shadowRoot!.querySelector(".board")!.getBoundingClientRect();
        const scene = star.scene();
        const { scale, x, y } = scene.kind === "grid" ? scene.ground.view : scene.view;
        const { size } = scene.kind === "grid" ? { size: scene.ground.map } : scene;
        const corners = [0, size.width].flatMap((x) => [0, size.height].map((y) => ({ x, y })));
        const places = scene.kind === "grid" ? corners : scene.nodes;
        const inView = places.filter((at) => {
          const [px, py] = [(at.x - x) * scale, (at.y - y) * scale];
          return px >= -1 && py >= -1 && px <= width + 1 && py <= height + 1;
        });
        return [scene.kind === "grid" ? size.width : 4, width / scale, inView.length];
      });
      expect(width, `${map}: cells across`).toBeLessThan(20 * cells!);
      expect(seen, `${map}: corners or nodes in view`).toBeGreaterThan(0);
    }
  },
);

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
  await pressed(page, "Copy link");
  await page.getByText(/link is (copied|in the address bar)/).waitFor();
  const hash = await page.evaluate(() => location.hash);
  expect(hash).toContain("map=24x16");

  await opened(other, hash);
  for (const what of ["map", "position", "start", "goal", "options", "length"] as const)
    expect(await board(other, what)).toEqual(await board(page, what));
});

test("what is copied is the address of the board; of a map too large for links nothing is copied", async ({ page }) => {
  await opened(page);
  await page.evaluate(() => {
    const copied: string[] = [];
    Object.assign(window, { copied });
    Object.defineProperty(navigator, "clipboard", { value: { writeText: async (text: string) => copied.push(text) } });
  });
  const copied = () => page.evaluate(() => (window as unknown as { copied: string[] }).copied);
  const notice = page.locator("#notice");
  await pressed(page, "Copy link");
  await notice.filter({ hasText: "The link is copied" }).waitFor();
  const here = page.url();
  expect(here).toContain("#example=trap&");
  expect(await copied()).toEqual([here]);
  for (const [width, height, cost] of [
    [600, 450, 0],
    // Of these cells there are not too many, but each has a cost of its own.
    [100, 100, 1 / 7],
  ] as const) {
    await page.evaluate(
      ([width, height, cost]) => {
        const star = document.querySelector("step-star")!;
        star.resize(width, height);
        const grid = star.grid!.clone();
        if (cost > 0)
          for (let cell = 0; cell < width * height; cell++)
            grid.setCost(cell % width, Math.floor(cell / width), 1 + cost * cell);
        star.load({ grid, start: [0, 0], goal: [width - 1, height - 1] });
      },
      [width, height, cost] as const,
    );
    await settled(page);
    await pressed(page, "Copy link");
    await notice.filter({ hasText: "too large for a link" }).waitFor();
    expect(await copied(), `${width} x ${height}`).toEqual([here]);
  }
});

test("a link includes break points and the pinned cell, and a link without them clears them", async ({
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

test("a link includes a comparison: both boards, their options and the step", async ({ lab: page, page: other }) => {
  const comparing = (page: Page) =>
    page.evaluate(() => {
      const { mode, other, options, position, trace, otherTrace } = document.querySelector("step-star")!;
      return { mode, other, options, position, both: [trace!.position, otherTrace!.position] };
    });
  const bothFound = async (page: Page) => {
    await page.waitForFunction(() => {
      const { trace, otherTrace } = document.querySelector("step-star")!;
      return trace && otherTrace;
    });
    await settled(page);
  };
  await pressed(page, "Compare");
  await bothFound(page);
  await page.getByRole("group", { name: "B, on the right" }).getByLabel("Algorithm").selectOption("greedy");
  await bothFound(page);
  await page.evaluate(() => {
    document.querySelector("step-star")!.step = 12;
  });
  await expect
    .poll(() => page.evaluate(() => location.hash))
    .toContain("mode=compare&other=algorithm!greedy&v=2&step=12");
  const hash = await page.evaluate(() => location.hash);
  const shown = await comparing(page);

  await opened(other, hash);
  await bothFound(other);
  expect(await comparing(other)).toEqual(shown);
  expect(await other.getByRole("group", { name: "B, on the right" }).getByLabel("Algorithm").inputValue()).toBe(
    "greedy",
  );

  // embed.html reads the same. Until the shelf is fetched, its two boards show the page's own map.
  await other.goto(`embed.html${hash}`);
  await other.waitForFunction(() => document.querySelector("step-star")!.step === 12);
  expect(await comparing(other)).toEqual(shown);

  await page.evaluate(() => {
    location.hash = "#example=trap";
  });
  await page.waitForFunction(() => document.querySelector("step-star")!.mode === "watch");
  // The panels follow the search.
  await settled(page);
  expect(await page.getByRole("heading", { name: "Open, in order of expansion (A)", exact: true }).count()).toBe(0);
});

test("a comparison link without options for B gives B the options of A, whatever was compared before", async ({
  page,
}) => {
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

test("a place outside the map is named, and the start stays where it was", async ({ page }) => {
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

test("a damaged link followed from a board says so, and keeps the board and its address", async ({ lab: page }) => {
  await taken(page, "terrain");
  await expect.poll(() => page.evaluate(() => location.hash)).toContain("#example=terrain&");
  for (const hash of [
    "#map=24x16!lA&from=1,1",
    "#example=none&mode=compare",
    "#example=none&from=1,1&mode=compare",
    "#make=none.7x7.1&mode=compare",
  ]) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, hash);
    await page.locator("#notice", { hasText: /link (is cut off|asks for)/ }).waitFor();
    await expect.poll(() => page.evaluate(() => location.hash), { message: hash }).toContain("#example=terrain&");
    expect(await page.locator("#tools > select").inputValue(), hash).toBe("terrain");
    expect(await page.evaluate(() => document.querySelector("step-star")!.mode)).toBe("watch");
  }
});

test("a link is followed even if the address is rewritten in the same moment", async ({ lab: page }) => {
  await page.evaluate(() => {
    const before = location.hash;
    location.hash = "#example=ties";
    history.replaceState(null, "", before);
  });
  await page.waitForFunction(() => document.querySelector<HTMLSelectElement>("#tools select")!.value === "ties");
});

test("the later of two maps wins, however long the first takes", async ({ lab: page }) => {
  // The large map is generated in a worker.
  const begun = page.waitForEvent("worker");
  const drawn = begun.then((worker) => worker.waitForEvent("close"));
  await page.evaluate(() => {
    location.hash = "#make=scatter.1000x1000.1.20";
  });
  await begun;
  await taken(page, "terrain");
  await drawn;
  await settled(page);
  expect(await page.locator("#tools select").first().inputValue()).toBe("terrain");
  expect(await page.evaluate(() => document.querySelector("step-star")!.grid!.width)).toBeLessThan(100);
});

test("a link with options but no map applies them to the first example", async ({ lab: page }) => {
  await page.evaluate(() => {
    location.hash = "#algorithm=dijkstra&step=12";
  });
  await page.waitForFunction(() => document.querySelector("step-star")!.position === 12);
  expect(await board(page, "options")).toMatchObject({ algorithm: "dijkstra" });
  expect(await board(page, "start")).toEqual([4, 7]);
});

test("the address includes the step", async ({ lab: page }) => {
  await page.evaluate(() => {
    document.querySelector("step-star")!.step = 12;
  });
  await page.waitForFunction(() => location.hash.includes("v=2&step=12"));
  // The counter, the property and the link say the same; within an expansion the events are counted.
  expect(await page.locator("step-star .count").textContent()).toBe("12 / 111");
  await page.evaluate(() => {
    document.querySelector("step-star")!.position += 1;
  });
  await page.waitForFunction(() =>
    location.hash.includes(`v=2&step=e${document.querySelector("step-star")!.position}`),
  );
  expect(await board(page, "step")).toBe(`e${await board(page, "position")}`);
});

/** The lab as a person uses it: the shelf, the panels, links, undo. */
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { everything, some } from "../share.js";
import { examples } from "./lab-examples.js";
import { board, opened, settled, taken } from "./lab-page.js";
import { test } from "./page.js";

const panel = (page: Page, title: string) =>
  page.locator(".panels section", { has: page.getByRole("heading", { name: title, exact: true }) });

/** The list of open nodes waits until the board rests where it was slow to make, as on a machine that has much else to do. */
async function listed(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const [first] = document.querySelector("step-star")!.trace!.openList(1);
    const name = Array.isArray(first!.at) ? `(${first!.at.join(", ")})` : `node ${first!.at}`;
    const value = String(+first!.f.toFixed(3));
    const list = document.querySelector(".panels .open")!;
    const entry = list.querySelector("svg title");
    if (entry) return entry.textContent === `${name}: f = ${value}`;
    const [cell, f] = list.querySelectorAll("tbody tr:first-child td");
    return cell?.textContent === name && f!.textContent === value;
  });
}

test("opens late in the search of a trap, with something to say", async ({ page }) => {
  await opened(page);
  expect(await board(page, "expansion")).toBe(96);
  expect(await page.locator("#story").textContent()).toContain("pocket");
  const open = panel(page, "Open, in order of expansion");
  expect(await open.locator("tbody tr").count()).toBe(7);
  expect(await panel(page, "What runs").locator("mark").textContent()).toContain("close n");
  expect(await panel(page, "The numbers").locator("dd").nth(1).textContent()).toBe("96");
  await page.locator("#board").getByText("Optimal", { exact: true }).waitFor();
});

describe("the shelf", () => {
  test("every example opens without an error, and tells a story", async ({ lab: page }) => {
    // The two largest take as long as all others together.
    for (const name of examples.filter((name) => everything || !["city", "large"].includes(name))) {
      await page.goto(`index.html#example=${name}`);
      await page.waitForFunction(
        (name) => document.querySelector<HTMLSelectElement>("#tools select")!.value === name,
        name,
      );
      await settled(page);
      expect((await page.locator("#story").textContent())!.length, name).toBeGreaterThan(40);
      expect(await board(page, "length"), name).toBeGreaterThan(0);
      expect(await page.locator("#notice").isHidden(), name).toBe(true);
    }
  });

  test("ties: 91 expansions against 1,920", async ({ lab: page }) => {
    await taken(page, "ties");
    expect(await board(page, "expansions")).toBe(1920);
    await page.getByLabel("Ties").selectOption("high-g");
    await settled(page);
    expect(await board(page, "expansions")).toBe(91);
  });

  test("Manhattan with diagonals: the usual wrong answer is labelled, and Octile puts it right", async ({
    lab: page,
  }) => {
    await taken(page, "manhattan");
    await page.locator("#board").getByText("Not optimal", { exact: true }).waitFor();
    await page
      .locator(".panels .warning")
      .getByText(/too high/)
      .waitFor();
    expect(await board(page, "cost")).toBeCloseTo(4.414, 3);
    await page.getByLabel("Estimate h").selectOption("octile");
    await page.locator("#board").getByText("Optimal", { exact: true }).waitFor();
    expect(await board(page, "cost")).toBeCloseTo(3.828, 3);
    expect(await page.locator(".panels .warning").isHidden()).toBe(true);
  });
});

describe("the story of an example", () => {
  const chosen = (page: Page) => page.evaluate(() => document.querySelector<HTMLSelectElement>("#tools select")!.value);

  test("stays when one draws, but the link no longer has its name; “reload” and undo bring the name back", async ({
    lab: page,
  }) => {
    for (const back of ["reload", "undo"] as const) {
      await page.evaluate(() => document.querySelector("step-star")!.clear());
      await settled(page);
      expect(await page.locator("#story").textContent()).toContain("pocket");
      expect(await chosen(page)).toBe("");
      await expect.poll(() => page.evaluate(() => location.hash)).toMatch(/^#map=24x16/);
      await page.evaluate((back) => document.querySelector("step-star")![back](), back);
      await settled(page);
      expect(await chosen(page), back).toBe("trap");
    }
  });

  test("is there with its map, also where that can't be searched so", async ({ open }) => {
    const page = await open();
    await page.goto("index.html#example=game-graph&algorithm=jps&from=0&to=9");
    await page.locator("#notice", { hasText: "jps" }).waitFor();
    expect(await page.locator("#tools select").first().inputValue()).toBe("game-graph");
    expect(await page.locator("#story").textContent()).toContain("connection");
  });

  test("is another one with another map", async ({ lab: page }) => {
    await page.getByRole("button", { name: "New…" }).click();
    await page.getByRole("button", { name: "Draw it" }).click();
    await page.locator("#story").waitFor({ state: "hidden" });
    await page.evaluate(() => document.querySelector("step-star")!.undo());
    await page.locator("#story", { hasText: "pocket" }).waitFor();
    expect(await chosen(page)).toBe("trap");
  });
});

test("the legend has the colours of the board, and those of a graph", async ({ lab: page }) => {
  const fill = (name: string) =>
    page
      .locator(`.legend .${name}`)
      .first()
      .evaluate((shape) => getComputedStyle(shape).fill);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const [open, closed] = await page.evaluate(() => {
      const star = document.querySelector("step-star")!;
      const probe = star.shadowRoot!.querySelector<HTMLElement>(".badge")!;
      return ["open", "closed"].map((name) => {
        probe.style.backgroundColor = `var(--${name})`;
        const colour = getComputedStyle(probe).backgroundColor;
        probe.style.backgroundColor = "";
        return colour;
      });
    });
    expect([await fill("open"), await fill("closed")], colorScheme).toEqual([open, closed]);
  }
  const legend = page.getByRole("region", { name: "What the board shows" });
  expect(await legend.textContent()).toContain("wall");
  await taken(page, "game-graph");
  expect(await legend.textContent()).toContain("occupied");
});

describe("the panels", () => {
  test("a field of numbers keeps no letters", async ({ lab: page }) => {
    await page.getByText("More choices").click();
    const field = page.getByLabel("Stop after");
    const typed = () => field.evaluate((input: HTMLInputElement) => [input.value, input.validity.badInput]);
    await field.focus();
    await page.keyboard.type("-e");
    expect(await typed()).toEqual(["", true]);
    await page.keyboard.press("Enter");
    expect(await typed()).toEqual(["", false]);
    expect(await page.locator("#notice").textContent()).toContain("maxExpansions");
    await page.getByText("More choices").click();
  });

  test("a field of numbers that is emptied shows what holds again", async ({ lab: page }) => {
    const field = page.getByLabel("Weight of h");
    await field.fill("");
    await page.keyboard.press("Enter");
    expect(await field.inputValue()).toBe("1");
  });

  test("a search that was stopped by its limit has not found out that there is no path", async ({ lab: page }) => {
    await page.evaluate(() => {
      const star = document.querySelector("step-star")!;
      star.options = { ...star.options, maxExpansions: 5 };
    });
    await settled(page);
    const { status, end } = await page.evaluate(() => {
      const star = document.querySelector("step-star")!;
      star.position = star.trace!.length;
      return { status: star.result!.status, end: star.trace!.event(star.trace!.length - 1).kind };
    });
    expect([status, end]).toEqual(["limit", "open"]);
    await settled(page);
    await expect.poll(() => panel(page, "What runs").locator("mark").textContent()).toContain("open m");
  });

  test("the open list as a heap is a heap, and has the same first entry", async ({ lab: page }) => {
    const open = panel(page, "Open, in order of expansion");
    await listed(page);
    const first = await open.locator("tbody tr").first().locator("td").nth(1).textContent();
    await open.getByRole("button", { name: "Heap" }).click();
    const values = (await open.locator("svg text").allTextContents()).map(Number);
    expect(values.length).toBe(14);
    expect(String(values[0])).toBe(first);
    for (let i = 1; i < values.length; i++) expect(values[i]).toBeGreaterThanOrEqual(values[(i - 1) >> 1]!);
    await taken(page, "terrain");
    await listed(page);
    // Asked in one task: the page may draw the same tree anew between two.
    const widths = await open.evaluate((section) =>
      [...section.querySelectorAll("svg g")].map((entry) =>
        ["text", "rect"].map((name) => (entry.querySelector(name) as SVGGraphicsElement).getBBox().width),
      ),
    );
    expect(widths.length).toBeGreaterThan(0);
    for (const [text, box] of widths) expect(text, "numbers with a fraction fit their boxes").toBeLessThan(box!);
    await open.getByRole("button", { name: "List" }).click();
  });

  test("a row of the open list keeps the focus from step to step, and tells what is there now", async ({
    lab: page,
  }) => {
    const open = panel(page, "Open, in order of expansion");
    await taken(page, "trap");
    await listed(page);
    const button = open.locator("tbody button").nth(1);
    await button.focus();
    const said = new Set<string | null>();
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press(".");
      await settled(page);
      await listed(page);
      expect(await button.evaluate((button) => button === document.activeElement)).toBe(true);
      const second = await page.evaluate(() => document.querySelector("step-star")!.trace!.openList(2)[1]!.at);
      expect(await button.textContent()).toBe(`(${(second as number[]).join(", ")})`);
      said.add(await button.textContent());
    }
    expect(said.size, "the second changes").toBeGreaterThan(1);
    await page.keyboard.press("Enter");
    await panel(page, "One cell")
      .getByText(/Pinned/)
      .waitFor();
    await page.evaluate(() => {
      document.querySelector("step-star")!.pinned = null;
    });
  });

  test("a pinned cell shows its values and takes a break point", async ({ lab: page }) => {
    const open = panel(page, "Open, in order of expansion");
    await listed(page);
    await open.locator("tbody button").first().click();
    const cell = panel(page, "One cell");
    await cell.getByText(/Pinned/).waitFor();
    await cell.getByRole("button", { name: "it closes" }).click();
    await cell.getByRole("button", { name: "it closes", pressed: true }).click();
    await cell.getByRole("button", { name: "it closes", pressed: false }).waitFor();
    // By the keys, and stepping on: what has the focus is there still.
    const focused = () => page.evaluate(() => document.activeElement!.textContent);
    await page.evaluate(() => {
      document.querySelector("step-star")!.position = 0;
    });
    for (const name of ["it opens", "Way point here"] as const) {
      await cell.getByRole("button", { name }).focus();
      await page.keyboard.press(".");
      await settled(page);
      expect(await focused(), "after a step").toBe(name);
    }
    await page.keyboard.press("Enter");
    await cell.getByRole("button", { name: "No way point" }).waitFor();
    expect(await focused(), "after it was pressed").toBe("No way point");
    await page.keyboard.press("Enter");
    await cell.getByRole("button", { name: "Way point here" }).waitFor();
    await page.evaluate(() => {
      document.querySelector("step-star")!.pinned = null;
    });
  });

  test("the numbers of a cell stand in one line, however many lines their names take", async ({ lab: page }) => {
    const tops = await page.evaluate(async () => {
      const star = document.querySelector("step-star")!;
      star.pinned = [5, 5];
      await new Promise(requestAnimationFrame);
      const figures = document.querySelector(".one-cell .figures")!;
      figures.querySelector("dt")!.style.width = "4rem";
      return [...figures.querySelectorAll("dd")].map((number) => number.getBoundingClientRect().top);
    });
    expect(tops).toEqual([tops[0], tops[0], tops[0]]);
    expect(tops).toHaveLength(3);
    await page.evaluate(() => {
      document.querySelector("step-star")!.pinned = null;
    });
  });

  test("a pinned cell becomes a way point, and its link has it", async ({ lab: page, page: other }) => {
    const through = (page: Page) => page.evaluate(() => document.querySelector("step-star")!.through);
    const cell = panel(page, "One cell");
    const pin = async (place: [number, number]) => {
      await page.evaluate((place) => {
        document.querySelector("step-star")!.pinned = place;
      }, place);
      await cell.getByText(`(${place.join(", ")}) is`).waitFor();
    };
    await pin([5, 1]);
    await cell.getByRole("button", { name: "Way point here" }).click();
    await settled(page);
    await pin([20, 14]);
    await cell.getByRole("button", { name: "Way point here" }).click();
    await settled(page);
    await expect.poll(() => page.evaluate(() => location.hash)).toMatch(/^#example=trap.*&through=5,1_20,14/);
    for (const hash of [await page.evaluate(() => location.hash), "#example=trap&through=5,1_20,14"]) {
      await opened(other, hash);
      await expect
        .poll(() => through(other), { message: hash })
        .toEqual([
          [5, 1],
          [20, 14],
        ]);
      await other.goto("about:blank");
    }
    await cell.getByRole("button", { name: "No way point" }).click();
    await settled(page);
    expect(await through(page)).toEqual([[5, 1]]);
    await pin([4, 7]);
    expect(await cell.getByRole("button", { name: "Way point here" }).count()).toBe(0);
  });

  test("what changes nothing can't be chosen, and says why", async ({ lab: page }) => {
    const estimate = page.getByLabel("Estimate h");
    expect(await estimate.isEnabled()).toBe(true);
    for (const algorithm of ["dijkstra", "bfs"]) {
      await page.getByLabel("Algorithm").selectOption(algorithm);
      await settled(page);
      expect(await estimate.isEnabled(), algorithm).toBe(false);
      expect(await estimate.getAttribute("title"), algorithm).toContain("doesn't estimate");
    }
    await taken(page, "game-graph");
    expect(await page.getByLabel("Moves").isEnabled()).toBe(false);
    expect(await estimate.isEnabled()).toBe(true);
  });

  test("what is not allowed is refused with a sentence, and the last good value stays", async ({ lab: page }) => {
    const weight = page.getByLabel("Weight of h");
    await weight.fill("-3");
    await weight.press("Enter");
    await page.locator("#notice", { hasText: 'The option "weight" is -3' }).waitFor();
    expect(await weight.inputValue()).toBe("1");
    const [notice, navigation] = await Promise.all([
      page.locator("#notice").boundingBox(),
      page.getByRole("navigation").boundingBox(),
    ]);
    expect(notice!.y, "it covers no link").toBeGreaterThan(navigation!.y + navigation!.height);
    await page.evaluate(() => {
      document.querySelector("step-star")!.map = "S..\n..G";
    });
    await settled(page);
    expect(await board(page, "cost")).toBe(3);
  });

  test("what is no number is refused too, and doesn't stay in its field", async ({ lab: page }) => {
    const weight = page.getByLabel("Weight of h");
    await weight.press("Control+a");
    // Some browsers let one type any letter, all of them this one.
    await weight.pressSequentially("1e");
    await weight.press("Enter");
    await page.locator("#notice", { hasText: 'The option "weight" is NaN' }).waitFor();
    expect(await weight.inputValue()).toBe("1");
    expect(await weight.evaluate((field: HTMLInputElement) => field.validity.badInput)).toBe(false);
  });

  test("a recipe sets the options, and they can then be changed", async ({ lab: page }) => {
    await page.getByLabel("Recipe").selectOption("rpg");
    await settled(page);
    expect(await page.getByLabel("Estimate h").inputValue()).toBe("squared-euclidean");
    await page.getByLabel("Estimate h").selectOption("euclidean");
    await settled(page);
    expect(await page.getByLabel("Recipe").inputValue()).toBe("rpg");
    expect(await page.getByLabel("Estimate h").inputValue()).toBe("euclidean");
  });
});

describe("links", () => {
  test("a link to a part of a map shows that part, whatever shape the map before it had", async ({
    lab: page,
    open,
  }) => {
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
    await expect.poll(() => page.evaluate(() => location.hash)).toContain("mode=compare&other=algorithm!greedy&step=");
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
    await expect
      .poll(() => page.evaluate(() => document.querySelector("step-star")?.options.algorithm))
      .toBe("dijkstra");
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

  test("a damaged link in a page that has a board says so, and the board and its address stay", async ({
    lab: page,
  }) => {
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
});

describe("a new map", () => {
  test("of a size that is none keeps the dialog open, and says what is one", async ({ lab: page }) => {
    const before = await board(page, "map");
    await page.getByRole("button", { name: "New…" }).click();
    const dialog = page.getByRole("dialog", { name: "A new map" });
    for (const button of ["Draw it", "Resize"]) {
      const form = dialog.locator("form", { has: page.getByRole("button", { name: button }) });
      const width = await form.getByLabel("Width").inputValue();
      await form.getByLabel("Width").fill("99999");
      await form.getByRole("button", { name: button }).click();
      await form.getByText("from 1 to 2,048").waitFor();
      await form.getByLabel("Width").fill(width);
    }
    expect(await board(page, "map")).toBe(before);
    await page.keyboard.press("Escape");
  });

  test("is empty at first, and the board has the keys then: no click is needed to take it back", async ({
    lab: page,
  }) => {
    const before = await board(page, "map");
    await page.getByRole("button", { name: "New…" }).click();
    await page.getByRole("button", { name: "Draw it" }).click();
    await expect.poll(() => board(page, "map")).toMatch(/^(\.{41}\n){27}$/);
    await settled(page);
    await page.keyboard.press("Home");
    expect(await board(page, "position")).toBe(0);
    await page.keyboard.press("Space");
    expect(await page.evaluate(() => document.querySelector("step-star")!.playing)).toBe(true);
    await page.keyboard.press("Space");
    await page.keyboard.press("Control+z");
    await expect.poll(() => board(page, "map")).toBe(before);
  });

  test("the board hears no keys behind a dialog in which nothing has the focus", async ({ lab: page }) => {
    const before = await board(page, "map");
    await page.getByRole("button", { name: "New…" }).click();
    const dialog = page.getByRole("dialog", { name: "A new map" });
    await dialog.getByRole("heading", { name: "A new map" }).click();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press("c");
    await settled(page);
    expect(await board(page, "map"), "nothing is cleared").toBe(before);
    await page.keyboard.press("Escape");
    expect(await dialog.isHidden()).toBe(true);
  });

  test("the keys of the player work while a button of the page has the focus", async ({ lab: page }) => {
    await page.getByRole("button", { name: "Heap" }).click();
    await page.keyboard.press("Home");
    expect(await board(page, "position")).toBe(0);
    await page.getByRole("button", { name: "List", exact: true }).focus();
    await page.keyboard.press("Space");
    expect(await page.evaluate(() => document.querySelector("step-star")!.playing)).toBe(false);
  });
});

test("undo and redo bring maps back", async ({ lab: page }) => {
  const before = await board(page, "map");
  await page.getByRole("button", { name: "New…" }).click();
  await page.getByLabel("Kind").selectOption("maze");
  await page.getByRole("button", { name: "Draw it" }).click();
  await settled(page);
  const maze = await board(page, "map");
  expect(maze).not.toBe(before);
  await page.evaluate(() => document.querySelector("step-star")!.undo());
  await settled(page);
  expect(await board(page, "map")).toBe(before);
  await page.evaluate(() => document.querySelector("step-star")!.redo());
  await settled(page);
  expect(await board(page, "map")).toBe(maze);
});

test("the cell under the cursor of the keys is looked at closely, as the one under the mouse is", async ({
  lab: page,
}) => {
  const cell = panel(page, "One cell");
  await page.getByRole("link", { name: "To the board" }).focus();
  await page.keyboard.press("Enter");
  await cell.getByText(/\(4, 7\) is closed/).waitFor();
  await page.keyboard.press("ArrowRight");
  await cell.getByText(/\(5, 7\) is closed, reached from \D*\(4, 7\)/).waitFor();
  await page.keyboard.press("i");
  await cell.getByText(/^Point at a cell/).waitFor();
});

test("at first there is nothing to undo, and the button is there as soon as there is", async ({ open }) => {
  const page = await open();
  const undo = page.getByRole("button", { name: "Undo", exact: true });
  await page.goto("embed.html#make=maze.9x9.1&editable");
  await page.waitForFunction(() => document.querySelector("step-star")!.grid?.width === 9);
  await settled(page);
  expect(await undo.isDisabled()).toBe(true);
  await opened(page);
  expect(await undo.isDisabled()).toBe(true);
  await page.getByRole("button", { name: "Clear the map" }).click();
  expect(await undo.isDisabled()).toBe(false);
  await undo.click();
  expect(await undo.isDisabled()).toBe(true);
  await taken(page, "manhattan");
  expect(await undo.isDisabled()).toBe(false);
});

test("who has undone all that there is keeps the focus on the button, and can go on with the keys", async ({
  open,
}) => {
  const page = await open();
  await opened(page);
  const focused = () => page.evaluate(() => document.querySelector("step-star")!.shadowRoot!.activeElement?.ariaLabel);
  await page.getByRole("button", { name: "Clear the map" }).click();
  const [undo, redo] = ["Undo", "Redo"].map((name) => page.getByRole("button", { name, exact: true }));
  await undo!.focus();
  await page.keyboard.press("Enter");
  expect(await undo!.isDisabled()).toBe(true);
  expect(await focused()).toBe("Undo");
  await page.keyboard.press("Enter");
  expect(await redo!.isDisabled(), "there is nothing more to undo").toBe(false);
  await redo!.focus();
  await page.keyboard.press("Enter");
  expect(await redo!.isDisabled()).toBe(true);
  expect(await focused()).toBe("Redo");
});

test("a theme that is chosen in one tab is that of the others", async ({ open }) => {
  const page = await open();
  await opened(page);
  const other = await page.context().newPage();
  await opened(other);
  await other.getByLabel("Theme").selectOption("dark");
  await expect.poll(() => page.evaluate(() => document.documentElement.style.colorScheme)).toBe("dark");
  expect(await page.getByLabel("Theme").inputValue()).toBe("dark");
  await other.close();
});

test("undo brings an example back with the options that it had, redo the other one with its own", async ({
  lab: page,
}) => {
  const go = async (way: "undo" | "redo" | "reload" | "clear") => {
    await page.evaluate((way) => document.querySelector("step-star")![way](), way);
    await settled(page);
    return [await board(page, "options"), await page.getByLabel("Algorithm").inputValue()];
  };
  await page.getByLabel("Estimate h").selectOption("zero");
  await settled(page);
  const before = await board(page, "options");
  await taken(page, "manhattan");
  await page.getByLabel("Algorithm").selectOption("greedy");
  await settled(page);
  const after = await board(page, "options");
  expect(after).not.toEqual(before);
  expect(await go("clear"), "one drawing, however it is changed").toEqual([after, "greedy"]);
  expect(await go("undo")).toEqual([after, "greedy"]);
  expect(await go("undo")).toEqual([before, "astar"]);
  expect(await page.getByLabel("Estimate h").inputValue()).toBe("zero");
  await page.getByLabel("Weight of h").fill("2");
  await page.getByLabel("Weight of h").press("Enter");
  await settled(page);
  expect(await go("redo")).toEqual([after, "greedy"]);
  expect(await go("undo"), "as it was left").toEqual([{ ...(before as object), weight: 2 }, "astar"]);
  expect(await go("clear")).toEqual([{ ...(before as object), weight: 2 }, "astar"]);
});

test("every generator draws a map on which the goal can be reached", async ({ lab: page }) => {
  for (const kind of some(["rooms", "city", "maze", "caves", "scatter"], 2)) {
    await page.getByRole("button", { name: "New…" }).click();
    await page.getByLabel("Kind").selectOption(kind);
    await page.getByRole("button", { name: "Draw it" }).click();
    await settled(page);
    expect(await board(page, "status"), kind).toBe("found");
  }
});

test("compare: two boards in step, and a picture of what only one of them closed", async ({ lab: page }) => {
  await page.getByRole("button", { name: "Compare" }).click();
  await page.getByText(/^only A: \d/).waitFor();
  expect(await page.locator(".picture text").allTextContents()).toEqual(["S", "G"]);
  expect(await board(page, "expansion"), "keeps its place").toBeLessThan(111);
  expect(await page.locator("#notice").isHidden(), "nothing went wrong").toBe(true);
  await page.getByRole("button", { name: "Compare" }).click();
  expect(await page.locator(".difference").isHidden()).toBe(true);
  expect(await page.getByLabel("Ties").count(), "there is no B any more that could have ties").toBe(1);
});

test("the third picture of a comparison has its walls hatched, as the board has them", async ({ lab: page }) => {
  await page.getByRole("button", { name: "Compare" }).click();
  await page.getByText(/^only A: \d/).waitFor();
  const hatched = await page.evaluate(() => {
    const walls = [...document.querySelector("step-star")!.grid!.cells()].filter(Boolean).length;
    const stripes = document.querySelector(".picture .hatch")?.getAttribute("d")?.match(/M/g) ?? [];
    return stripes.length / walls;
  });
  expect(hatched, "stripes to a wall").toBeOneOf([1, 3]);
  await page.getByRole("button", { name: "Compare" }).click();
});

test("an example that is taken in a comparison opens where it does alone, for both searches", async ({ open }) => {
  const page = await open();
  await opened(page, "#example=terrain&mode=compare&other=algorithm!dijkstra");
  await taken(page, "trap");
  const done = await page.evaluate(() => {
    const { trace, otherTrace } = document.querySelector("step-star")!;
    return [trace, otherTrace].map((trace) => trace!.expansionAt(trace!.position));
  });
  expect(done).toEqual([96, 96]);
});

test("the third picture of a comparison has the colours of the theme, as its legend has", async ({ lab: page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.getByRole("button", { name: "Compare" }).click();
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
  await page.getByRole("button", { name: "Compare" }).click();
});

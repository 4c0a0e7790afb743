/** The lab as a visitor uses it: examples, stories, panels, new maps, undo and comparing. */
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { everything, some } from "../share.js";
import { examples } from "./lab-examples.js";
import { board, opened, panel, settled, taken } from "./lab-page.js";
import { test } from "./page.js";

/** Waits until the list of open nodes is up to date: on a busy machine it follows only when the board rests. */
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

test("the lab opens late in the search of the example trap, with story, panels and verdict", async ({ page }) => {
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
  test("every example opens without an error and has a story", async ({ lab: page }) => {
    // The two largest take as long as all the others together.
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

  test('in "ties", breaking ties by high g takes 91 expansions instead of 1,920', async ({ lab: page }) => {
    await taken(page, "ties");
    expect(await board(page, "expansions")).toBe(1920);
    await page.getByLabel("Ties").selectOption("high-g");
    await settled(page);
    expect(await board(page, "expansions")).toBe(91);
  });

  test('in "manhattan", the wrong answer is marked as not optimal, and Octile mends it', async ({ lab: page }) => {
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

  test("stays when the map is drawn on, but the link loses its name until reload or undo restores the map", async ({
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

  test("is shown even if its map cannot be searched with the link's options", async ({ open }) => {
    const page = await open();
    await page.goto("index.html#example=game-graph&algorithm=jps&from=0&to=9");
    await page.locator("#notice", { hasText: "jps" }).waitFor();
    expect(await page.locator("#tools select").first().inputValue()).toBe("game-graph");
    expect(await page.locator("#story").textContent()).toContain("connection");
  });

  test("goes with a new map, and returns when that is undone", async ({ lab: page }) => {
    await page.getByRole("button", { name: "New…" }).click();
    await page.getByRole("button", { name: "Draw it" }).click();
    await page.locator("#story").waitFor({ state: "hidden" });
    await page.evaluate(() => document.querySelector("step-star")!.undo());
    await page.locator("#story", { hasText: "pocket" }).waitFor();
    expect(await chosen(page)).toBe("trap");
  });
});

test("the legend has the board's colours, and on a graph its words", async ({ lab: page }) => {
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
  test("letters typed into a number field are refused and removed", async ({ lab: page }) => {
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

  test("an emptied number field returns to its default", async ({ lab: page }) => {
    const field = page.getByLabel("Weight of h");
    await field.fill("");
    await page.keyboard.press("Enter");
    expect(await field.inputValue()).toBe("1");
  });

  test('a search stopped by its limit highlights its last event, not the line for "no path"', async ({ lab: page }) => {
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

  test("a path given by its corners is counted in places, not steps", async ({ lab: page }) => {
    const numbers = () => panel(page, "The numbers").locator("dl").last().textContent();
    expect(await numbers()).toContain("steps25");
    await page.evaluate(() => {
      const star = document.querySelector("step-star")!;
      star.options = { ...star.options, smooth: "straight-runs" };
    });
    await settled(page);
    await expect.poll(numbers).toContain("places listed");
    expect(await numbers()).not.toContain("steps");
  });

  test("the open list is also shown as a heap, with the same first entry and numbers that fit", async ({
    lab: page,
  }) => {
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
    // Measured in one task, because the page may redraw the tree between two.
    const widths = await open.evaluate((section) =>
      [...section.querySelectorAll("svg g")].map((entry) =>
        ["text", "rect"].map((name) => (entry.querySelector(name) as SVGGraphicsElement).getBBox().width),
      ),
    );
    expect(widths.length).toBeGreaterThan(0);
    for (const [text, box] of widths) expect(text, "numbers fit their boxes").toBeLessThan(box!);
    await open.getByRole("button", { name: "List" }).click();
  });

  test("a row of the open list keeps the focus while stepping, and shows its new cell", async ({ lab: page }) => {
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
    expect(said.size, "the second open cell changes along the way").toBeGreaterThan(1);
    await page.keyboard.press("Enter");
    await panel(page, "One cell")
      .getByText(/Pinned/)
      .waitFor();
    await page.evaluate(() => {
      document.querySelector("step-star")!.pinned = null;
    });
  });

  test("a pinned cell takes break points, and its buttons keep the focus while stepping", async ({ lab: page }) => {
    const open = panel(page, "Open, in order of expansion");
    await listed(page);
    await open.locator("tbody button").first().click();
    const cell = panel(page, "One cell");
    await cell.getByText(/Pinned/).waitFor();
    await cell.getByRole("button", { name: "it closes" }).click();
    await cell.getByRole("button", { name: "it closes", pressed: true }).click();
    await cell.getByRole("button", { name: "it closes", pressed: false }).waitFor();
    // By keyboard: the focused button survives steps and its own change of name.
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
    await cell.getByRole("button", { name: "Remove way point" }).waitFor();
    expect(await focused(), "after it was pressed").toBe("Remove way point");
    await page.keyboard.press("Enter");
    await cell.getByRole("button", { name: "Way point here" }).waitFor();
    await page.evaluate(() => {
      document.querySelector("step-star")!.pinned = null;
    });
  });

  test("the numbers of a cell are on one line, however many lines their names take", async ({ lab: page }) => {
    const tops = await page.evaluate(async () => {
      const star = document.querySelector("step-star")!;
      star.pinned = [5, 5];
      // On a slow machine the panel follows only when the board rests.
      while (!document.querySelector(".one-cell dt")) await new Promise(requestAnimationFrame);
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

  test("a pinned cell can become a way point, and the link includes it", async ({ lab: page, page: other }) => {
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
    await cell.getByRole("button", { name: "Remove way point" }).click();
    await settled(page);
    expect(await through(page)).toEqual([[5, 1]]);
    await pin([4, 7]);
    expect(await cell.getByRole("button", { name: "Way point here" }).count()).toBe(0);
  });

  test("options without effect are disabled, with the reason", async ({ lab: page }) => {
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

  test("a value that is not allowed is refused with a sentence, and the last good one stays", async ({ lab: page }) => {
    const weight = page.getByLabel("Weight of h");
    await weight.fill("-3");
    await weight.press("Enter");
    await page.locator("#notice", { hasText: 'The option "weight" is -3' }).waitFor();
    expect(await weight.inputValue()).toBe("1");
    const [notice, navigation] = await Promise.all([
      page.locator("#notice").boundingBox(),
      page.getByRole("navigation").boundingBox(),
    ]);
    expect(notice!.y, "the notice covers no link").toBeGreaterThan(navigation!.y + navigation!.height);
    await page.evaluate(() => {
      document.querySelector("step-star")!.map = "S..\n..G";
    });
    await settled(page);
    expect(await board(page, "cost")).toBe(3);
  });

  test("a text that is no number is refused too, and removed from its field", async ({ lab: page }) => {
    const weight = page.getByLabel("Weight of h");
    await weight.press("Control+a");
    // Some browsers accept any letter in a number field, and all of them an e.
    await weight.pressSequentially("1e");
    await weight.press("Enter");
    await page.locator("#notice", { hasText: 'The option "weight" is NaN' }).waitFor();
    expect(await weight.inputValue()).toBe("1");
    expect(await weight.evaluate((field: HTMLInputElement) => field.validity.badInput)).toBe(false);
  });

  test("a recipe sets the options, which can then be changed", async ({ lab: page }) => {
    await page.getByLabel("Recipe").selectOption("rpg");
    await settled(page);
    expect(await page.getByLabel("Estimate h").inputValue()).toBe("squared-euclidean");
    await page.getByLabel("Estimate h").selectOption("euclidean");
    await settled(page);
    expect(await page.getByLabel("Recipe").inputValue()).toBe("rpg");
    expect(await page.getByLabel("Estimate h").inputValue()).toBe("euclidean");
  });
});

describe("a new map", () => {
  test("of an impossible size keeps the dialog open and says what is possible", async ({ lab: page }) => {
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

  test("is empty by default, and the board has the focus, so that keys play and undo", async ({ lab: page }) => {
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

  test("keys do not reach the board behind a dialog, even when nothing in it has the focus", async ({ lab: page }) => {
    const before = await board(page, "map");
    await page.getByRole("button", { name: "New…" }).click();
    const dialog = page.getByRole("dialog", { name: "A new map" });
    await dialog.getByRole("heading", { name: "A new map" }).click();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press("c");
    await settled(page);
    expect(await board(page, "map"), "the map is not cleared").toBe(before);
    await page.keyboard.press("Escape");
    expect(await dialog.isHidden()).toBe(true);
  });

  test("while a button of the page has the focus, Home still steps, but Space presses the button", async ({
    lab: page,
  }) => {
    await page.getByRole("button", { name: "Heap" }).click();
    await page.keyboard.press("Home");
    expect(await board(page, "position")).toBe(0);
    await page.getByRole("button", { name: "List", exact: true }).focus();
    await page.keyboard.press("Space");
    expect(await page.evaluate(() => document.querySelector("step-star")!.playing)).toBe(false);
  });
});

test("undo and redo restore whole maps", async ({ lab: page }) => {
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

test("on a graph the panel of one cell speaks of nodes", async ({ open }) => {
  const page = await open();
  await opened(page, "#example=game-graph");
  await panel(page, "One node").getByText("Point at a node to see its values").waitFor();
  await taken(page, "trap");
  await panel(page, "One cell").getByText("Point at a cell to see its values").waitFor();
});

test('the panel "One cell" follows the cell cursor, as it follows the mouse', async ({ lab: page }) => {
  const cell = panel(page, "One cell");
  await page.getByRole("link", { name: "To the board" }).focus();
  await page.keyboard.press("Enter");
  await cell.getByText(/\(4, 7\) is closed/).waitFor();
  await page.keyboard.press("ArrowRight");
  await cell.getByText(/\(5, 7\) is closed, reached from \D*\(4, 7\)/).waitFor();
  await page.keyboard.press("i");
  await cell.getByText(/^Point at a cell/).waitFor();
});

test("undo is disabled at first, and enabled as soon as something can be undone", async ({ open }) => {
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

test("a button that becomes disabled by undoing or redoing everything keeps the focus", async ({ open }) => {
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
  expect(await redo!.isDisabled(), "a further undo does nothing").toBe(false);
  await redo!.focus();
  await page.keyboard.press("Enter");
  expect(await redo!.isDisabled()).toBe(true);
  expect(await focused()).toBe("Redo");
});

test("a theme chosen in one tab applies to the others", async ({ open }) => {
  const page = await open();
  await opened(page);
  const other = await page.context().newPage();
  await opened(other);
  await other.getByLabel("Theme").selectOption("dark");
  await expect.poll(() => page.evaluate(() => document.documentElement.style.colorScheme)).toBe("dark");
  expect(await page.getByLabel("Theme").inputValue()).toBe("dark");
  await other.close();
});

test("undo and redo bring each example back with the options it was left with", async ({ lab: page }) => {
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
  expect(await go("clear"), "clearing keeps the map's options").toEqual([after, "greedy"]);
  expect(await go("undo")).toEqual([after, "greedy"]);
  expect(await go("undo")).toEqual([before, "astar"]);
  expect(await page.getByLabel("Estimate h").inputValue()).toBe("zero");
  await page.getByLabel("Weight of h").fill("2");
  await page.getByLabel("Weight of h").press("Enter");
  await settled(page);
  expect(await go("redo")).toEqual([after, "greedy"]);
  expect(await go("undo"), "with the weight changed since").toEqual([{ ...(before as object), weight: 2 }, "astar"]);
  expect(await go("clear")).toEqual([{ ...(before as object), weight: 2 }, "astar"]);
});

test("every generator draws a map whose goal can be reached", async ({ lab: page }) => {
  for (const kind of some(["rooms", "city", "maze", "caves", "scatter"], 2)) {
    await page.getByRole("button", { name: "New…" }).click();
    await page.getByLabel("Kind").selectOption(kind);
    await page.getByRole("button", { name: "Draw it" }).click();
    await settled(page);
    expect(await board(page, "status"), kind).toBe("found");
  }
});

test("comparing shows two boards and a picture of what only one of them closed", async ({ lab: page }) => {
  await page.getByRole("button", { name: "Compare" }).click();
  await page.getByText(/^only A: \d/).waitFor();
  expect(await page.locator(".picture text").allTextContents()).toEqual(["S", "G"]);
  expect(await board(page, "expansion"), "the step is kept").toBeLessThan(111);
  expect(await page.locator("#notice").isHidden(), "no error is shown").toBe(true);
  await page.getByRole("button", { name: "Compare" }).click();
  expect(await page.locator(".difference").isHidden()).toBe(true);
  expect(await page.getByLabel("Ties").count(), "the options of B are gone").toBe(1);
});

test("the picture of differences hatches walls as the board does", async ({ lab: page }) => {
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

test("comparing graphs shows the third picture too: every node in the colour of who closed it", async ({ open }) => {
  const page = await open();
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

test("an example taken while comparing opens at its usual step for both searches", async ({ open }) => {
  const page = await open();
  await opened(page, "#example=terrain&mode=compare&other=algorithm!dijkstra");
  await taken(page, "trap");
  const done = await page.evaluate(() => {
    const { trace, otherTrace } = document.querySelector("step-star")!;
    return [trace, otherTrace].map((trace) => trace!.expansionAt(trace!.position));
  });
  expect(done).toEqual([96, 96]);
});

test("the picture of differences and its legend follow the theme", async ({ lab: page }) => {
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

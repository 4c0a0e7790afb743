/** The lab as a person uses it: the shelf, the panels, undo. Its links have a file of their own. */
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { everything, some } from "../share.js";
import { examples } from "./lab-examples.js";
import { board, opened, panel, settled, taken } from "./lab-page.js";
import { test } from "./page.js";

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

  test("a path that lists its corners alone is not counted in steps", async ({ lab: page }) => {
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
    await cell.getByRole("button", { name: "Remove way point" }).waitFor();
    expect(await focused(), "after it was pressed").toBe("Remove way point");
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
      // Where it has been slow the panel waits until the board rests.
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
    await cell.getByRole("button", { name: "Remove way point" }).click();
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

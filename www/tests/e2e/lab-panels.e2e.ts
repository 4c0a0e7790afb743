/** The panels beside the board: options, numbers, the open nodes, one cell. */
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { board, opened, panel, pressed, settled, taken, turned, unfolded } from "./lab-page.js";
import { test } from "./page.js";

/** Waits until the list of open nodes is up to date: on a busy machine it follows only when the board rests. */
async function listed(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const [first] = document.querySelector("step-star")!.trace!.openList(1);
    const name = Array.isArray(first!.at) ? `(${first!.at.join(", ")})` : `node ${first!.at}`;
    const value = String(+first!.f.toFixed(3));
    const list = document.querySelector(".panels .open")!;
    const entry = document.querySelector(".panels div:not(.behind) > .open-nodes svg title");
    if (entry) return entry.textContent === `${name}: f = ${value}`;
    const [cell, f] = list.querySelectorAll("tbody tr:first-child td");
    return cell?.textContent === name && f!.textContent === value;
  });
}

describe("the panels", () => {
  test("letters typed into a number field are refused and removed", async ({ lab: page }) => {
    await turned(page, "Search");
    const field = page.getByLabel("Stop after");
    const typed = () => field.evaluate((input: HTMLInputElement) => [input.value, input.validity.badInput]);
    await field.focus();
    await page.keyboard.type("-e");
    expect(await typed()).toEqual(["", true]);
    await page.keyboard.press("Enter");
    expect(await typed()).toEqual(["", false]);
    expect(await page.locator("#notice").textContent()).toContain("maxExpansions");
  });

  test("an emptied number field returns to its default", async ({ lab: page }) => {
    await turned(page, "Search");
    const field = page.getByLabel("Weight of h");
    await field.fill("");
    await page.keyboard.press("Enter");
    expect(await field.inputValue()).toBe("1");
  });

  test('a search stopped by its limit highlights its last step, not the line for "no path"', async ({ lab: page }) => {
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
    const lit = () => panel(page, "What runs").locator("mark").allTextContents();
    await expect.poll(async () => (await lit()).some((line) => line.includes("open m"))).toBe(true);
    expect((await lit()).join()).toContain("close n");
    expect((await lit()).join()).not.toContain("no path");
  });

  test("the cost at the end of a search is that of the path on the board, that to the nearest cell too", async ({
    lab: page,
  }) => {
    const numbers = () => panel(page, "The numbers").locator("dl").allTextContents();
    for (const nearest of [true, false]) {
      await page.evaluate((nearest) => {
        const star = document.querySelector("step-star")!;
        star.options = { algorithm: "astar", heuristic: "manhattan", nearest };
        star.map = "S..#.\n...#.\n...#G";
      }, nearest);
      await settled(page);
      await page.evaluate(() => {
        const star = document.querySelector("step-star")!;
        star.position = star.trace!.length;
      });
      const cost = nearest ? "4" : "∞";
      await expect
        .poll(numbers)
        .toEqual([
          expect.stringMatching(nearest ? /^cost4expanded9/ : /^cost so far\d+expanded9/),
          expect.stringMatching(`^cost${cost}steps`),
        ]);
    }
    expect(await board(page, "status")).toBe("unreachable");
  });

  test("the cost so far is that to the node expanded now, by whichever parent another one is reached", async ({
    lab: page,
  }) => {
    for (const options of [
      { algorithm: "theta", diagonal: "no-obstacles" },
      { heuristic: "squared-euclidean", diagonal: "always", closed: "repair" },
    ] as const) {
      const expanded = await page.evaluate(async (options) => {
        const star = document.querySelector("step-star")!;
        star.options = options;
        await star.settled;
        const { trace } = star;
        let now = trace!.event(0);
        for (const [i, event] of [...trace!].entries()) {
          if (event.kind === "close") now = event;
          else if (event.parent !== null && String(event.parent) !== String(now.at)) {
            star.position = i + 1;
            return now.g;
          }
        }
        return null;
      }, options);
      expect(expanded, JSON.stringify(options)).not.toBeNull();
      const soFar = () => panel(page, "The numbers").locator("dl").first().locator("dd").first().textContent();
      await expect.poll(soFar).toBe(String(+expanded!.toFixed(3)));
    }
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

  test("the numbers show the open list as a heap, too, with the same first entry and numbers that fit", async ({
    lab: page,
  }) => {
    const open = panel(page, "Open, in order of expansion");
    await listed(page);
    const first = await open.locator("tbody tr").first().locator("td").nth(1).textContent();
    await turned(page, "Numbers");
    // A heap is in the order of expansion only at its top, and no longer says that it is.
    const heap = panel(page, "Open, as a heap");
    const values = (await heap.locator("svg text").allTextContents()).map(Number);
    expect(values.length).toBe(15);
    expect(String(values[0])).toBe(first);
    for (let i = 1; i < values.length; i++) expect(values[i]).toBeGreaterThanOrEqual(values[(i - 1) >> 1]!);
    await taken(page, "terrain");
    await listed(page);
    // Measured in one task, because the page may redraw the tree between two.
    const widths = await heap.evaluate((section) =>
      [...section.querySelectorAll("svg g")].map((entry) =>
        ["text", "rect"].map((name) => (entry.querySelector(name) as SVGGraphicsElement).getBBox().width),
      ),
    );
    expect(widths.length).toBeGreaterThan(0);
    for (const [text, box] of widths) expect(text, "numbers fit their boxes").toBeLessThan(box!);
  });

  test("the open list is one control: keys go from row to row, and it keeps the focus while stepping", async ({
    lab: page,
  }) => {
    const open = panel(page, "Open, in order of expansion");
    await taken(page, "trap");
    await listed(page);
    const before = await board(page, "position");
    const list = open.getByRole("listbox");
    const at = () =>
      list.evaluate((list) => list.querySelector(`#${list.getAttribute("aria-activedescendant")}`)!.textContent);
    await list.focus();
    for (const key of ["End", "ArrowDown", "Home", "ArrowUp", "ArrowDown"]) await page.keyboard.press(key);
    expect(await board(page, "position"), "the arrows are the list's").toBe(before);
    const said = new Set<string | null>();
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press(".");
      await settled(page);
      await listed(page);
      expect(await list.evaluate((list) => list === document.activeElement)).toBe(true);
      const { at: second, f } = await page.evaluate(() => document.querySelector("step-star")!.trace!.openList(2)[1]!);
      expect(await at()).toMatch(`(${(second as number[]).join(", ")})${f}`);
      said.add(await at());
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
    await open.getByRole("option").first().click();
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

  test("start and goal can be moved by clicks alone, without dragging or a right button, and undone", async ({
    open,
  }) => {
    const page = await open({ hasTouch: true, viewport: { width: 1280, height: 1600 } });
    const ends = () =>
      page.evaluate(() => [document.querySelector("step-star")!.start, document.querySelector("step-star")!.goal]);
    for (const [example, kind, places, name] of [
      [
        "trap",
        "One cell",
        [
          [1, 1],
          [20, 14],
        ],
        (at: unknown) => `(${(at as number[]).join(", ")})`,
      ],
      ["one-way", "One node", [3, 6], (at: unknown) => `Node ${at}`],
    ] as const) {
      await opened(page, `#example=${example}`);
      const before = await ends();
      const cell = panel(page, kind);
      await unfolded(page, "Tools");
      await page.getByRole("button", { name: /^Look/ }).tap();
      for (const [i, label] of ["Start here", "Goal here"].entries()) {
        const { x, y } = await page.evaluate((at) => {
          const star = document.querySelector("step-star")!;
          const scene = star.scene();
          const { view } = scene.kind === "grid" ? scene.ground : scene;
          const node = star.graph?.nodes.find(({ id }) => id === at);
          const [x, y] = node ? [node.x, node.y] : (at as [number, number]).map((part) => part + 0.5);
          const box = star.shadowRoot!.querySelector(".board")!.getBoundingClientRect();
          return { x: box.x + (x! - view.x) * view.scale, y: box.y + (y! - view.y) * view.scale };
        }, places[i]);
        await page.touchscreen.tap(x, y);
        await cell.getByText(`${name(places[i])} is`).waitFor();
        const button = cell.getByRole("button", { name: label });
        expect(await button.getAttribute("aria-pressed"), label).toBe("false");
        await button.tap();
        await settled(page);
        await cell.getByRole("button", { name: label, pressed: true }).waitFor();
      }
      expect(await ends(), example).toEqual(places);
      for (let i = 0; i < places.length; i++) await page.evaluate(() => document.querySelector("step-star")!.undo());
      expect(await ends(), `${example}, undone`).toEqual(before);
      // The next link opens another page: in this one it would be followed some time later.
      await page.goto("about:blank");
    }
  });

  test("every control of the page has a tooltip", async ({ lab: page }) => {
    await pressed(page, "Compare");
    await page.evaluate(() => {
      document.querySelector("step-star")!.pinned = [6, 1];
    });
    await page.getByRole("button", { name: "Way point here" }).waitFor();
    await unfolded(page, "Tools");
    await unfolded(page, "Menu");
    const seen = new Set<string>();
    for (const tab of ["One cell", "Search"]) {
      await page.getByRole("tab", { name: tab }).evaluate((tab: HTMLElement) => tab.click());
      const [shown, without] = await page.evaluate(() => {
        const roots = [document, document.querySelector("step-star")!.shadowRoot!];
        const controls = roots.flatMap((root) => [...root.querySelectorAll<HTMLElement>("button, select, input")]);
        const shown = controls.filter((control) => control.checkVisibility());
        const heads = (controls: HTMLElement[]) => controls.map(({ outerHTML }) => outerHTML.slice(0, 80));
        return [heads(shown), heads(shown.filter(({ title }) => title === ""))] as const;
      });
      expect(without, tab).toEqual([]);
      for (const control of shown) seen.add(control);
    }
    expect(seen.size).toBeGreaterThan(40);
    await page.evaluate(() => {
      document.querySelector("step-star")!.pinned = null;
    });
    await pressed(page, "Compare");
  });

  test("options without effect are disabled, with the reason", async ({ lab: page }) => {
    const estimate = page.getByLabel("Estimate h");
    expect(await estimate.isEnabled()).toBe(true);
    for (const algorithm of ["dijkstra", "bfs"]) {
      await page.getByLabel("Algorithm").selectOption(algorithm);
      await settled(page);
      expect(await estimate.isEnabled(), algorithm).toBe(false);
      expect(await estimate.getAttribute("title"), algorithm).toContain("doesn't estimate");
      const shades = await page.evaluate(() =>
        ["Estimate h", "Weight of h"].map((name) => {
          const label = [...document.querySelectorAll("label")].find(({ textContent }) =>
            textContent.startsWith(name),
          )!;
          return getComputedStyle(label.querySelector("select, input")!).opacity;
        }),
      );
      expect(shades, "a number is as pale as a choice").toEqual([shades[0], shades[0]]);
      expect(Number(shades[0])).toBeLessThan(1);
    }
    await taken(page, "game-graph");
    expect(await page.getByLabel("Moves").isEnabled()).toBe(false);
    expect(await estimate.isEnabled()).toBe(true);
  });

  test("a value that is not allowed is refused with a sentence, and the last good one stays", async ({ lab: page }) => {
    await turned(page, "Search");
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
    await weight.fill("2");
    await weight.press("Enter");
    await settled(page);
    expect(await page.locator("#notice").isHidden(), "gone with what it was about").toBe(true);
    await page.evaluate(() => {
      document.querySelector("step-star")!.map = "S..\n..G";
    });
    await settled(page);
    expect(await board(page, "cost")).toBe(3);
  });

  test("what the board says is wrong is said once more only when the board is out of view", async ({ page }) => {
    await page.setViewportSize({ width: 400, height: 700 });
    await page.goto("index.html");
    await settled(page);
    const refused = async () => {
      await page.evaluate(() => {
        document.querySelector("step-star")!.options = { weight: -3 };
      });
      await page.locator("step-star .fault", { hasText: '"weight" is -3' }).waitFor();
      return page.locator("#notice").isVisible();
    };
    expect(await refused(), "in view").toBe(false);
    await page.evaluate(() => {
      document.querySelector("step-star")!.options = {};
      scrollTo(0, document.body.scrollHeight);
    });
    await settled(page);
    expect(await refused(), "out of view").toBe(true);
  });

  test("no choice is cut off on a small laptop", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("index.html");
    await settled(page);
    await turned(page, "Search");
    const cut = await page.locator("#panels select:visible, .settings select:visible").evaluateAll((selects) =>
      selects.flatMap((select) => {
        const { fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(select);
        const pen = document.createElement("canvas").getContext("2d")!;
        pen.font = `${fontSize} ${fontFamily}`;
        const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        const texts = [...(select as HTMLSelectElement).options].map(({ text }) => text);
        return texts.filter((text) => pen.measureText(text).width > room);
      }),
    );
    expect(cut).toEqual([]);
  });

  test("a text that is no number is refused too, and removed from its field", async ({ lab: page }) => {
    await turned(page, "Search");
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
    await turned(page, "Search");
    await page.getByLabel("Recipe").selectOption("rpg");
    await settled(page);
    expect(await page.getByLabel("Estimate h").inputValue()).toBe("squared-euclidean");
    await page.getByLabel("Estimate h").selectOption("euclidean");
    await settled(page);
    expect(await page.getByLabel("Recipe").inputValue()).toBe("rpg");
    expect(await page.getByLabel("Estimate h").inputValue()).toBe("euclidean");
  });
});

test("on a graph the panel of one cell speaks of nodes", async ({ page }) => {
  await opened(page, "#example=game-graph");
  await turned(page, "One node");
  await panel(page, "One node").getByText("Point at a node to see its values").waitFor();
  await taken(page, "trap");
  await panel(page, "One cell").getByText("Point at a cell to see its values").waitFor();
});

test('the panel "One cell" follows the cell cursor, as it follows the mouse', async ({ lab: page }) => {
  const cell = panel(page, "One cell");
  await turned(page, "One cell");
  await page.getByRole("link", { name: "To the board" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("i");
  await cell.getByText(/\(4, 7\) is closed/).waitFor();
  await page.keyboard.press("ArrowRight");
  await cell.getByText(/\(5, 7\) is closed, reached from \D*\(4, 7\)/).waitFor();
  await page.keyboard.press("i");
  await cell.getByText(/^Point at a cell/).waitFor();
});

// Every write costs the page style and layout, so whatever stays the same is left alone.

test("another search with the same options sets no choice again", async ({ lab: page }) => {
  const sets = await page.evaluate(async () => {
    const star = document.querySelector("step-star")!;
    const [x, y] = star.goal as [number, number];
    const move = async (to: number) => {
      star.goal = [x, to];
      await star.settled;
      await new Promise(requestAnimationFrame);
    };
    // The first edit makes the example the reader's own, which the shelf says.
    await move(y - 1);
    const { get, set } = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, "value")!;
    let sets = 0;
    const counted = function (this: HTMLSelectElement, value: string) {
      sets++;
      set!.call(this, value);
    };
    Object.defineProperty(HTMLSelectElement.prototype, "value", { get: get!, set: counted, configurable: true });
    try {
      await move(y);
    } finally {
      Object.defineProperty(HTMLSelectElement.prototype, "value", { get: get!, set: set!, configurable: true });
    }
    return sets;
  });
  expect(sets).toBe(0);
});

test("a step that lights the same line writes only the numbers that differ", async ({ lab: page }) => {
  const { kinds, written, differing } = await page.evaluate(async () => {
    const star = document.querySelector("step-star")!;
    const trace = star.trace!;
    const frame = () => new Promise(requestAnimationFrame);
    // Two neighbours of one cell, opened one after the other.
    const kind = (i: number) => trace.event(i).kind;
    let step = 1;
    while (kind(step) !== "open" || kind(step + 1) !== "open") step++;
    const panels = document.querySelector("#panels")!;
    const open = [...panels.querySelectorAll("dt")].find(({ textContent }) => textContent === "open")!;
    const lit = () => [...panels.querySelectorAll("pre mark")].map(({ textContent }) => textContent);
    // Panels that were slow to follow, as on a busy machine, wait until the board rests: so long as they take.
    const followed = async (position: number) => {
      star.position = position;
      while (open.nextElementSibling!.textContent !== String(trace.counts().open)) await frame();
    };
    await followed(step + 1);
    while (lit().length !== 1 || !lit()[0]!.includes("open m")) await frame();
    const texts = () => [...panels.querySelectorAll("dd")].map(({ textContent }) => textContent);
    const before = texts();
    const written = new Set<Element>();
    const observer = new MutationObserver((records) => {
      for (const { target } of records)
        written.add((target instanceof Element ? target : target.parentElement!).closest("dd, dl, pre")!);
    });
    for (const part of panels.querySelectorAll("dl, pre"))
      observer.observe(part, { childList: true, characterData: true, subtree: true });
    await followed(step + 2);
    observer.disconnect();
    const after = texts();
    return {
      kinds: [kind(step), kind(step + 1)],
      written: [...written].map(({ tagName }) => tagName),
      differing: after.filter((text, i) => text !== before[i]).length,
    };
  });
  expect(kinds).toEqual(["open", "open"]);
  expect(differing).toBeGreaterThan(0);
  expect(written).toEqual(Array(differing).fill("DD"));
});

/** Changing one thing keeps the others: the step, playing, break points, speed, view and focus. */
import { describe, expect } from "vitest";
import type { StepStarElement } from "../../src/element/contract.js";
import { BoardInPage, SMALL, TRAP } from "./board.js";
import { test } from "./page.js";

describe("an element that is rebuilt or moved in the page", () => {
  const kept = async (board: BoardInPage) =>
    board.star.evaluate(({ position, playing, speed, stepUnit, breakPoints, view, pinned }: StepStarElement) => ({
      position,
      playing,
      speed,
      stepUnit,
      breakPoints,
      // Without the scale: the width may differ in another place of the page.
      corner: view?.slice(0, 2),
      pinned,
    }));

  const acts = Object.entries({
    "rebuilt by an attribute": (star: StepStarElement) => star.setAttribute("lang", "de"),
    "moved in the page": (star: StepStarElement) => star.parentElement!.append(star),
  });

  for (const [what, act] of acts)
    test(`keeps its whole state when ${what}`, async ({ embed: page }) => {
      const board = await BoardInPage.open(page, { step: "5", speed: "20" });
      await board.star.evaluate((star) => {
        star.speed = 33;
        star.stepUnit = "event";
        star.zoom = 60;
        star.pinned = [6, 5];
        star.position = 40;
        star.addBreakPoint({ at: [6, 5], when: "opens" });
      });
      const before = await kept(board);
      expect(before).toMatchObject({ position: 40, speed: 33, corner: expect.any(Array) });
      await board.star.evaluate(act);
      await board.settled();
      expect(await kept(board)).toEqual(before);
    });

  for (const [what, act] of acts)
    test(`keeps playing when ${what}`, async ({ embed: page }) => {
      const board = await BoardInPage.open(page, { step: "5", speed: "1" });
      await board.star.evaluate((star) => star.play());
      await board.star.evaluate(act);
      await board.settled();
      expect(await board.read("playing")).toBe(true);
    });

  test("begins at its step attribute even when rebuilt before its first search", async ({ embed: page }) => {
    const board = await BoardInPage.open(page);
    const begun = await board.star.evaluate(async (star: StepStarElement, map) => {
      const other = document.createElement("step-star");
      star.replaceWith(other);
      other.map = map;
      other.setAttribute("step", "10");
      other.editable = true;
      await other.settled;
      return other.position;
    }, TRAP);
    expect(begun).toBe(10);
  });

  test("keeps its step while there is nothing to search, for the next search", async ({ embed: page }) => {
    const board = await BoardInPage.open(page);
    await board.star.evaluate(async (star: StepStarElement) => {
      star.position = 17;
      star.setAttribute("weight", "-3");
      await star.settled;
      star.editable = true;
      await star.settled;
      star.removeAttribute("weight");
    });
    await board.settled();
    expect(await board.read("position")).toBe(17);
  });

  test("begins a new map at its step attribute, not at the last map's step", async ({ embed: page }) => {
    const board = await BoardInPage.open(page, { step: "2" });
    await board.star.evaluate((star: StepStarElement, map) => {
      star.position = 9;
      star.map = map;
      star.editable = true;
    }, SMALL);
    await board.settled();
    expect(await board.read("position")).toBe(2);
  });
});

describe("the keyboard focus", () => {
  const focused = (board: BoardInPage) =>
    board.star.evaluate((star: StepStarElement) => {
      const { activeElement } = star.shadowRoot!;
      return [
        document.activeElement === star,
        activeElement?.classList[activeElement.classList.length - 1],
        star.hover,
      ];
    });

  test("stays on the board with its cell cursor when the controls are rebuilt", async ({ embed: page }) => {
    const board = await BoardInPage.open(page, { editable: "" });
    await page.keyboard.press("Tab");
    await board.star.evaluate((star: StepStarElement) => star.focus());
    await page.keyboard.press("ArrowRight");
    await board.star.evaluate((star: StepStarElement) => star.setAttribute("lang", "de"));
    await board.settled();
    expect(await focused(board)).toEqual([true, "board", [5, 5]]);
    await page.keyboard.press("ArrowRight");
    expect(await focused(board)).toEqual([true, "board", [6, 5]]);
  });

  test("stays on a button of the player when the mode changes", async ({ embed: page }) => {
    const board = await BoardInPage.open(page, { step: "0" });
    await page.getByRole("button", { name: "Step forward", exact: true }).focus();
    await board.star.evaluate((star: StepStarElement) => {
      star.mode = "compare";
    });
    await board.settled();
    expect(await focused(board)).toEqual([true, "on", null]);
  });

  test("stays on the board when undo replaces a graph by a grid", async ({ embed: page }) => {
    const board = await BoardInPage.open(page, { editable: "" });
    await page.keyboard.press("Tab");
    await board.star.evaluate(async (star: StepStarElement) => {
      const other = document.createElement("step-star");
      other.textContent = JSON.stringify({ nodes: [{ id: 1, x: 0, y: 0 }], connections: [] });
      document.body.append(other);
      await other.settled;
      star.focus();
      star.graph = other.graph!;
      other.remove();
      await star.settled;
    });
    expect(await focused(board)).toEqual([true, "board", null]);
    await page.keyboard.press("Control+z");
    await board.settled();
    expect(await focused(board)).toEqual([true, "board", null]);
    await page.keyboard.press("Control+y");
    await board.settled();
    expect(await board.star.evaluate((star: StepStarElement) => star.graph !== null)).toBe(true);
  });

  test("is not taken when it was elsewhere", async ({ embed: page }) => {
    const board = await BoardInPage.open(page);
    await board.star.evaluate((star: StepStarElement) => star.setAttribute("lang", "de"));
    await board.settled();
    expect(await focused(board)).toEqual([false, undefined, null]);
  });
});

test("predict mode begins at the start of a search that was shown to its end", async ({ embed: page }) => {
  const board = await BoardInPage.open(page);
  await board.star.evaluate((star: StepStarElement) => {
    star.mode = "predict";
  });
  await board.settled();
  expect(await board.sentence()).toMatch(/^Which one is expanded next/);
});

test("start and way points set while the element is in no page apply when it returns", async ({ embed: page }) => {
  const board = await BoardInPage.open(page);
  await board.star.evaluate((star: StepStarElement) => {
    const main = star.parentElement!;
    star.remove();
    star.setAttribute("start", "1,1");
    star.setAttribute("through", "2,2");
    main.append(star);
  });
  await board.settled();
  expect(await board.star.evaluate(({ start, through }: StepStarElement) => [start, through])).toEqual([
    [1, 1],
    [[2, 2]],
  ]);
});

test("setting the same map while the element is in no page resets the goal", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { map: SMALL });
  await board.star.evaluate((star: StepStarElement, map) => {
    const main = star.parentElement!;
    star.goal = [0, 1];
    star.remove();
    star.map = map;
    main.append(star);
  }, SMALL);
  await board.settled();
  expect(await board.read("goal")).toEqual([4, 2]);
});

test("side by side, both searches open at the step attribute and keep it when rebuilt", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { mode: "compare", other: "heuristic: zero", step: "30" });
  const positions = () => board.star.evaluate(({ position, otherTrace }) => [position, otherTrace!.position]);
  expect(await positions()).toEqual([30, 30]);
  await board.star.evaluate((star) => star.setAttribute("lang", "de"));
  await board.settled();
  expect(await positions()).toEqual([30, 30]);
});

describe("start, goal and way points set before the first map are kept:", () => {
  const map = "......\n......\nS....G\n......";
  const places = async (board: BoardInPage, act: (star: StepStarElement, map: string) => void) => {
    const star = await board.page.evaluateHandle(() => document.createElement("step-star"));
    await star.evaluate(act, map);
    return star.evaluate(async (star: StepStarElement) => {
      if (!star.isConnected) document.querySelector("step-star")!.replaceWith(star);
      await star.settled;
      return [star.start, star.goal, star.through];
    });
  };

  for (const [what, act] of Object.entries({
    "before its text": (star: StepStarElement, map: string) => {
      Object.assign(star, { start: [1, 1], goal: [4, 3], through: [[2, 2]] });
      star.map = map;
    },
    "after its text": (star: StepStarElement, map: string) => {
      star.map = map;
      Object.assign(star, { start: [1, 1], goal: [4, 3], through: [[2, 2]] });
    },
    "in the page, before its text": (star: StepStarElement, map: string) => {
      document.querySelector("step-star")!.replaceWith(star);
      Object.assign(star, { start: [1, 1], goal: [4, 3], through: [[2, 2]] });
      star.map = map;
    },
    "before its grid": (star: StepStarElement) => {
      const { grid } = document.querySelector("step-star")!;
      Object.assign(star, { start: [1, 1], goal: [4, 3], through: [[2, 2]] });
      star.grid = grid!;
    },
  }))
    test(what, async ({ embed: page }) => {
      const found = await places(await BoardInPage.open(page), act);
      expect(found).toEqual([[1, 1], [4, 3], [[2, 2]]]);
    });

  test("only places on the map are kept, attributes override them, and the next map has its own", async ({
    embed: page,
  }) => {
    const found = await places(await BoardInPage.open(page), (star, map) => {
      Object.assign(star, { start: [9, 9], goal: [4, 3] });
      star.setAttribute("goal", "5,0");
      star.map = map;
    });
    expect(found).toEqual([[0, 2], [5, 0], []]);
    const next = await page.evaluate(async () => {
      const star = document.querySelector("step-star")!;
      star.removeAttribute("goal");
      star.map = "S...........\n............\n............\n............\n...........G";
      await star.settled;
      return [star.start, star.goal];
    });
    expect(next).toEqual([
      [0, 0],
      [11, 4],
    ]);
  });
});

test("speed and step unit set before the element is in a page are kept", async ({ embed: page }) => {
  const board = await BoardInPage.open(page);
  const set = await board.star.evaluate((star: StepStarElement, map) => {
    const other = document.createElement("step-star");
    other.textContent = map;
    other.speed = 33;
    other.stepUnit = "event";
    star.replaceWith(other);
    return [other.speed, other.stepUnit];
  }, TRAP);
  expect(set).toEqual([33, "event"]);
});

test("properties set before the element is defined are kept", async ({ embed: page }) => {
  const board = await BoardInPage.open(page);
  const found = await board.star.evaluate((star: StepStarElement, map) => {
    const early = document.createElement("early-star") as StepStarElement;
    early.textContent = map;
    Object.assign(early, { mode: "compare", start: [1, 1] });
    star.replaceWith(early);
    customElements.define("early-star", class extends (customElements.get("step-star") as CustomElementConstructor) {});
    const found = [early.getAttribute("mode"), early.start, Object.hasOwn(early, "mode")];
    // The next test expects a step-star element to replace.
    early.replaceWith(star);
    return found;
  }, TRAP);
  expect(found).toEqual(["compare", [1, 1], false]);
});

test("a fractional step is rounded, and a negative step or NaN is 0", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { step: "2.6" });
  expect(await board.read("position")).toBe(3);
  for (const [step, position] of [
    [7.4, 7],
    [-4, 0],
    [Number.NaN, 0],
  ] as const) {
    await board.star.evaluate((star: StepStarElement, step) => {
      star.position = step;
    }, step);
    expect(await board.read("position")).toBe(position);
  }
});

test("an HTML comment inside the element is not part of its map", async ({ embed: page }) => {
  const board = await BoardInPage.open(page);
  const width = await board.star.evaluate(async (star: StepStarElement) => {
    star.innerHTML = "<!-- a map -->\nS..\n..G";
    await Promise.resolve();
    await star.settled;
    return star.grid!.width;
  });
  expect(width).toBe(3);
});

test("an error in the element's text is reported once, even if the page writes it into a slot", async ({
  embed: page,
}) => {
  const board = await BoardInPage.open(page);
  const told = await board.star.evaluate(async (star) => {
    const other = document.createElement("step-star");
    other.innerHTML = 'S.Q<p slot="caption"></p>';
    const told: string[] = [];
    other.addEventListener("fault", ({ detail }) => {
      told.push(detail.message);
      if (told.length < 10) other.querySelector("p")!.textContent = detail.message;
    });
    star.replaceWith(other);
    other.firstChild!.nodeValue = "S.X";
    await new Promise(requestAnimationFrame);
    return told.map((message) => message.match(/'(.)'/)?.[1]);
  });
  expect(told).toEqual(["Q", "X"]);
});

describe("when the page acts during a stroke, the stroke is abandoned:", () => {
  const beginStroke = async (board: BoardInPage, cells: { x: number; y: number }[]) => {
    const places = [];
    for (const cell of cells) places.push(await board.at(cell));
    const { mouse } = board.page;
    await mouse.move(places[0]!.x, places[0]!.y);
    await mouse.down();
    for (const { x, y } of places.slice(1)) await mouse.move(x, y);
  };

  test("a new map leaves nothing of it to undo", async ({ embed: page }) => {
    const board = await BoardInPage.open(page, { editable: "" });
    await beginStroke(board, [
      { x: 20, y: 1 },
      { x: 22, y: 1 },
    ]);
    await board.star.evaluate((star: StepStarElement, map) => {
      star.map = map;
    }, SMALL);
    await page.mouse.up();
    await board.settled();
    expect(await board.read("canUndo")).toBe(false);
    expect(await board.cells()).toBe("0".repeat(15));
  });

  test("rebuilt controls leave later changes to be undone one by one", async ({ embed: page }) => {
    const board = await BoardInPage.open(page, { editable: "" });
    await beginStroke(board, [
      { x: 4, y: 5 },
      { x: 3, y: 2 },
    ]);
    await board.star.evaluate((star: StepStarElement) => star.setAttribute("lang", "de"));
    await page.mouse.up();
    await board.settled();
    expect(await board.read("start")).toEqual([4, 5]);
    const goals = await board.star.evaluate((star: StepStarElement) => {
      star.goal = [20, 2];
      star.goal = [20, 3];
      star.undo();
      const once = star.goal;
      star.undo();
      return [once, star.goal];
    });
    expect(goals).toEqual([
      [20, 2],
      [19, 5],
    ]);
  });

  test("undo by the page undoes the change before the stroke", async ({ embed: page }) => {
    const board = await BoardInPage.open(page, { editable: "" });
    const before = await board.cells();
    await board.drag([
      { x: 1, y: 1 },
      { x: 3, y: 1 },
    ]);
    await beginStroke(board, [
      { x: 2, y: 3 },
      { x: 2, y: 0 },
    ]);
    await board.star.evaluate((star: StepStarElement) => star.undo());
    await page.mouse.up();
    await board.settled();
    expect(await board.cells()).toBe(before);
    expect(await board.read("canUndo")).toBe(false);
  });
});

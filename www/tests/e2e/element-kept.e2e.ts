/** What one action is not about stays as it is: the place in the search, its playing, break points, speed and view. */
import { describe, expect } from "vitest";
import type { StepStarElement } from "../../src/element/contract.js";
import { BoardInPage, TRAP } from "./board.js";
import { test } from "./page.js";

const SMALL = "S....\n.....\n....G";

describe("an element with other controls, or in another place of the page,", () => {
  const kept = async (board: BoardInPage) =>
    board.star.evaluate(({ position, playing, speed, stepUnit, breakPoints, view, pinned }: StepStarElement) => ({
      position,
      playing,
      speed,
      stepUnit,
      breakPoints,
      // The page may have given it another width.
      corner: view?.slice(0, 2),
      pinned,
    }));

  const acts = Object.entries({
    "an attribute": (star: StepStarElement) => star.setAttribute("lang", "de"),
    "a move": (star: StepStarElement) => star.parentElement!.append(star),
  });

  for (const [what, act] of acts)
    test(`by ${what}: goes on as it was`, async ({ embed: page }) => {
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
    test(`by ${what}: plays on`, async ({ embed: page }) => {
      const board = await BoardInPage.open(page, { step: "5", speed: "1" });
      await board.star.evaluate((star) => star.play());
      await board.star.evaluate(act);
      await board.settled();
      expect(await board.read("playing")).toBe(true);
    });

  test("begins where it was told to, though its search was not there yet", async ({ embed: page }) => {
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

  test("keeps the place for the next search, though there is none at the moment", async ({ embed: page }) => {
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

  test("begins another map where that begins, not where the last one was", async ({ embed: page }) => {
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

describe("the focus stays where it was, for the keys to go on", () => {
  const focused = (board: BoardInPage) =>
    board.star.evaluate((star: StepStarElement) => {
      const { activeElement } = star.shadowRoot!;
      return [
        document.activeElement === star,
        activeElement?.classList[activeElement.classList.length - 1],
        star.hover,
      ];
    });

  test("on the board with its cell cursor, with other controls", async ({ embed: page }) => {
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

  test("on a button of the player", async ({ embed: page }) => {
    const board = await BoardInPage.open(page, { step: "0" });
    await page.getByRole("button", { name: "Step forward", exact: true }).focus();
    await board.star.evaluate((star: StepStarElement) => {
      star.mode = "compare";
    });
    await board.settled();
    expect(await focused(board)).toEqual([true, "on", null]);
  });

  test("on the board, where undo brings a grid back in the place of a graph", async ({ embed: page }) => {
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

  test("elsewhere, if it was elsewhere", async ({ embed: page }) => {
    const board = await BoardInPage.open(page);
    await board.star.evaluate((star: StepStarElement) => star.setAttribute("lang", "de"));
    await board.settled();
    expect(await focused(board)).toEqual([false, undefined, null]);
  });
});

test("who is asked for predictions is asked from the beginning, where all had been seen", async ({ embed: page }) => {
  const board = await BoardInPage.open(page);
  await board.star.evaluate((star: StepStarElement) => {
    star.mode = "predict";
  });
  await board.settled();
  expect(await board.sentence()).toMatch(/^Which one is expanded next/);
});

test("places that were set while it was in no page are there when it is back", async ({ embed: page }) => {
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

test("a map that was set once more while it was in no page is as it was written", async ({ embed: page }) => {
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

test("of two searches the longer one begins at the step, and stays there with other controls", async ({
  embed: page,
}) => {
  const board = await BoardInPage.open(page, { mode: "compare", other: "heuristic: zero", step: "30" });
  const positions = () => board.star.evaluate(({ position, otherTrace }) => [position, otherTrace!.position]);
  expect(await positions()).toEqual([30, 30]);
  await board.star.evaluate((star) => star.setAttribute("lang", "de"));
  await board.settled();
  expect(await positions()).toEqual([30, 30]);
});

describe("places that were set before the first map was there are those of the search:", () => {
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
    "in the page already": (star: StepStarElement, map: string) => {
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

  test("those that are on it, and until an attribute says otherwise; the next map has its own", async ({
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

test("speed and unit that were set before it was in a page are its own", async ({ embed: page }) => {
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

test("properties that were set before the element was defined are its own", async ({ embed: page }) => {
  const board = await BoardInPage.open(page);
  const found = await board.star.evaluate((star: StepStarElement, map) => {
    const early = document.createElement("early-star") as StepStarElement;
    early.textContent = map;
    Object.assign(early, { mode: "compare", start: [1, 1] });
    star.replaceWith(early);
    customElements.define("early-star", class extends (customElements.get("step-star") as CustomElementConstructor) {});
    const found = [early.getAttribute("mode"), early.start, Object.hasOwn(early, "mode")];
    // The next test puts its element in the place of one that is called so.
    early.replaceWith(star);
    return found;
  }, TRAP);
  expect(found).toEqual(["compare", [1, 1], false]);
});

test("a step between two events is one of them; what is no number is the beginning", async ({ embed: page }) => {
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

test("a comment inside the element is no part of its map", async ({ embed: page }) => {
  const board = await BoardInPage.open(page);
  const width = await board.star.evaluate(async (star: StepStarElement) => {
    star.innerHTML = "<!-- a map -->\nS..\n..G";
    await Promise.resolve();
    await star.settled;
    return star.grid!.width;
  });
  expect(width).toBe(3);
});

test("what is wrong with the text inside is said once, though a page writes that into a slot of the element", async ({
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

describe("what is being drawn while the page acts is given up:", () => {
  const held = async (board: BoardInPage, cells: { x: number; y: number }[]) => {
    const places = [];
    for (const cell of cells) places.push(await board.at(cell));
    const { mouse } = board.page;
    await mouse.move(places[0]!.x, places[0]!.y);
    await mouse.down();
    for (const { x, y } of places.slice(1)) await mouse.move(x, y);
  };

  test("of another map undo knows nothing", async ({ embed: page }) => {
    const board = await BoardInPage.open(page, { editable: "" });
    await held(board, [
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

  test("with other controls each later change is undone by itself", async ({ embed: page }) => {
    const board = await BoardInPage.open(page, { editable: "" });
    await held(board, [
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

  test("undo by the page takes back what was drawn before it", async ({ embed: page }) => {
    const board = await BoardInPage.open(page, { editable: "" });
    const before = await board.cells();
    await board.drag([
      { x: 1, y: 1 },
      { x: 3, y: 1 },
    ]);
    await held(board, [
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

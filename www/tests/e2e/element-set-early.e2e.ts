/** What is set before the element is defined, in a page, or has a map holds once it is. */
import { describe, expect } from "vitest";
import type { StepStarElement } from "../../src/package/element/contract.js";
import { BoardInPage, FIELD, SMALL, TRAP } from "./board.js";
import { test } from "./page.js";

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

describe("view, zoom and pinned place", () => {
  const seen = (board: BoardInPage) =>
    board.star.evaluate(({ view, zoom, pinned }: StepStarElement) => ({
      corner: view?.slice(0, 2),
      width: view && Math.round(view[2]),
      zoom: Math.round(zoom),
      pinned,
    }));
  const close = (star: StepStarElement) => {
    Object.assign(star, { view: [30, 20, 10], pinned: [35, 22] });
  };
  const expected = { corner: [30, 20], width: 10, pinned: [35, 22] };

  for (const [what, act] of Object.entries({
    "before its text": (star: StepStarElement, map: string) => {
      star.textContent = map;
    },
    "before its grid": (star: StepStarElement) => {
      star.grid = document.querySelector("step-star")!.grid!;
    },
  }))
    test(`set ${what}, out of the page, are there with the map`, async ({ embed: page }) => {
      const board = await BoardInPage.open(page, {}, FIELD);
      const early = await page.evaluateHandle(() => document.createElement("step-star"));
      await early.evaluate(close);
      await early.evaluate(act, FIELD);
      const shown = await early.evaluate(async (star, old) => {
        old.replaceWith(star);
        await star.settled;
        const { view, pinned } = star;
        star.replaceWith(old);
        return { view, pinned };
      }, board.star);
      expect(shown).toEqual({ view: expect.anything(), pinned: [35, 22] });
      expect(shown.view!.map(Math.round)).toEqual([30, 20, 10]);
    });

  for (const how of ["src", "text"] as const)
    test(`set in the page before its ${how} is there, hold for that map, and not for the next`, async ({
      embed: page,
    }) => {
      await page.route("**/field.txt", (route) => route.fulfill({ body: FIELD }));
      const board = await BoardInPage.open(page, how === "src" ? { src: "field.txt" } : {}, "");
      if (how === "text") {
        await board.star.evaluate(close);
        await board.star.evaluate((star, map) => {
          star.map = map;
        }, FIELD);
      } else
        await board.star.evaluate(async (star) => {
          // Fetched anew: the map on the board is no hindrance.
          const early = document.createElement("step-star");
          early.src = "field.txt";
          star.replaceWith(early);
          Object.assign(early, { view: [30, 20, 10], pinned: [35, 22] });
          await new Promise((done) => early.addEventListener("result", done, { once: true }));
        });
      await page.unroute("**/field.txt");
      const star = await page.evaluateHandle(() => document.querySelector("step-star")!);
      const shown = { ...board, star } as unknown as BoardInPage;
      await star.evaluate((star) => star.settled);
      expect(await seen(shown)).toMatchObject(expected);
      await star.evaluate(async (star, map) => {
        star.map = map;
        await star.settled;
      }, TRAP);
      expect(await seen(shown)).toMatchObject({ corner: undefined, pinned: null });
    });

  test("a zoom is set as early, and fitting the map takes it back", async ({ embed: page }) => {
    const board = await BoardInPage.open(page);
    const zooms = await board.star.evaluate(async (old: StepStarElement, map) => {
      const found: unknown[] = [];
      for (const fits of [false, true]) {
        const star = document.createElement("step-star");
        star.zoom = 90;
        if (fits) star.fit();
        star.map = map;
        old.replaceWith(star);
        await star.settled;
        found.push(star.zoom, star.view === null);
        star.replaceWith(old);
      }
      return found;
    }, TRAP);
    expect(zooms).toEqual([90, false, expect.any(Number), true]);
    expect(zooms[2]).toBeLessThan(90);
  });

  test("a pinned place that the first map doesn't have is forgotten", async ({ embed: page }) => {
    const board = await BoardInPage.open(page);
    const pinned = await board.star.evaluate(async (old: StepStarElement) => {
      const star = document.createElement("step-star");
      star.pinned = [8, 8];
      star.map = "S..\n..G";
      old.replaceWith(star);
      await star.settled;
      star.replaceWith(old);
      return star.pinned;
    });
    expect(pinned).toBe(null);
  });

  test("set while the element is out of the page hold when it is back", async ({ embed: page }) => {
    const board = await BoardInPage.open(page);
    await board.star.evaluate((star) => {
      const main = star.parentElement!;
      star.remove();
      Object.assign(star, { zoom: 70, pinned: [3, 3] });
      main.append(star);
    });
    await board.settled();
    expect(await seen(board)).toMatchObject({ zoom: 70, pinned: [3, 3] });
  });
});

test("break points set while the element is out of the page hold when it is back, those removed don't", async ({
  embed: page,
}) => {
  const board = await BoardInPage.open(page, { step: "0" });
  const points = await board.star.evaluate(async (star: StepStarElement) => {
    const main = star.parentElement!;
    star.addBreakPoint({ at: [5, 5], when: "closes" });
    star.remove();
    star.removeBreakPoint({ at: [5, 5], when: "closes" });
    star.addBreakPoint({ at: [6, 5], when: "opens" });
    const before = star.breakPoints;
    main.append(star);
    await star.settled;
    return [before, star.breakPoints];
  });
  const expected = [{ at: [6, 5], when: "opens" }];
  expect(points).toEqual([expected, expected]);
});

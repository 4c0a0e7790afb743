/** A walk on a board: its ticks are a row of the player, and the board shows the map of the tick. */
import { describe, expect } from "vitest";
import type { StepStarElement } from "../../src/package/element/contract.js";
import { BoardInPage, FIELD } from "./board.js";
import { test } from "./page.js";

const MAP = "S....\n.###.\n....G";
const CLOSES = JSON.stringify([{ at: 2, place: [4, 1], wall: true }]);

const ticks = (board: BoardInPage) =>
  board.star.evaluate((element) => {
    const row = element.shadowRoot!.querySelector<HTMLElement>(".ticks")!;
    return row.hidden ? null : row.querySelector(".tick-count")!.textContent;
  });

const scene = (board: BoardInPage) =>
  board.star.evaluate((element: StepStarElement) => {
    const { ground, marks } = element.scene() as Extract<ReturnType<typeof element.scene>, { kind: "grid" }>;
    const dots = marks.highlights.find(({ kind }) => kind === "repaired")?.spots.length ?? 0;
    return { walls: [...ground.walls].join(""), start: marks.starts[0], dots };
  });

describe("changes on a tag", () => {
  test("have it show a walk, with a row of ticks above the steps", async ({ embed: page }) => {
    const board = await BoardInPage.open(page, { map: MAP, changes: CLOSES });
    expect(await board.cost()).toBe(10);
    expect(await ticks(board)).toBe("10 / 10");
    const row = page.getByRole("slider", { name: "Tick" });
    await row.fill("2");
    expect(await ticks(board)).toBe("2 / 10");
    expect(await scene(board)).toMatchObject({ walls: "000000111100000", start: [2, 0] });
    await row.fill("1");
    expect(await scene(board)).toMatchObject({ walls: "000000111000000", start: [1, 0] });
  });

  test("are seen in the cells that a tick has mended", async ({ embed: page }) => {
    const board = await BoardInPage.open(page, { map: MAP, changes: CLOSES });
    await board.star.evaluate((element: StepStarElement) => {
      const trace = element.trace!;
      element.step = `e${trace.tickStart(3)}`;
    });
    expect((await scene(board)).dots).toBeGreaterThan(3);
  });

  test("go away with the attribute, and so does the row", async ({ embed: page }) => {
    const board = await BoardInPage.open(page, { map: MAP, changes: CLOSES });
    await board.star.evaluate((element) => element.removeAttribute("changes"));
    await board.settled();
    expect(await ticks(board)).toBeNull();
    expect(await board.cost()).toBe(6);
    expect(await scene(board)).toMatchObject({ walls: "000000111000000", start: [0, 0] });
  });

  test("may stand in a script inside the tag, with how it plans", async ({ embed: page }) => {
    const board = await BoardInPage.open(page, { map: MAP });
    await board.star.evaluate((element, changes) => {
      const script = document.createElement("script");
      script.type = "application/json";
      script.textContent = `{ "changes": ${changes}, "replanner": "lpa" }`;
      element.append(script);
    }, CLOSES);
    await board.settled();
    expect(await ticks(board)).toBe("2 / 2");
    expect(await board.star.evaluate((element: StepStarElement) => element.result!.message)).toBe(
      "Stayed at (0, 0): at tick 2 the way to (4, 2) costs 6, after 13 expansions in all.",
    );
  });

  test("while it is recorded, in the middle of a tick, it can be cancelled, and begun again", async ({
    embed: page,
  }) => {
    const board = await BoardInPage.open(page, { changes: "[]", replanner: "lpa" }, FIELD);
    const button = (name: string) => board.element.getByRole("button", { name, exact: true });
    await board.hold();
    await board.star.evaluate((element) => element.removeAttribute("replanner"));
    await button("Cancel").click();
    await board.release();
    await board.settled();
    expect(await board.sentence()).toBe("The search was cancelled.");
    expect(await board.star.evaluate((element: StepStarElement) => element.trace)).toBeNull();
    await button("Search again").click();
    await board.settled();
    expect(await ticks(board)).toBe("598 / 598");
  });

  test("that are no changes are explained", async ({ embed: page }) => {
    const board = await BoardInPage.open(page, { map: MAP });
    const fault = async (changes: string) => {
      await board.star.evaluate((element, changes) => element.setAttribute("changes", changes), changes);
      await board.settled();
      return board.star.evaluate((element) => element.shadowRoot!.querySelector(".fault")!.textContent);
    };
    expect(await fault("soon")).toBe(
      'The attribute "changes" is no JSON: it must be a list such as [{"at": 2, "place": [3, 1], "wall": true}].',
    );
    expect(await fault('[{"at": 2, "place": [9, 9], "wall": true}]')).toMatch(
      /^The place of change 1 \(9, 9\) is outside/,
    );
  });
});

describe("three replanners beside each other", () => {
  const SIDES = { map: MAP, changes: CLOSES, mode: "compare", other: "replanner: lpa | replanner: astar" };
  const captions = (board: BoardInPage) =>
    board.star.evaluate((element) =>
      [...element.shadowRoot!.querySelectorAll("figcaption")].map((caption) => caption.textContent),
    );

  test("are in the same tick, and each says what that did", async ({ embed: page }) => {
    const board = await BoardInPage.open(page, SIDES);
    await page.getByRole("slider", { name: "Tick" }).fill("2");
    await board.star.evaluate((element: StepStarElement) => {
      element.stepUnit = "tick";
      element.stepBy(1);
    });
    expect(await captions(board)).toEqual([
      "A · D* Lite: tick 2: 6 repaired, 0 looked at for nothing, 6 kept",
      "B · LPA*: tick 2: 2 repaired, 0 looked at for nothing, 10 kept",
      "C · A* anew: tick 2: 4 repaired, 7 looked at for nothing, 0 kept",
    ]);
    await expect
      .poll(() => board.sentence())
      .toMatch(/\(4, 1\) is a wall now\. Cells looked at in tick 2: D\* Lite 6, LPA\* 2, A\* anew 11\.$/);
  });

  test("say of a cell what the tick did with it, with g and rhs", async ({ embed: page }) => {
    const board = await BoardInPage.open(page, { map: MAP, changes: CLOSES });
    await page.getByRole("slider", { name: "Tick" }).fill("2");
    const look = (at: readonly [number, number]) =>
      board.star.evaluate((element: StepStarElement, at) => {
        element.pinned = at;
        return element.shadowRoot!.querySelector(".look")!.textContent;
      }, at);
    expect(await look([4, 1])).toContain("wall");
    expect(await look([0, 0])).toMatch(/g = 6, rhs = 6, .*kept from before/);
  });
});

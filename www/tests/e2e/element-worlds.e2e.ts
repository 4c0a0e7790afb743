/** What a board shows of worlds: those that move, waits, and the room that a large agent takes. */
import { expect } from "vitest";
import type { StepStarElement } from "../../src/package/element/contract.js";
import { BoardInPage } from "./board.js";
import { test } from "./page.js";

const marked = (board: BoardInPage, kind: string) =>
  board.star.evaluate((element: StepStarElement, wanted) => {
    const { marks } = element.scene() as Extract<ReturnType<typeof element.scene>, { kind: "grid" }>;
    return marks.highlights.find(({ kind }) => kind === wanted)?.spots ?? [];
  }, kind);

const goTo = (board: BoardInPage, step: StepStarElement["step"]) =>
  board.star.evaluate((element: StepStarElement, to) => {
    element.step = to;
  }, step);

/** The guard leaves the corridor by the niche: until then one waits. */
const CORRIDOR = "S...G\n#.#.#";
const GUARD = "4,0 3,0 2,0 1,0 1,1";

test("movers are where they are at the tick of the step, and waits are ringed at the end", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { map: CORRIDOR, movers: GUARD });
  const cost = await board.cost();
  expect(await marked(board, "mover")).toEqual([[1, 1]]);
  expect((await marked(board, "waits")).length).toBe(cost - 4);
  await goTo(board, 0);
  expect(await marked(board, "mover")).toEqual([[4, 0]]);
  expect(await marked(board, "waits")).toEqual([]);
  await board.star.evaluate((element) => element.removeAttribute("movers"));
  await board.settled();
  expect(await board.cost()).toBe(4);
  expect(await marked(board, "mover")).toEqual([]);
});

test("a large agent has its outline where the step is", async ({ embed: page }) => {
  const board = await BoardInPage.open(page, { map: "S...\n....\n..G.\n....", size: "2" });
  expect(await marked(board, "agent")).toEqual([
    [2, 2],
    [3, 3],
  ]);
  await goTo(board, 0);
  expect(await marked(board, "agent")).toEqual([
    [0, 0],
    [1, 1],
  ]);
});

/** A board of several floors: how they lie, what is followed, drawn, linked, said and pointed at. */
import { expect } from "vitest";
import type { StepStarElement } from "../../src/package/element/contract.js";
import { BoardInPage } from "./board.js";
import { test } from "./page.js";

/** Floor 1 lies to the right of floor 0, each with a row for its name above. */
const HOUSE = "S..a..\n.####.\n......\n\n......\n..a##.\n....G.";
type At = readonly [x: number, y: number, floor: number];
const spot = ([x, y, floor]: At) => ({ x: x + 7 * floor, y: y + 1 });

const open = (page: Parameters<typeof BoardInPage.open>[0], attributes = {}, map = HOUSE) =>
  BoardInPage.open(page, { editable: "", algorithm: "astar", ...attributes }, map);

/** What the board shows, as plain data. */
const seen = (board: BoardInPage) =>
  board.star.evaluate((element: StepStarElement) => {
    const { marks } = element.scene() as Extract<ReturnType<typeof element.scene>, { kind: "grid" }>;
    const { floors, path, now } = marks;
    return { names: floors!.floors.map(({ name }) => name), links: floors!.links, path, now };
  });
const look = (board: BoardInPage) =>
  board.star.evaluate((element) => element.shadowRoot!.querySelector(".look")!.textContent);
const result = (board: BoardInPage) =>
  board.star.evaluate(({ result }: StepStarElement) => ({ cost: result!.cost, path: result!.path }));
const text = (board: BoardInPage) => board.star.evaluate(({ floors }: StepStarElement) => floors!.toText());
const tab = (board: BoardInPage, name: string) => board.element.getByRole("button", { name, exact: true });

test("the rim of a range lies on the goal's floor, and ends where the floor does", async ({ embed: page }) => {
  const board = await open(page, { within: "1" });
  const rim = () =>
    board.star.evaluate((element: StepStarElement) => {
      const { marks } = element.scene() as Extract<ReturnType<typeof element.scene>, { kind: "grid" }>;
      return marks.highlights.find(({ kind }) => kind === "range")?.spots.map(String);
    });
  const on = (...cells: At[]) => cells.map(spot).map(({ x, y }) => `${x},${y}`);
  expect(await rim()).toEqual(on([4, 1, 1], [3, 2, 1], [4, 2, 1], [5, 2, 1]));
  await tab(board, "Floor 0").click();
  await expect.poll(rim).toEqual([]);
});

test("floors lie side by side, with their stairs and a path over both", async ({ embed: page }) => {
  const board = await open(page);
  const { names, links, path } = await seen(board);
  expect(names).toEqual(["Floor 0", "Floor 1"]);
  expect(links).toEqual([{ letter: "a", from: [3, 1], to: [9, 2], rise: 1, cost: 1, oneWay: false }]);
  expect(await result(board)).toEqual({
    cost: 7,
    path: expect.arrayContaining([
      [3, 0, 0],
      [2, 1, 1],
    ]),
  });
  expect(path).toEqual(
    expect.arrayContaining([
      [3, 1],
      [9, 2],
    ]),
  );
  expect(await board.surface.getAttribute("aria-label")).toBe("2 floors");
  await board.star.evaluate((element) => {
    element.stepUnit = "event";
  });
  const sentences = await board.star.evaluate(({ trace }) =>
    [...Array(trace!.length).keys()].map((i) => trace!.explain(i)),
  );
  expect(sentences.join("\n")).toContain("up the stairs at (3, 0) on floor 0");
});

test("where one floor is shown alone, a step that lands on the other one is followed", async ({ embed: page }) => {
  const board = await open(page);
  await tab(board, "Floor 0").click();
  await page.keyboard.press("Home");
  const pressed = () => board.element.locator(".floors [aria-pressed=true]").textContent();
  const names = async () => (await seen(board)).names.join();
  expect([await pressed(), await names()]).toEqual(["Floor 0", "Floor 0"]);
  const onUpper = await board.star.evaluate(({ trace }) =>
    [...Array(trace!.length).keys()].findIndex((i) => (trace!.event(i).at as unknown as number[])[2] === 1),
  );
  await board.star.evaluate((element, position) => {
    element.position = position;
  }, onUpper + 1);
  await board.settled();
  expect([await pressed(), await names()]).toEqual(["Floor 1", "Floor 1"]);
  await board.surface.focus();
  await page.keyboard.press("PageDown");
  expect(await pressed()).toBe("Floor 0");
  await tab(board, "All floors").click();
  expect(await names()).toBe("Floor 0,Floor 1");
});

test("on a narrow board there is one floor at a time, that of the start", async ({ embed: page }) => {
  const board = await open(page, { style: "width: 200px" });
  expect((await seen(board)).names).toEqual(["Floor 0"]);
  await board.star.evaluate((element) => {
    element.style.width = "600px";
  });
  await board.settled();
  expect((await seen(board)).names).toEqual(["Floor 0", "Floor 1"]);
});

test("walls are drawn on any floor, not over stairs, and never between floors", async ({ embed: page }) => {
  const board = await open(page);
  await board.drag([spot([0, 2, 0]), spot([5, 2, 0]), { x: 6, y: 3 }, spot([0, 2, 1]), spot([2, 1, 1])]);
  expect(await text(board)).toBe("...a..\n.####.\n######\n\n......\n.#a##.\n##....\n");
});

test("start and goal go from floor to floor, and back by undo", async ({ embed: page }) => {
  const board = await open(page);
  await board.drag([spot([0, 0, 0]), spot([5, 0, 1])]);
  expect(await board.read("start")).toEqual([5, 0, 1]);
  expect((await result(board)).cost).toBe(3);
  await page.keyboard.press("Control+z");
  await board.settled();
  expect(await board.read("start")).toEqual([0, 0, 0]);
  await board.star.evaluate((element) => {
    element.goal = [5, 2, 0];
  });
  await board.settled();
  expect((await result(board)).cost).toBe(7);
});

test("stairs are built from cell to cell of any floors, changed and taken away", async ({ embed: page }) => {
  const board = await open(page);
  const links = () =>
    board.star.evaluate(({ floors }) =>
      floors!.links.map(({ from, to, cost, oneWay }) => [...from, ...to, cost, oneWay].join()),
    );
  await board.element.getByRole("button", { name: "Stairs: press a cell" }).click();
  await board.click(spot([0, 2, 0]));
  await board.click(spot([4, 0, 1]));
  expect(await links()).toEqual(["3,0,0,2,1,1,1,false", "0,2,0,4,0,1,1,false"]);
  expect((await result(board)).cost).toBe(7);
  // Dragged from end to end, too, with another cost and one way.
  await page.keyboard.press("7");
  await board.drag([spot([0, 2, 0]), spot([4, 0, 1])]);
  expect(await links()).toEqual(["3,0,0,2,1,1,1,false", "0,2,0,4,0,1,7,false"]);
  await board.drag([spot([0, 2, 0]), spot([4, 0, 1])]);
  expect(await links()).toEqual(["3,0,0,2,1,1,1,false"]);
  await board.click(spot([2, 1, 1]), { button: "right" });
  expect(await links()).toEqual([]);
  expect((await result(board)).path).toEqual([]);
  await page.keyboard.press("Control+z");
  await board.settled();
  expect((await result(board)).cost).toBe(7);
});

test("the keyboard alone links floors: the cursor changes them, Enter sets both ends", async ({ embed: page }) => {
  const board = await open(page);
  await board.surface.focus();
  await page.keyboard.press("j");
  await page.keyboard.press("i");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.keyboard.press("PageUp");
  expect(await look(board)).toContain("(0, 1) on floor 1");
  await page.keyboard.press("Enter");
  await board.settled();
  expect(await look(board)).toContain("b → (0, 1) on floor 0 (1)");
  const heard = board.star.evaluate((element) => element.shadowRoot!.querySelector("[aria-live]")!.textContent);
  expect(await heard).not.toBe("");
  // A wall on the floor above.
  await page.keyboard.press("w");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await board.settled();
  expect((await text(board)).split("\n\n")[1]).toBe("......\nb#a##.\n......\n");
});

test("places are x,y,floor in attributes, events and pins; what is not on a floor is said", async ({ embed: page }) => {
  const board = await open(page, { start: "5,2,0", goal: "0,0,1" });
  expect([await board.read("start"), await board.read("goal")]).toEqual([
    [5, 2, 0],
    [0, 0, 1],
  ]);
  const event = await board.star.evaluate(({ trace }) => trace!.event(0).at);
  expect(event).toEqual([5, 2, 0]);
  await board.star.evaluate((element) => {
    element.tool = "pan";
  });
  await board.click(spot([1, 2, 1]));
  expect(await board.read("pinned")).toEqual([1, 2, 1]);
  expect(await look(board)).toContain("(1, 2) on floor 1");
  await board.star.evaluate((element) => element.setAttribute("goal", "0,0,7"));
  await page.getByText('"goal" is "0,0,7"').waitFor();
});

test("the verdict goes by the audit: a naive estimate is too high where there is a teleport", async ({
  embed: page,
}) => {
  const map = "S.......G\n.........\n\n0,1,0 -> 7,0,0 1";
  const board = await open(page, { heuristic: "manhattan" }, `${map}\n`);
  const badge = board.element.locator(".badge");
  await badge.getByText("Not optimal: 8, the best is 3").waitFor();
  await badge.getByText("estimate too high at").waitFor();
  await board.star.evaluate((element) => element.removeAttribute("heuristic"));
  await badge.getByText("estimate never too high").waitFor();
});

test("a grid takes the place of floors, and they come back", async ({ embed: page }) => {
  const board = await open(page);
  await board.star.evaluate((element) => {
    element.map = "S..\n..G";
  });
  await board.settled();
  expect(await board.element.locator(".floors").isVisible()).toBe(false);
  expect(await board.star.evaluate(({ floors, grid }) => [floors === null, grid !== null])).toEqual([true, true]);
  await board.star.evaluate((element, map) => {
    element.map = map;
  }, HOUSE);
  await board.settled();
  expect((await result(board)).cost).toBe(7);
  expect(await board.element.locator(".floors").isVisible()).toBe(true);
});

test("who says what comes next answers on any floor, and up the stairs", async ({ embed: page }) => {
  const board = await open(page, { mode: "predict" });
  const next = () =>
    board.star.evaluate(({ trace }: StepStarElement) => {
      const [first] = trace!.openList(1);
      return (first?.at as unknown as At | undefined) ?? null;
    });
  await board.star.evaluate((element) => {
    const answers: unknown[] = [];
    Object.assign(window, { answers });
    element.addEventListener("answer", ({ detail }) => answers.push(detail));
  });
  const asked: number[] = [];
  for (let at = await next(); at && asked.length < 99; at = await next()) {
    await board.click(spot(at));
    await board.settled();
    asked.push(at[2]);
    const last = await board.star.evaluate(({ position, trace }: StepStarElement) => position === trace!.length);
    if (last) break;
  }
  expect(new Set(asked)).toEqual(new Set([0, 1]));
  const answers = await page.evaluate(() => (window as unknown as { answers: unknown[] }).answers);
  expect(answers.at(-1)).toMatchObject({ right: true, score: { right: asked.length, asked: asked.length } });
});

test("an exercise asks about floors; what it has none of is said", async ({ embed: page }) => {
  const board = await open(page, { mode: "exercise", kind: "order" });
  await board.element.getByText("Which cell is expanded next?").waitFor();
  // From the start there is one way that is no longer.
  await board.click(spot([1, 0, 0]));
  await board.element.getByText("Right.").waitFor();
  for (const [name, value, sentence] of [
    ["kind", "draw", "A map is drawn on one floor here"],
    ["size", "2", "An exercise has an agent of one cell"],
  ] as const) {
    await board.star.evaluate((element, [name, value]) => element.setAttribute(name, value), [name, value] as const);
    await board.element.getByText(sentence).waitFor();
  }
});

test("way points are on any floor, by the attribute, too", async ({ embed: page }) => {
  const board = await open(page, { through: "0,2,0 5,0,1" });
  const { cost, path } = await result(board);
  expect(path).toEqual(
    expect.arrayContaining([
      [0, 2, 0],
      [5, 0, 1],
    ]),
  );
  // Down, back up to the stairs, over, down to the goal.
  expect(cost).toBe(2 + 5 + 1 + 4 + 3);
});

test("on paper all floors are there, also where the screen has room for one only, and afterwards that one again", async ({
  embed: page,
}) => {
  const board = await open(page, { style: "width: 200px" });
  const names = async () => (await seen(board)).names.join();
  expect(await names()).toBe("Floor 0");
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  expect(await names()).toBe("Floor 0,Floor 1");
  const { size, picture } = await board.star.evaluate((element: StepStarElement) => {
    const { width, height } = element.shadowRoot!.querySelector("canvas")!;
    return { size: element.scene().size, picture: [width, height] };
  });
  expect(size.width / size.height, "13 columns, 4 rows").toBeCloseTo(13 / 4);
  expect(picture[0]! / picture[1]!).toBeCloseTo(13 / 4);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  expect(await names()).toBe("Floor 0");
});

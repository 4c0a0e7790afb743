/** Drives a `<step-star>` in a test's page: finds its cells, points at them and reads its state. */

import type { JSHandle, Locator, Page } from "playwright-core";
import type { StepStarElement } from "../../src/package/element/contract.js";
import { finishSearches, holdSearches, releaseSearches } from "./gate.js";

export const TRAP = `
........................
......########..........
.............#..........
.............#....##....
.............#..........
....S........#.....G....
.............#..........
.............#....#.....
......########....#.....
..................#.....
..####............#.....
........................`;

/** Four nodes; the cheapest way from 0 to 3 leads through 1. */
export const GRAPH = JSON.stringify({
  nodes: [
    { id: 0, x: 0, y: 0 },
    { id: 1, x: 4, y: -1 },
    { id: 2, x: 3, y: 3 },
    { id: 3, x: 8, y: 1 },
  ],
  connections: [
    { from: 0, to: 1, cost: 5 },
    { from: 1, to: 3, cost: 5 },
    { from: 0, to: 2, cost: 6 },
    { from: 2, to: 3, cost: 6 },
  ],
});

/** A small open grid. */
export const SMALL = "S....\n.....\n....G";

const FIELD_SIDE = 300;
/** A large open grid, which is shown from afar. */
export const FIELD = `${FIELD_SIDE} ${FIELD_SIDE}\n${`${"0".repeat(FIELD_SIDE)}\n`.repeat(FIELD_SIDE)}`;

export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** The handle of the last test's element in each page. */
const held = new WeakMap<Page, JSHandle>();

export class BoardInPage {
  readonly element: Locator;
  readonly surface: Locator;

  private constructor(
    readonly page: Page,
    /** A handle, because a locator would search the page again for every question, at ten times the cost. */
    readonly star: JSHandle<StepStarElement>,
  ) {
    this.element = page.locator("step-star");
    this.surface = this.element.locator(".board").first();
  }

  /** Opens the embed page, replaces its element by a new one and waits for the first search. */
  static async open(page: Page, attributes: Record<string, string> = {}, map = TRAP): Promise<BoardInPage> {
    if (!page.url().endsWith("/embed.html")) await page.goto("embed.html");
    const star = await page.evaluateHandle(
      ([map, attributes]) => {
        const element = document.createElement("step-star");
        for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
        element.textContent = map;
        document.querySelector("step-star")!.replaceWith(element);
        return element;
      },
      [map, attributes] as const,
    );
    // A page serves many tests: the last one's element can go.
    await held.get(page)?.dispose();
    held.set(page, star);
    const board = new BoardInPage(page, star);
    await board.settled();
    return board;
  }

  /** Waits until the search is done and painted. */
  async settled(): Promise<void> {
    await this.star.evaluate(async (element: StepStarElement) => {
      await element.settled;
      // Two frames: one to paint, one to dispatch events.
      for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
    });
  }

  /** The next search is held at its first turn until `release`: see {@link holdSearches}. */
  async hold(): Promise<void> {
    await holdSearches(this.page);
  }

  /** Until `release` every search is done at once: see {@link finishSearches}. */
  async atOnce(): Promise<void> {
    await finishSearches(this.page);
  }

  async release(): Promise<void> {
    await releaseSearches(this.page);
  }

  /** The centre of a cell, in pixels of the page: where a dot is that lies there, whatever the page does with the board. */
  async at({ x, y }: Cell): Promise<Cell> {
    return this.star.evaluate(
      (element, [x, y]) => {
        const scene = element.scene();
        const { view } = scene.kind === "grid" ? scene.ground : scene;
        const dot = document.createElement("div");
        const [left, top] = [x + 0.5 - view.x, y + 0.5 - view.y];
        dot.style.cssText = `position: absolute; left: ${left * view.scale}px; top: ${top * view.scale}px`;
        element.shadowRoot!.querySelector(".board")!.append(dot);
        const box = dot.getBoundingClientRect();
        dot.remove();
        return { x: box.x, y: box.y };
      },
      [x, y] as const,
    );
  }

  /** Presses on the first cell, moves to each of the others in one jump, and releases on the last. */
  async drag(cells: Cell[], button: "left" | "right" = "left"): Promise<void> {
    const [first, ...others] = cells;
    const { x, y } = await this.at(first!);
    await this.page.mouse.move(x, y);
    await this.page.mouse.down({ button });
    for (const cell of others) {
      const to = await this.at(cell);
      await this.page.mouse.move(to.x, to.y);
    }
    await this.page.mouse.up({ button });
    await this.settled();
  }

  async click(cell: Cell, options: Parameters<Page["mouse"]["click"]>[2] = {}): Promise<void> {
    const { x, y } = await this.at(cell);
    await this.page.mouse.click(x, y, options);
    await this.settled();
  }

  async isWall({ x, y }: Cell): Promise<boolean> {
    return this.star.evaluate((element: StepStarElement, [x, y]) => element.grid!.isWall(x, y), [x, y] as const);
  }

  /** All cells in one string: 0 free, 1 wall. */
  async cells(): Promise<string> {
    return this.star.evaluate((element: StepStarElement) => element.grid!.cells().join(""));
  }

  async read<K extends "position" | "step" | "zoom" | "playing" | "start" | "goal" | "pinned" | "canUndo" | "tool">(
    name: K,
  ) {
    return this.star.evaluate((element: StepStarElement, name) => element[name], name);
  }

  async length(): Promise<number> {
    return this.star.evaluate((element: StepStarElement) => element.trace!.length);
  }

  async cost(): Promise<number> {
    return this.star.evaluate((element: StepStarElement) => element.result!.cost);
  }

  async sentence(): Promise<string> {
    return this.star.evaluate((element) => element.shadowRoot!.querySelector(".say")!.textContent ?? "");
  }
}

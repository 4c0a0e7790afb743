/** A `<step-star>` in a test's page: where its cells are, and what it shows. */

import type { Locator, Page } from "playwright-core";
import type { StepStarElement } from "../../src/element/contract.js";

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

export interface Cell {
  readonly x: number;
  readonly y: number;
}

export class BoardInPage {
  readonly element: Locator;
  readonly surface: Locator;

  private constructor(readonly page: Page) {
    this.element = page.locator("step-star");
    this.surface = this.element.locator(".board").first();
  }

  /** The embed page with a new element in the place of its own, once the first search is on the board. */
  static async open(page: Page, attributes: Record<string, string> = {}, map = TRAP): Promise<BoardInPage> {
    if (!page.url().endsWith("/embed.html")) await page.goto("embed.html");
    await page.evaluate(
      ([map, attributes]) => {
        const element = document.createElement("step-star");
        for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
        element.textContent = map;
        document.querySelector("step-star")!.replaceWith(element);
      },
      [map, attributes] as const,
    );
    const board = new BoardInPage(page);
    await board.settled();
    return board;
  }

  async settled(): Promise<void> {
    await this.element.evaluate(async (element: StepStarElement) => {
      await element.settled;
      // Two frames: one to paint, one to tell.
      for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
    });
  }

  /** The middle of a cell, in pixels of the page. */
  async at({ x, y }: Cell): Promise<Cell> {
    const view = await this.element.evaluate((element: StepStarElement) => {
      const scene = element.scene();
      return scene.kind === "grid" ? scene.ground.view : scene.view;
    });
    const box = (await this.surface.boundingBox())!;
    return { x: box.x + (x + 0.5 - view.x) * view.scale, y: box.y + (y + 0.5 - view.y) * view.scale };
  }

  /** Presses on the first cell, moves over the others in one go each, releases on the last. */
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
    return this.element.evaluate((element: StepStarElement, [x, y]) => element.grid!.isWall(x, y), [x, y] as const);
  }

  /** The map as digits, one string. */
  async cells(): Promise<string> {
    return this.element.evaluate((element: StepStarElement) => element.grid!.cells().join(""));
  }

  async read<K extends "position" | "zoom" | "playing" | "start" | "goal" | "pinned" | "canUndo" | "tool">(name: K) {
    return this.element.evaluate((element: StepStarElement, name) => element[name], name);
  }

  async length(): Promise<number> {
    return this.element.evaluate((element: StepStarElement) => element.trace!.length);
  }

  async cost(): Promise<number> {
    return this.element.evaluate((element: StepStarElement) => element.result!.cost);
  }

  async sentence(): Promise<string> {
    return (await this.element.locator(".say").textContent()) ?? "";
  }

  /** The colour of a pixel of the layer of cells, near a corner of a cell, where neither number nor edge is. */
  async colour({ x, y }: Cell): Promise<string> {
    const at = await this.at({ x, y });
    const box = (await this.surface.boundingBox())!;
    return this.element.evaluate(
      (element: StepStarElement, [px, py]) => {
        const canvas = element.shadowRoot!.querySelector<HTMLCanvasElement>("canvas.ground")!;
        const [red, green, blue] = canvas
          .getContext("2d")!
          .getImageData(Math.round(px * devicePixelRatio), Math.round(py * devicePixelRatio), 1, 1).data;
        return `${red},${green},${blue}`;
      },
      [at.x - box.x, at.y - box.y] as const,
    );
  }
}

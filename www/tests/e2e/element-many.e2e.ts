/** Many boards on one page, as in course material: each begins in a task of its own, and none waits for the reader. */
import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { StepStarElement } from "../../src/package/element/contract.js";
import { SMALL } from "./board.js";
import { test } from "./page.js";

const BOARDS = 12;

interface Seen {
  /** The boards that began in each task. */
  tasks: number[][];
  shift: number;
  stars: StepStarElement[];
}

/** Puts the boards into the page in one task, and runs `then` in the same task. */
async function fill(page: Page, then: (stars: StepStarElement[]) => unknown = () => null): Promise<unknown> {
  await page.goto("embed.html");
  return page.evaluate(
    async ([count, map, then]) => {
      const stars = Array.from({ length: count }, () => document.createElement("step-star"));
      const seen: Seen = { tasks: [], shift: 0, stars };
      Object.assign(window, { seen });
      let task: number[] | null = null;
      for (const [i, star] of stars.entries()) {
        star.textContent = map;
        star.addEventListener("edit", () => {
          if (!task) {
            task = [];
            seen.tasks.push(task);
            // Microtasks still belong to the task.
            const { port1, port2 } = new MessageChannel();
            port2.onmessage = () => {
              task = null;
            };
            port1.postMessage(null);
          }
          task.push(i);
        });
      }
      document.body.replaceChildren(...stars);
      const result = new Function("stars", `return (${then})(stars)`)(stars);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
      }).observe({ type: "layout-shift" });
      return result;
    },
    [BOARDS, SMALL, String(then)] as const,
  );
}

/** Waits for all of them, without scrolling. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    const { seen } = window as unknown as { seen: Seen };
    await Promise.all(seen.stars.map((star) => star.settled));
    const costs = seen.stars.map((star) => star.result?.cost);
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    return { tasks: seen.tasks, shift: seen.shift, costs };
  });

test("boards below the view begin one by one, without moving what is in view", async ({ open }) => {
  const page = await open({ viewport: { width: 720, height: 700 } });
  await fill(page);
  const { tasks, shift, costs } = await settle(page);
  expect(costs).toEqual(Array(BOARDS).fill(6));
  expect(tasks.flat()).toEqual(costs.map((_, i) => i));
  const [first, ...later] = tasks;
  expect(first!.length).toBeLessThanOrEqual(2);
  expect(later.map(({ length }) => length)).toEqual(Array(BOARDS - first!.length).fill(1));
  expect(shift).toBe(0);
});

test("of the boards that wait, those scrolled to begin first, and those above don't move them", async ({ open }) => {
  const page = await open({ viewport: { width: 720, height: 700 } });
  await fill(page, (stars) => {
    const last = stars.at(-1)!;
    last.scrollIntoView();
    // The browser's own sum of shifts takes boards that begin above in the same frame for a jump, so the place is read each frame.
    const tops: number[] = [];
    const read = () => {
      tops.push(last.getBoundingClientRect().top);
      requestAnimationFrame(read);
    };
    last.addEventListener("edit", () => requestAnimationFrame(read), { once: true });
    Object.assign(window, { tops });
  });
  const { tasks } = await settle(page);
  expect(tasks[0]!.length).toBeLessThanOrEqual(2);
  expect(tasks[1]![0]).toBeGreaterThan(BOARDS - 3);
  const tops = await page.evaluate(() => (window as unknown as { tops: number[] }).tops);
  expect(tops.length).toBeGreaterThan(0);
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThanOrEqual(1);
});

test("a board that waits begins when it is asked for anything", async ({ open }) => {
  const page = await open({ viewport: { width: 720, height: 700 } });
  const asked = await fill(page, (stars) => {
    stars.at(-2)!.start = [2, 0];
    stars.at(-1)!.load({ goal: [2, 2] });
    return [stars.at(-4)!.scene().kind, stars.at(-3)!.grid!.width, stars.at(-2)!.start, stars.at(-1)!.goal];
  });
  expect(asked).toEqual(["grid", 5, [2, 0], [2, 2]]);
  const { costs } = await settle(page);
  expect(costs.slice(-3)).toEqual([6, 4, 4]);
});

test("a board that leaves the page while it waits stays empty, and begins when it comes back", async ({ open }) => {
  const page = await open({ viewport: { width: 720, height: 700 } });
  await fill(page, (stars) => {
    const last = stars.at(-1)!;
    last.remove();
    last.settled.then(() => document.body.append(last));
  });
  await page.waitForFunction(() => document.querySelectorAll("step-star").length === 12);
  const { tasks, costs } = await settle(page);
  expect(costs).toEqual(Array(BOARDS).fill(6));
  expect(tasks.flat().filter((i) => i === BOARDS - 1)).toHaveLength(1);
});

test("a page that is printed while boards wait has all of them on paper", async ({ open }) => {
  const page = await open({ viewport: { width: 720, height: 700 } });
  const widths = (await fill(page, (stars) => {
    dispatchEvent(new Event("beforeprint"));
    const canvases = stars.map((star) => star.shadowRoot!.querySelector("canvas")!);
    return canvases.map(({ width, clientWidth }) => width / clientWidth);
  })) as number[];
  expect(widths).toHaveLength(BOARDS);
  expect(Math.min(...widths), "those of a screen could look jagged on paper").toBeGreaterThanOrEqual(2);
});

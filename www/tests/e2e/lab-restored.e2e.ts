/** A canvas is empty after the graphics card has lost it: the lab's own ones are painted again once it is back. */
import { expect } from "vitest";
import { restored } from "./canvases.js";
import { load, pressed } from "./lab-page.js";
import { test } from "./page.js";

test("the picture of the differences", async ({ lab: page }) => {
  await pressed(page, "Compare");
  await page.getByText(/^only A: \d/).waitFor();
  expect(await restored(page, ".picture")).toEqual([true]);
  await pressed(page, "Compare");
});

test("the floor plan that is about to be read", async ({ lab: page }) => {
  const plan = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="80"><path d="M40 0h10v60h-10z"/></svg>`;
  await load(page, "plan.svg", plan, "image/svg+xml");
  await page.getByText(/% walls/).waitFor();
  expect(await restored(page, "dialog[open]")).toEqual([true]);
  await page.keyboard.press("Escape");
});

test("the trace of another program", async ({ lab: page }) => {
  const trace = `version: 1.4.0
views:
  main:
    - $: rect
      x: \${{ $.x }}
      y: \${{ $.y }}
      width: 1
      height: 1
events:
  - { type: expand, id: 1, x: 0, y: 0, g: 0, f: 2 }
  - { type: close, id: 1, x: 1, y: 1, g: 0, f: 2 }
`;
  await load(page, "search.trace.yaml", trace);
  await page.getByText(/^Event /).waitFor();
  expect(await restored(page, "dialog[open]")).toEqual([true]);
  await page.keyboard.press("Escape");
});

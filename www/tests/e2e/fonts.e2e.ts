/** The browser of the tests has the fonts of the tests. */
import { expect } from "vitest";
import { test } from "./page.js";

test.runIf(process.platform === "linux")("letters are as wide on every machine", async ({ page }) => {
  const widths = (...families: string[]) =>
    page.evaluate((families) => {
      const context = document.createElement("canvas").getContext("2d")!;
      return families.map((family) => {
        context.font = `100px ${family}`;
        return context.measureText("Illumination").width;
      });
    }, families);
  const [sans, serif, mono] = await widths('"DejaVu Sans"', '"DejaVu Serif"', '"DejaVu Sans Mono"');
  expect(new Set([sans, serif, mono]).size, "all three are there").toBe(3);
  expect(await widths("sans-serif", "system-ui", "Arial", "Helvetica", "serif", "monospace")).toEqual([
    sans,
    sans,
    sans,
    sans,
    serif,
    mono,
  ]);
});

/** A long file is written in parts that add up to the whole, and can be stopped between any two. */
import { expect, test, vi } from "vitest";
import { inParts, type SavingProgress } from "../../../src/pages/lab/save/in-parts.js";

const rows = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => `${from + i}\n`).join("");

test.each([0, 1, 63, 64, 65, 1000, 20_000])(
  "%i rows are written in order, each once, and progress ends at 1",
  async (total) => {
    const shares: number[] = [];
    const progress = { signal: new AbortController().signal, told: (share: number) => void shares.push(share) };
    const parts = await inParts(total, rows, progress);
    expect(await new Blob(parts).text()).toBe(rows(0, total));
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
  },
);

test("many small writes are joined into few parts", async () => {
  let asked = 0;
  const row = "x".repeat(99_999);
  const rows = (from: number, to: number) => {
    asked++;
    return `${row}\n`.repeat(to - from);
  };
  const parts = await inParts(640, rows, { signal: new AbortController().signal, told: () => {} });
  expect(parts.reduce((sum, { size }) => sum + size, 0)).toBe(64_000_000);
  expect(asked).toBeGreaterThan(1);
  expect(parts.length).toBeLessThanOrEqual(31);
  expect(parts.length, "but not all into one, which would take up the page's memory").toBeGreaterThan(1);
});

test.each([
  [5, 2],
  [0.01, 1000],
])("where a row takes %f ms, %i rows are written at a time", async (milliseconds, rowsAtOnce) => {
  let now = 0;
  vi.stubGlobal("performance", { now: () => now });
  const sizes: number[] = [];
  const part = (from: number, to: number) => {
    sizes.push(to - from);
    now += (to - from) * milliseconds;
    return "";
  };
  await inParts(20 * rowsAtOnce + 64, part, { signal: new AbortController().signal, told: () => {} });
  expect(sizes[0]).toBe(64);
  expect(sizes.at(-2)).toBe(rowsAtOnce);
  sizes.slice(1).forEach((size, i) => {
    expect(size).toBeLessThanOrEqual(2 * sizes[i]!);
  });
});

test("after an abort nothing more is written", async () => {
  const controller = new AbortController();
  let asked = 0;
  const part = (from: number, to: number) => {
    asked++;
    return rows(from, to);
  };
  const progress: SavingProgress = { signal: controller.signal, told: () => controller.abort() };
  await expect(inParts(10_000, part, progress)).rejects.toThrow("abort");
  expect(asked).toBe(1);
});

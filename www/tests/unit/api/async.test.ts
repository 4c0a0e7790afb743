/** traceAsync and auditAsync: slices, progress and cancelling. */
import { audit, auditAsync, Grid, type Options, type Progress, trace, traceAsync } from "stepstar";
import { describe, expect, test, vi } from "vitest";
import { goal, grid, start } from "./sample-maps.js";

describe("traceAsync and auditAsync", () => {
  const wide = new Grid(120, 120);
  const ends: [[number, number], [number, number]] = [
    [0, 0],
    [119, 119],
  ];

  test("traceAsync gives the same trace as trace, and reports growing progress", async () => {
    const told: Progress[] = [];
    const options: Options = { algorithm: "dijkstra" };
    const onProgress = (done: Progress) => told.push(done);
    const steps = await traceAsync(wide, ...ends, { ...options, sliceMs: 0.1, onProgress });
    const expanded = told.map((done) => done.expanded);
    expect(told.length).toBeGreaterThan(2);
    expect(expanded).toEqual(expanded.toSorted((a, b) => a - b));
    expect(expanded.at(-1)).toBe(steps.expansions);
    // The first slices may only reserve memory, before anything is expanded.
    const within = told.slice(0, -1).filter((done) => done.expanded > 0);
    expect(within.length).toBeGreaterThan(0);
    for (const { open } of within) expect(open).toBeGreaterThan(0);
    expect(steps.toCSV()).toBe(trace(wide, ...ends, options).toCSV());
  });

  test("progress is reported after the last slice too, even when it is the only one", async () => {
    const told: Progress[] = [];
    await traceAsync("...", [0, 0], [2, 0], { onProgress: (done) => told.push(done) });
    expect(told).toEqual([{ expanded: 3, open: 0 }]);
    const cancel = new AbortController();
    const cancelled = { signal: cancel.signal, onProgress: () => cancel.abort("enough") };
    await expect(traceAsync("...", [0, 0], [2, 0], cancelled)).rejects.toBe("enough");
  });

  test("the first slice of a search is short, however quickly room was made for its map: each step may be slow", async () => {
    // A clock by which a slice is a few looks long, and the pace doubles from one to the next.
    let now = 0;
    vi.stubGlobal("performance", { now: () => now++ });
    const told: Progress[] = [];
    const onProgress = (done: Progress) => told.push(done);
    const options = { algorithm: "dijkstra", sliceMs: 8, onProgress } as const;
    (await traceAsync(new Grid(1000, 1000), [0, 0], [999, 999], options)).free();
    expect(told.find(({ expanded }) => expanded > 0)!.expanded).toBeLessThan(5000);
    expect(told[0], "a page can show progress and Cancel while room is made").toEqual({ expanded: 0, open: 0 });
  });

  test("an AbortSignal cancels before the start and on the way", async () => {
    const reason = new Error("enough");
    const signal = AbortSignal.abort(reason);
    await expect(traceAsync(wide, ...ends, { signal })).rejects.toBe(reason);
    await expect(auditAsync(wide, ...ends, { signal })).rejects.toBe(reason);
    const cancel = new AbortController();
    const options = { algorithm: "dijkstra", sliceMs: 0.1, signal: cancel.signal } as const;
    await expect(traceAsync(wide, ...ends, { ...options, onProgress: () => cancel.abort(reason) })).rejects.toBe(
      reason,
    );
  });

  test("an object of options can be used again at once: a call has read it when it returns", async () => {
    const [first, second] = [new AbortController(), new AbortController()];
    const told: string[] = [];
    const options = { sliceMs: 0.1, signal: first.signal, onProgress: () => told.push("first") };
    const kept = traceAsync(wide, ...ends, options);
    Object.assign(options, { signal: second.signal, onProgress: () => told.push("second") });
    second.abort();
    (await kept).free();
    expect(new Set(told)).toEqual(new Set(["first"]));
  });

  test("marksAsync is cancelled even if the marks are known already", async () => {
    const steps = trace(grid, start, goal);
    const marks = steps.marks();
    await expect(steps.marksAsync({ signal: AbortSignal.abort("enough") })).rejects.toBe("enough");
    expect(await steps.marksAsync()).toBe(marks);
  });

  test("an error thrown by onProgress rejects the promise", async () => {
    const fail = () => {
      throw new Error("no");
    };
    const options = { algorithm: "dijkstra", sliceMs: 0.1, onProgress: fail } as const;
    await expect(traceAsync(wide, ...ends, options)).rejects.toThrow("no");
  });

  test("two traces at once disturb neither each other nor notice an edit of the map", async () => {
    const map = wide.clone();
    const both = [
      traceAsync(map, ...ends, { sliceMs: 0.1 }),
      traceAsync(map, ...ends, { sliceMs: 0.2, reverse: true }),
    ];
    map.setWall(119, 119, true);
    const [one, two] = await Promise.all(both);
    expect(one!.result.cost).toBe(238);
    expect(two!.result.cost).toBe(238);
  });

  test("auditAsync gives the same audit as audit", async () => {
    const options: Options = { heuristic: "squared-euclidean", diagonal: "always" };
    expect(await auditAsync(grid, start, goal, { ...options, sliceMs: 0.1 })).toEqual(
      audit(grid, start, goal, options),
    );
  });
});

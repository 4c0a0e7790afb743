/** Asks all queries of a file, in slices, so that the page stays responsive and can cancel. */
import { type Grid, type Options, Pathfinder, type Scenario } from "stepstar";

const SLICE_MS = 12;

/** `told` hears each cost as it is found. */
export async function runAll(
  grid: Grid,
  options: Options,
  scenarios: readonly Scenario[],
  signal: AbortSignal,
  told: (index: number, found: { readonly cost: number; readonly expanded: number }) => void,
): Promise<void> {
  const finder = new Pathfinder(grid, options);
  try {
    let began = performance.now();
    for (const [index, { from, to }] of scenarios.entries()) {
      told(index, finder.find(from, to));
      if (performance.now() - began < SLICE_MS) continue;
      await new Promise((done) => setTimeout(done));
      if (signal.aborted) return;
      began = performance.now();
    }
  } finally {
    finder.free();
  }
}

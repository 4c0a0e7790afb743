/** What must hold whatever was done: a board's state is possible, and what it answers is what the package answers in Node. */
import { audit, diagnose, find_path, Grid, trace } from "../../dist/index.js";

/** A map beyond this many cells is looked at, and not searched again. */
const MOST_CELLS = 300_000;

const must = (holds, sentence) => {
  if (!holds) throw new Error(sentence);
};

/** What the first board of a page holds, once it has searched. */
const stateOf = (page) =>
  page.evaluate(async () => {
    // Another language has just loaded the page anew.
    await customElements.whenDefined("step-star");
    const star = document.querySelector("step-star");
    star.pause();
    await star.settled;
    const { grid, graph, starts, goals, through, within, show, trace, position, result, truth, mode, recorder } = star;
    const options = Object.fromEntries(Object.entries(star.options).filter(([, value]) => value !== undefined));
    return {
      cells: grid && [...grid.cells()],
      costs: grid?.costs() && [...grid.costs()],
      size: grid && [grid.width, grid.height],
      graph: graph && { nodes: graph.nodes.length },
      ...{ starts, goals, through, within, show, position, mode, options },
      length: trace?.length ?? null,
      records: recorder !== null,
      result: result && { ...result, path: result.path },
      truth: truth && { optimal: truth.optimal, optimalCost: truth.optimalCost },
      walks: star.changes?.length > 0 || star.getAttribute("changes") !== null,
    };
  });

/** That positions, ends and results are possible. */
function checkState({ size, starts, goals, position, mode, length, result, options }) {
  // Of searches side by side the longest one says how far it goes.
  must(position >= 0 && (mode === "compare" || position <= (length ?? 0)), `position ${position} of ${length}`);
  if (!size) return;
  for (const [x, y] of [...starts, ...goals])
    must(x < size[0] && y < size[1] && x >= 0 && y >= 0, `a start or goal is at ${x}, ${y} of ${size}`);
  if (!result || result.path.length === 0 || starts.length === 0) return;
  // From the goal, where no start is reached, the path begins at the place nearest to one.
  if (options.reverse && result.status !== "found") return;
  const first = String(result.path[0]);
  must(starts.map(String).includes(first), `the path begins at ${first}, not at ${starts.join(" or ")}`);
}

/** Returns how many answers were recomputed. */
export async function checkLab(page) {
  const state = await stateOf(page);
  checkState(state);
  const { cells, costs, size, through, options, result, records, truth, length } = state;
  const isPlain = cells && result && !records && !state.walks && state.show === "path";
  const ends = endsOf(state);
  if (!isPlain || !ends || size[0] * size[1] > MOST_CELLS) return 0;
  const grid = Grid.fromCells(...size, new Uint8Array(cells), costs && new Float64Array(costs));
  try {
    const question = { ...options, through };
    const own = trace(grid, ...ends, question);
    try {
      must(own.length === length, `the trace has ${length} events, and ${own.length} in Node`);
      must(own.result.cost === result.cost, `the cost is ${result.cost}, and ${own.result.cost} in Node`);
      must(String(own.result.path) === String(result.path), "the path is another in Node");
    } finally {
      own.free();
    }
    if (truth) {
      const { optimalCost, optimal } = audit(grid, ...ends, question);
      must(
        optimalCost === truth.optimalCost && optimal === truth.optimal,
        `the truth is ${optimalCost}, not ${truth.optimalCost}`,
      );
    }
    // Another algorithm, too simple to be wrong in the same way.
    const plain = find_path(grid, ...ends, { ...costsOf(options), algorithm: "dijkstra", through });
    // A path at any angle cuts corners that Dijkstra goes along.
    const isAsGood =
      options.algorithm === "theta"
        ? truth?.optimalCost <= plain.cost + 1e-6
        : Math.abs(plain.cost - truth?.optimalCost) < 1e-6 || plain.cost === truth?.optimalCost;
    must(
      !truth || isAsGood,
      `Dijkstra says ${plain.cost}, and the truth ${truth?.optimalCost}, of ${JSON.stringify({ ends, question, costs })}`,
    );
  } finally {
    grid.free();
  }
  return 1;
}

/** What is searched for; null of what has no simple question in Node: nothing, or a range around each of several goals. */
function endsOf({ starts, goals, within }) {
  if (starts.length === 0 || goals.length === 0 || starts[0].length !== 2) return null;
  const one = (places) => (places.length === 1 ? places[0] : places);
  if (within === null) return [one(starts), one(goals)];
  return goals.length === 1 ? [one(starts), { within, of: goals[0] }] : null;
}

/** The options that say what a path may be and what it costs. */
const costsOf = ({ recipe, diagonal, diagonalCost, turnCost, heading, size, movers }) =>
  Object.fromEntries(
    Object.entries({ recipe, diagonal, diagonalCost, turnCost, heading, size, movers }).filter(
      ([, value]) => value !== undefined,
    ),
  );

/** That marks are possible, and that what is kept is small and plain. */
export async function checkExercise(page) {
  const state = await stateOf(page);
  checkState(state);
  const progress = await page.evaluate(() => JSON.stringify(document.querySelector("step-star").progress));
  must(progress.length < 2000, `what is kept of the exercise has ${progress.length} characters`);
  const { right, asked } = JSON.parse(progress)?.marks ?? { right: 0, asked: 0 };
  must(right <= asked, `${right} right of ${asked}`);
  return 0;
}

/** Checks a run on the page, right or with two lines swapped, and by the package. */
export async function checkRun(page, random) {
  const side = 3 + random.below(6);
  const cells = Array.from({ length: side * side }, () => random.of(["#", ".", ".", ".", "3"]));
  cells[0] = "S";
  cells[side * side - 1] = "G";
  const map = cells.map((cell, i) => cell + ((i + 1) % side === 0 ? "\n" : "")).join("");
  const [from, to] = [
    [0, 0],
    [side - 1, side - 1],
  ];
  const steps = trace(map, from, to, { diagonal: random.of(["never", "always", "no-obstacles"]) });
  const lines = [...steps].filter(({ kind }) => kind === "close").map(({ at }) => at.join(" "));
  steps.free();
  if (lines.length > 3 && random.number() < 0.5) {
    const one = 1 + random.below(lines.length - 2);
    [lines[one], lines[one + 1]] = [lines[one + 1], lines[one]];
  }
  const text = lines.join("\n");
  // In English and with nothing chosen, as it is found below by its names.
  await page.evaluate(() => localStorage.clear());
  await page.goto(page.url().replace(/[?#].*/, ""));
  await page.reload();
  await page.getByRole("combobox", { name: "Map" }).selectOption("own");
  await page.getByLabel("Your map, as text").fill(map);
  await page.getByRole("button", { name: "Use this map" }).click();
  await page.getByLabel("What your program printed").fill(text);
  await page.getByRole("button", { name: "Check it" }).click();
  await page.waitForFunction(() => !/Nothing has been checked|…$/.test(document.querySelector("#status").textContent));
  const said = await page.locator("#status").textContent();
  const auto = { diagonal: "auto", heuristic: "auto", algorithm: "auto" };
  const { verdict } = diagnose(map, from, to, text, auto);
  const isRight = verdict.startsWith("correct");
  must(isRight === !/^Not a/.test(said), `The page says "${said}", and the package "${verdict}", of\n${map}\n${text}`);
  return 1;
}

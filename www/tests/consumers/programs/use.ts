import { type Change, find_path, Graph, Grid, type Options, Pathfinder, type PathResult, Trace, trace } from "stepstar";
import { StepStar, type StepStarElement, type StepStarProps } from "stepstar/element";
import { init } from "stepstar/wasm";

const options: Options = { algorithm: "astar", diagonal: "always" };
const result: PathResult = find_path(new Grid(3, 3), [0, 0], { x: 2, y: 2 }, options);
const steps: number = trace([[0, 0]], [0, 0], [1, 0]).length;
const ready: Promise<void> = init();

const finder: Pathfinder = new Pathfinder("..");
const ids: Pathfinder<Graph> = new Pathfinder(Graph.from({ nodes: [{ id: 7, x: 0, y: 0 }], connections: [] }));
const ways: [PathResult, number[]] = [finder.find([0, 0], [1, 0]), ids.find(7, 7).path];

export { ready, result, steps, ways };

// @ts-expect-error an algorithm that does not exist
export const wrong: Options = { algorithm: "a*" };

export const misspelt = (): PathResult =>
  find_path("..", [0, 0], [1, 0], {
    // @ts-expect-error an option that does not exist: the error stands at its name
    heurstic: "zero",
  });

// @ts-expect-error only trace and traceAsync make a Trace
export const made = (): Trace => new Trace();

/** What a template hands on, which may be there or not. */
export const props = (src?: string, onstep?: () => void): StepStarProps => ({ src, onstep, goal: { x: 1, y: 2 } });
export const load = (board: StepStarElement, grid?: Grid, scale?: number): void => {
  board.load({ grid });
  board.scene({ scale });
};

/** A change of a walk, too. */
export const change = (wall?: boolean, cost?: number): Change => ({ at: 1, place: [1, 0], wall, cost });

/** An instance has the options and the typed events too, and so has an element of one's own. */
export const changed = (target: EventTarget | null): void => {
  if (!(target instanceof StepStar)) return;
  target.weight = 2;
  target.addEventListener("result", ({ detail }) => detail.result.cost satisfies number);
};
export class Quick extends StepStar {
  override connectedCallback(): void {
    this.heuristic = "manhattan";
    super.connectedCallback();
  }
}

/** Memory that can be sent to another thread. */
export const sent = (steps: Trace, grid: Grid): ArrayBuffer[] => [steps.state().buffer, grid.cells().buffer];

/** A map that TypeScript knows nothing of, such as `JSON.parse` returns. */
const unknown = JSON.parse("[[0]]");
export const column: number | undefined = find_path(unknown, [0, 0], [0, 0]).path[0]?.[0];

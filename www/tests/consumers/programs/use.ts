import { find_path, Grid, type Options, type PathResult, trace } from "stepstar";
import { init } from "stepstar/wasm";
import "stepstar/element";

const options: Options = { algorithm: "astar", diagonal: "always" };
const result: PathResult = find_path(new Grid(3, 3), [0, 0], { x: 2, y: 2 }, options);
const steps: number = trace([[0, 0]], [0, 0], [1, 0]).length;
const ready: Promise<void> = init();

export { ready, result, steps };

// @ts-expect-error an algorithm that does not exist
export const wrong: Options = { algorithm: "a*" };

import { auditAsync, Grid, traceAsync } from "stepstar";
import { init, type Source } from "stepstar/wasm";

const bytes: Source = new Uint8Array(8);

export const ready: Promise<void> = init(bytes);
export const [steps, truth] = [
  traceAsync("..", [0, 0], [1, 0], { sliceMs: 4 }),
  auditAsync(new Grid(2, 1), [0, 0], [1, 0]),
];

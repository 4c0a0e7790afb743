/** Runs the comparison. Cancel ends the whole worker, so it needs no message. */
import { comparison } from "./comparison.js";
import type { Plan } from "./plan.js";

addEventListener("message", ({ data }: MessageEvent<Plan>) => {
  for (const message of comparison(data)) postMessage(message);
});

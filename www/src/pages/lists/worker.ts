/** Runs the laboratory. Cancel ends the whole worker, so it needs no message. */
import { laboratory } from "./laboratory.js";
import type { Plan } from "./plan.js";

addEventListener("message", ({ data }: MessageEvent<Plan>) => {
  for (const message of laboratory(data)) postMessage(message);
});

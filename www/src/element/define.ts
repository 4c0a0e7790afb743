/** Makes `<step-star>` known to the browser; on a server, or a second time, nothing happens. */
import { StepStar } from "./step-star.js";

export function define(name = "step-star"): void {
  const registry = globalThis.customElements;
  if (registry && !registry.get(name)) registry.define(name, StepStar);
}

import { StepStar } from "./step-star.js";

/**
 * Registers the element with the browser. Importing `stepstar/element` does so for the name `step-star`: call this for another
 * name besides, with a hyphen in it as browsers require. On a server, or for a name that is taken, nothing happens.
 *
 * @example
 * ```ts
 * import { define, StepStar } from "stepstar/element";
 *
 * define("route-map");
 * document.body.innerHTML = "<route-map><pre>S.#\n#.G</pre></route-map>";
 * document.querySelector("route-map") instanceof StepStar; // => true
 * ```
 */
export function define(name = "step-star"): void {
  const registry = globalThis.customElements;
  if (!registry || registry.get(name)) return;
  // Browsers take a class for one name only.
  registry.define(name, name === "step-star" ? StepStar : class extends StepStar {});
}

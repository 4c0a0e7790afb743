/** The class of the element as pages know it: its elements have what `StepStarElement` lists. The class itself has its workings besides. */
import type { StepStarElement } from "./contract.js";
import { StepStar as Working } from "./step-star.js";

/** What browsers call. A class of one's own that has one of these calls this one in it. */
interface Callbacks {
  connectedCallback(): void;
  disconnectedCallback(): void;
  connectedMoveCallback(): void;
  attributeChangedCallback(name: string, old: string | null, text: string | null): void;
}

export type StepStar = StepStarElement;

/**
 * The class of the element, for `instanceof` and for elements of one's own. What it offers is described in {@link StepStarElement}.
 *
 * @example
 * ```ts
 * import { StepStar } from "stepstar/element";
 *
 * document.addEventListener("result", ({ target }) => {
 *   if (target instanceof StepStar) console.log(target.heuristic, target.result?.cost);
 * });
 * ```
 */
export const StepStar: {
  new (): StepStarElement & Callbacks;
  readonly prototype: StepStarElement;
  readonly observedAttributes: readonly string[];
} = Working as never;

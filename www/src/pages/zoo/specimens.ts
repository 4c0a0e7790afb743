/** The mistakes in the order in which one writes a search, each with its smallest map and the options that give it room. */
import type { Mistake, Options } from "stepstar";

export interface Specimen {
  readonly mistake: Mistake;
  /** Of the folder `maps`. */
  readonly map: string;
  readonly options: Options;
}

const files = import.meta.glob<string>("../../../../maps/mistake-*.txt", {
  query: "?raw",
  import: "default",
  eager: true,
});
const specimen = (mistake: Mistake, options: Options = {}): Specimen => ({
  mistake,
  map: files[`../../../../maps/mistake-${mistake}.txt`]!,
  options,
});
const diagonal = "always";

export const specimens: readonly Specimen[] = [
  specimen("stops-when-opened", { heuristic: "zero" }),
  specimen("no-stop"),
  specimen("closed-when-opened", { diagonal }),
  specimen("no-decrease", { diagonal }),
  specimen("stale-f", { diagonal }),
  specimen("never-reopens", { diagonal, weight: 2 }),
  specimen("h-only"),
  specimen("g-only"),
  specimen("squared-euclid"),
  specimen("manhattan-with-diagonals", { diagonal }),
  specimen("euclid-truncated", { diagonal, heuristic: "euclidean" }),
  specimen("heavy-estimate"),
  specimen("max-octile", { diagonal }),
  specimen("wrong-diagonal-cost", { diagonal }),
  specimen("terrain-leaving"),
  specimen("ignores-terrain"),
  specimen("corner-cut", { diagonal: "no-obstacles" }),
  specimen("wraps-around"),
  specimen("missing-direction"),
  specimen("wrong-bound"),
  specimen("meets-too-early", { algorithm: "bidirectional" }),
  specimen("dirty-map"),
];

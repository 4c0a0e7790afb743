/** Find the mistake: a run with one of the mistakes that the map tells apart, where it goes wrong, and four names to choose from. */
import type { Mistake } from "../../package/api/index.js";
import { between, seeded } from "../../package/shared/random.js";
import { choicesFor } from "../mistakes/guess.js";
import { EXERCISED } from "../mistakes/texts.js";
import type { Instance } from "./finder.js";

export interface WrongRun {
  readonly mistake: Mistake;
  /** The first wrong expansion, counted from 1. */
  readonly expansion: number;
  readonly choices: readonly Mistake[];
}

export function wrongRun({ shows }: Instance, seed: number): WrongRun {
  // Who ends too early or too late expands nothing wrong.
  const all = [...shows].filter(([, at]) => !at.endsWith("over"));
  const [mistake, at] = all[between(seeded(seed), 0, all.length - 1)]!;
  const alike = [...shows].filter(([, other]) => other === at).map(([name]) => name);
  return { mistake, expansion: Number.parseInt(at, 10) + 1, choices: choicesFor(mistake, alike, EXERCISED, seed) };
}

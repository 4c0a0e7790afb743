/** Exercises by a classic script, which also runs from file://: embed.exercise.js lies beside embed.js, or is listed behind it. */
import { bringExercisesWith } from "../../package/element/examiner.js";
import { fetchBeside } from "../../package/words/beside.js";
import * as engine from "./engine.js";
import { offered } from "./offered.js";

offered.engine = engine;

bringExercisesWith(async () => {
  if (!offered.begin) await fetchBeside("exercise");
  if (!offered.begin) throw new Error("There are no exercises in that script.");
  return offered.begin;
});

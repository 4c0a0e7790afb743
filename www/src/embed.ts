/**
 * `stepstar/embed.js`: one classic script with everything inside that figures need, in English; embed.de.js and others beside it bring
 * another language, embed.exercise.js brings exercises.
 */
import "./inline.js";
import "./exercise/scripts.js";
import "./words/scripts.js";
import { define } from "./element/define.js";

define();

export type { StepStarElement } from "./element/contract.js";

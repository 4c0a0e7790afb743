/**
 * `stepstar/embed.js`: one classic script with everything inside that figures need, in English; embed.de.js and others beside it bring
 * another language, embed.exercise.js brings exercises.
 */
import "./package/inline.js";
import "./course/exercise/scripts.js";
import "./package/element/walks-inside.js";
import "./package/words/scripts.js";
import { define } from "./package/element/define.js";

define();

export type { StepStarElement } from "./package/element/contract.js";

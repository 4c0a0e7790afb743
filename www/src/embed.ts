/** `stepstar/embed.js`: one classic script with everything inside, in English; embed.de.js and others beside it bring another language. */
import "./inline.js";
import "./words/scripts.js";
import { define } from "./element/define.js";

define();

export type { StepStarElement } from "./element/contract.js";

/** How large some things may be that several rooms read, each in its own way. */
export { MOST_SIDE } from "../api/definitions.js";

/** Of an exercise: the seed of its maps, and how many questions it asks. */
export const MOST_SEED = 2 ** 31;
export const MOST_QUESTIONS = 10;

/** Exercises inside, for a module that has no file beside it. */
import { bringExercisesWith } from "../element/examiner.js";
import { begin } from "./begin.js";

bringExercisesWith(async () => begin);

/** Exercises inside, for a module that has no file beside it. */
import { bringExercisesWith } from "../../package/element/examiner.js";
import { begin } from "./begin.js";

bringExercisesWith(async () => begin);

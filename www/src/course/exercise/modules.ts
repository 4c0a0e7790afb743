/** Exercises by `import()`: bundlers make a file of them, which is fetched when a page first has one. */
import { bringExercisesWith } from "../../package/element/examiner.js";

bringExercisesWith(() => import("./begin.js").then(({ begin }) => begin));

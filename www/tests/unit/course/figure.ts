/** A figure with everything that may need care: hyphens, quotes, flags, a view. */
import type { CourseFigure } from "../../../src/course/figure.js";

export const FIGURE: CourseFigure = {
  title: "A search to step through",
  withoutScript: "A map as text.",
  identifier: "stepstar-1a2b",
  map: "S..#.\n.#...\n...#G",
  attributes: [
    ["tie-break", "low-g"],
    ["weight", "2"],
    ["nearest", ""],
    ["through", "3,2 4,0"],
    ["step", "7"],
    ["mode", "predict"],
    ["data-graded", "5"],
    ["editable", ""],
    ["lang", "de"],
    ["height", "320"],
  ],
  questions: 5,
  hash: "#map=5x3!0&from=0,0&to=4,2&tieBreak=low-g&mode=predict&graded=5",
  lang: "de",
  room: "display: block; min-height: 20rem",
  frameHeight: 560,
};

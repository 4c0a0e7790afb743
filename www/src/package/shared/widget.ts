/** Values of the notebooks' widget that are attributes of its board, by the same names. */
export const LOOKS: readonly string[] = [
  ...["view", "mode", "other", "editable", "controls", "height", "lang", "theme", "speed", "playing"],
  ...["kind", "seed", "student", "feedback", "questions", "ties", "plain"],
];

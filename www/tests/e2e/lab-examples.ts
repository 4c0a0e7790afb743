/** The names of all examples. People share links to them, so none may disappear. */
export const examples = [
  "trap",
  "corridor",
  "neighbours",
  "floor-plan",
  "blocks",
  "game-graph",
  "rpg",
  "ties",
  "manhattan",
  "terrain",
  "one-way",
  "greedy",
  "jumps",
  "maze",
  "city",
  "large",
];

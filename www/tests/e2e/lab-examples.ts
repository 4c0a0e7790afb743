/** The names on the shelf; links to them are out in the world, so none may disappear. */
export const examples = [
  "trap",
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

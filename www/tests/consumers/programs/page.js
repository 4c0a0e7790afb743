import { find_path } from "stepstar";

const { status, cost, path } = find_path(
  ["010", "010", "000"].map((row) => [...row].map(Number)),
  [0, 0],
  [2, 0],
);
document.title = `${status} ${cost} ${path.length}`;

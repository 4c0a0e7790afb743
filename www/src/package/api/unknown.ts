import type { Options } from "./definitions.js";

type Row = Partial<Record<keyof Options, unknown>>;

/**
 * What is to be found out, a bit each for the diagonal steps, their cost and the search; and the options without it. Those that were given
 * stay as they are: the next call may say the same, and is handed the same object.
 */
export function takeUnknown(row: object | undefined): [number, object | undefined] {
  if (!row) return [0, row];
  const { diagonal: steps, diagonalCost: own, algorithm } = row as Row;
  const diagonal = steps === "auto";
  const cost = own === "auto" || (diagonal && own === undefined);
  const search = algorithm === "auto" || (diagonal && algorithm === undefined);
  const known: Row = Object.assign(Object.create(null), row);
  if (diagonal) delete known.diagonal;
  if (own === "auto") delete known.diagonalCost;
  return [Number(diagonal) + 2 * Number(cost) + 4 * Number(search), known];
}

import type { Options } from "./definitions.js";

/** Takes what is to be found out from the options: a bit each for the diagonal steps, their cost and the search. */
export function takeUnknown(row: Partial<Record<keyof Options, unknown>> | undefined): number {
  if (!row) return 0;
  const [diagonal, own, algorithm] = [row.diagonal === "auto", row.diagonalCost, row.algorithm];
  const cost = own === "auto" || (diagonal && own === undefined);
  if (diagonal) delete row.diagonal;
  if (own === "auto") delete row.diagonalCost;
  const search = algorithm === "auto" || (diagonal && algorithm === undefined);
  return Number(diagonal) + 2 * Number(cost) + 4 * Number(search);
}

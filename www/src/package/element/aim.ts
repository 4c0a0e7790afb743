/** From the places on a board to what a search is asked: one start and one goal, several, or a range. */
import { around } from "../api/place.js";
import { type Places, type PlainMap, placesOf } from "../board/drawing.js";
import { hexOf } from "../board/hexagons.js";
import type { Place, Show } from "../shared/terms.js";
import type { SearchQuestion } from "./search.js";
import type { Wish } from "./wish.js";

/** What is searched for, beside the places. */
export interface Aim {
  /** Every cell that is so many straight steps from the goal will do; null: the goal itself. */
  readonly within: number | null;
  readonly show: Show;
  /** Of distances: what costs more counts as not reached; null: no limit. */
  readonly maxCost: number | null;
}

export const PLAIN: Aim = { within: null, show: "path", maxCost: null };

/** What has a search begin anew when one of them is another one. */
export const settingsOf = ({ aim, options, others }: Wish): readonly unknown[] => [aim, options, others];

export function endsOf(drawing: PlainMap, places: Places, { within, show }: Aim): Pick<SearchQuestion, "from" | "to"> {
  const [starts, goals] = [placesOf(places, "start"), placesOf(places, "goal")];
  const from = oneOf(starts);
  if (within === null || show === "distances") return { from, to: oneOf(goals) };
  // On a graph there are no ranges, which the engine says.
  if (goals.length === 1 || drawing.kind === "graph") return { from, to: { within, of: goals[0]! } };
  const hex = hexOf(drawing);
  if (hex) return { from, to: hex.around(drawing, goals, within) };
  const cells = goals.flatMap((goal) => {
    const [x, y, ...floor] = goal as readonly number[] as [number, number, number?];
    const { width, height } = drawing.sheet?.floors[floor[0]!] ?? drawing;
    return around(y * width + x, within, width, height).map(
      (cell) => [cell % width, Math.floor(cell / width), ...floor] as const as Place,
    );
  });
  return { from, to: [...new Map(cells.map((cell) => [String(cell), cell])).values()] };
}

const oneOf = (places: readonly Place[]) => (places.length === 1 ? places[0]! : places);

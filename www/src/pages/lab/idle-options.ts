/** Why an option changes nothing in this search; "" if it does. */

import type { Algorithm, Options, ResolvedOptions } from "stepstar";
import { put } from "../shared/dom.js";
import { t } from "../shared/text.js";

export function idle(
  name: keyof Options,
  algorithm: Algorithm | undefined,
  { diagonal, weight }: Pick<ResolvedOptions, "diagonal" | "weight">,
  { graph, hexagons }: { readonly graph: unknown; readonly hexagons: unknown },
): string {
  switch (name) {
    case "heuristic":
    case "weight":
      if (algorithm === "dijkstra" || algorithm === "bfs") return t("This search doesn't estimate: its h is 0.");
      // A weight of 0 takes the estimate away.
      return algorithm === "greedy" && name === "weight" && weight > 0
        ? t("Greedy search goes by h alone, not by a sum.")
        : "";
    case "tieBreak":
      if (algorithm === "bfs") return t("First in, first out: nothing ties.");
      return algorithm === "ida" ? t("Last in, first out: nothing ties.") : "";
    case "closed":
      if (algorithm === "bfs") return t("First in, first out keeps the first way to a node.");
      return algorithm === "greedy" ? t("Greedy search never looks back at a closed node.") : "";
    case "diagonal":
      if (hexagons) return t("A hexagon has six neighbours, all of them across a side.");
      return graph ? t("A graph moves along its connections.") : "";
    case "diagonalCost":
      if (hexagons) return t("A hexagon has six neighbours, all of them across a side.");
      if (graph) return t("A graph has costs of its own.");
      return diagonal === "never" ? t("There are no diagonal moves.") : "";
    default:
      return "";
  }
}

/** Disables a choice that changes nothing, with the reason as its tooltip; "" enables it, and the tooltip is the hint. */
export function rest(control: HTMLSelectElement | HTMLInputElement, reason: string, hint = ""): void {
  put(control as HTMLInputElement, { disabled: reason !== "" });
  // Disabled controls get no pointer events, so the label has the tooltip as well.
  for (const element of [control, control.parentElement!]) put(element, { title: reason || hint });
}

/** What the first choice of moves is called: on hexagons, where there is no other one, six directions. */
export function nameMoves(menu: HTMLSelectElement, { hexagons }: { readonly hexagons: unknown }): void {
  put(menu.options[0]!, { textContent: hexagons ? t("6 directions") : t("4 directions") });
}

/** The loops of walks as pseudo-code: A* anew at each tick, or a plan that is kept up to date. */
import type { Replanner } from "stepstar";
import { t } from "../shared/text.js";
import { type Loop, linesOf, type PseudoCodeLine } from "./pseudo-code-lines.js";

export function walkingLines(replanner: Replanner, loop: Loop): PseudoCodeLine[] {
  const head: PseudoCodeLine = { text: t("for each tick: its changes come"), lights: ["tick"] };
  const goes = replanner === "lpa" ? t("stay, as long as changes are to come") : t("go one step, until the goal");
  const last: PseudoCodeLine = { text: `  ${goes}`, lights: ["found"] };
  if (replanner === "astar") {
    const lines = linesOf(loop).map(({ text, lights = [] }) => ({
      text: `  ${text}`,
      lights: lights.filter((moment) => moment !== "found"),
    }));
    return [head, ...lines, last];
  }
  return [head, ...keptLines(replanner).map(({ text, ...more }) => ({ text: `  ${text}`, ...more })), last];
}

/** A node waits as long as what holds (g) is not what its neighbours say (rhs). */
function keptLines(replanner: Replanner): PseudoCodeLine[] {
  const key = replanner === "lpa" ? "min(g, rhs) + h" : "min(g, rhs) + h + km";
  return [
    { text: t("for each m around a change: rhs(m) = least g + cost") },
    {
      text:
        replanner === "lpa"
          ? t("while the goal is open, or what comes before it")
          : t("while the agent's cell is open, or what comes before it"),
    },
    { text: `  ${t("n = take the least key from open")}`, lights: ["close", "raise"] },
    { text: `  ${t("if rhs(n) < g(n): g(n) = rhs(n)")}`, lights: ["close"] },
    { text: `  ${t("else: g(n) = ∞")}`, lights: ["raise"] },
    { text: `  ${t("for each m beside n: rhs(m) = least g + cost")}`, lights: ["improve", "worsen", "reopen"] },
    { text: `  ${t("m is open if rhs(m) ≠ g(m), by {key}", { key })}`, lights: ["open", "requeue", "reopen"] },
  ];
}

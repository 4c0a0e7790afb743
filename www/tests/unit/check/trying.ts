/** Runs a program as the page does, apart from frame and worker. */
import { createContext, runInContext } from "node:vm";
import { diagnose, Grid } from "stepstar";
import { outcomeOf, type ProgramMap } from "../../../src/pages/check/program/checked.js";
import type { Language } from "../../../src/pages/check/program/instrument.js";
import { runJavaScript } from "../../../src/pages/check/program/javascript.js";
import type { ProgramWork } from "../../../src/pages/check/program/protocol.js";
import { runPython } from "../../../src/pages/check/program/python.js";

export function mapOf(text: string): ProgramMap {
  const grid = Grid.parse(text);
  const { width, height } = grid;
  const costs = Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => (grid.isWall(x, y) ? null : grid.cost(x, y))),
  );
  return { text, costs, from: grid.start!, to: grid.goal! };
}

export const run = (work: ProgramWork) => {
  if (work.language === "python") return runPython(work);
  const globals = createContext({});
  const evaluate = (script: string) => runInContext(script, globals, { filename: "program.js" });
  return runJavaScript(work, { globals, evaluate });
};

/** What becomes of a program on a map, with the diagnosis of its run, or else of what it prints. */
export async function tried(source: string, language: Language, map: string) {
  const outcome = await outcomeOf(source, language, mapOf(map), run);
  const { text, from, to } = outcome.own ?? mapOf(map);
  const run_ = outcome.stream?.run ?? outcome.ran.printed.join("\n");
  return {
    ...outcome,
    found: diagnose(Grid.parse(text), from, to, run_, { diagonal: "auto", heuristic: "auto", algorithm: "auto" }),
  };
}

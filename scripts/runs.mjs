/** Runs the programs of `docs/runs` on maps of the project, and has the package diagnose what they print: all are correct. */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { must, Plain, root, run } from "./steps.mjs";

const MAPS = ["terrain", "trap", "courtyard"];

const source = (file) => join(root, "docs/runs", file);

/** How each is made, and how it is run: by a compiler into a folder, or at once. */
const PROGRAMS = [
  { language: "Python", tools: ["python3", "python"], command: (tool) => [tool, source("astar.py")] },
  { language: "JavaScript", tools: [process.execPath], command: (tool) => [tool, source("astar.mjs")] },
  { language: "C", tools: ["cc", "gcc", "clang"], compiled: (out) => ["-O1", "-o", out, source("astar.c")] },
  { language: "Rust", tools: ["rustc"], compiled: (out) => ["--edition", "2021", "-o", out, source("astar.rs")] },
  {
    language: "C++",
    tools: ["c++", "g++", "clang++"],
    optional: true,
    compiled: (out) => ["-std=c++17", "-O1", "-o", out, source("astar.cpp")],
  },
  { language: "Java", tools: ["java"], optional: true, command: (tool) => [tool, source("AStar.java")] },
];

/** The first of some tools that is there. */
async function found(tools) {
  for (const tool of tools) {
    const { missing } = await run(tool, ["--version"]);
    if (!missing) return tool;
  }
  return undefined;
}

/** @returns {Promise<string>} which languages were tried, and which could not be */
export async function checkRuns() {
  const { diagnose, Grid } = await import(pathToFileURL(join(root, "dist/index.js")).href);
  const folder = await mkdtemp(join(tmpdir(), "stepstar-runs-"));
  const tried = [];
  const left = [];
  try {
    for (const { language, tools, optional, compiled, command } of PROGRAMS) {
      const tool = await found(tools);
      if (tool === undefined) {
        if (!optional)
          throw new Plain(`The program in ${language} needs ${tools.join(" or ")}, which is not installed.`);
        left.push(language);
        continue;
      }
      const program = compiled ? [join(folder, language)] : command(tool);
      if (compiled) await must(tool, compiled(program[0]));
      for (const name of MAPS) {
        const path = join(root, `maps/${name}.txt`);
        const grid = Grid.parse(await readFile(path, "utf8"));
        const printed = await must(program[0], [...program.slice(1), path]);
        const { verdict, message } = diagnose(grid, grid.start, grid.goal, printed);
        if (!verdict.startsWith("correct")) throw new Plain(`The program in ${language} on ${name}: ${message}`);
      }
      tried.push(language);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const not = left.length > 0 ? `; not installed here, so not tried: ${left.join(", ")}` : "";
  return `${tried.join(", ")}${not}`;
}

/** What the pages about mistakes say of each. */
import { expect, test } from "vitest";
import { A_STAR, codeOf } from "../../src/course/mistakes/code.js";
import { choicesFor } from "../../src/course/mistakes/guess.js";
import { ALL } from "../../src/course/mistakes/texts.js";
import { D_STAR_LITE } from "../../src/course/mistakes/walk-code.js";
import { ALL_OF_WALKS } from "../../src/course/mistakes/walk-texts.js";
import { diagnose, Grid, simulate, walk } from "../../src/index.js";
import { MISTAKES, WALK_MISTAKES } from "../../src/package/api/definitions.js";
import { t } from "../../src/pages/shared/text.js";
import { specimens } from "../../src/pages/zoo/specimens.js";
import { walkSpecimens } from "../../src/pages/zoo/walk-specimens.js";

test("every mistake has its words, its changed line, and its place in the zoo", () => {
  expect([...ALL].sort()).toEqual([...MISTAKES].sort());
  expect(specimens.map(({ mistake }) => mistake).sort()).toEqual([...MISTAKES].sort());
  for (const mistake of MISTAKES) {
    const code = codeOf(A_STAR, mistake, t);
    expect(
      code.some(({ kind }) => kind === "right"),
      mistake,
    ).toBe(true);
    const wrong = code.filter(({ kind }) => kind === "wrong").map(({ text }) => text);
    for (const line of wrong)
      expect(
        code.filter(({ text }) => text === line),
        mistake,
      ).toHaveLength(1);
  }
});

// That it is the smallest such map, the engine's own tests hold.
test("on the map of a specimen, with its options, its mistake shows", () => {
  for (const { mistake, map, options } of specimens) {
    const grid = Grid.parse(map);
    const trace = simulate(grid, grid.start!, grid.goal!, mistake, options);
    const run = [...trace].filter(({ kind }) => kind === "close").map(({ at }) => at);
    expect(diagnose(grid, grid.start!, grid.goal!, run, options).mistakes, mistake).toContain(mistake);
    for (const one of [trace, grid]) one.free();
  }
});

test("one of four choices is right", () => {
  const names = specimens.map(({ mistake }) => mistake);
  for (const name of names) {
    const choices = choicesFor(name, ["stale-f"], names);
    expect(new Set(choices).size).toBe(4);
    expect(choices).toContain(name);
    if (name !== "stale-f") expect(choices).not.toContain("stale-f");
  }
});

test("every mistake of replanning has its words, its changed line, and a map in the zoo on which the walk is worse", () => {
  expect([...ALL_OF_WALKS].sort()).toEqual([...WALK_MISTAKES].sort());
  expect(walkSpecimens.map(({ mistake }) => mistake).sort()).toEqual([...WALK_MISTAKES].sort());
  for (const { mistake, map, start, goal, changes } of walkSpecimens) {
    const code = codeOf(D_STAR_LITE, mistake, t);
    expect(
      code.some(({ kind }) => kind === "right"),
      mistake,
    ).toBe(true);
    const [right, wrong] = [{}, { mistake }].map((options) => walk(map, start, goal, changes, options));
    const worse = wrong!.cost > right!.cost || wrong!.expanded > right!.expanded;
    expect(worse, mistake).toBe(true);
  }
});

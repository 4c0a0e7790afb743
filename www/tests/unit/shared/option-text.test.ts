import { expect, test } from "vitest";
import { attributeOf, optionsOf, pointsOf, readOption, writeOption } from "../../../src/package/shared/option-text.js";
import { en } from "../../../src/package/words/en.js";
import { spoken } from "../words/languages.js";

test("options are read from attributes in kebab-case", () => {
  expect(attributeOf("tieBreak")).toBe("tie-break");
  expect(readOption("weight", "1.5")).toBe(1.5);
  expect(readOption("reverse", "")).toBe(true);
  expect(readOption("reverse", "false")).toBe(false);
  expect(readOption("heuristic", null)).toBeUndefined();
  expect(readOption("through", "3,4 9,2")).toEqual([
    [3, 4],
    [9, 2],
  ]);
});

test("lists of places are read as attributes have them, and as programs do", () => {
  const lists = [
    [
      [2, 0],
      [2, 1],
    ],
    [[9, 2]],
  ];
  expect(readOption("movers", "2,0 2,1 | 9,2")).toEqual(lists);
  expect(readOption("movers", JSON.stringify(lists))).toEqual(lists);
  expect(readOption("movers", " ")).toBeUndefined();
});

test("a written option is read back unchanged, and undefined or false removes the attribute", () => {
  for (const [name, value] of [
    ["weight", 2],
    ["reverse", true],
    ["closed", "repair"],
    ["through", [[1, 2]]],
  ] as const) {
    expect(readOption(name, writeOption(value))).toEqual(value);
  }
  expect(writeOption(undefined)).toBeNull();
  expect(writeOption(false)).toBeNull();
});

test("the options of the second search are written like CSS declarations", () => {
  expect(optionsOf("heuristic: zero; weight: 2; tie-break: oldest")).toEqual({
    heuristic: "zero",
    weight: 2,
    tieBreak: "oldest",
  });
  expect(optionsOf("")).toEqual({});
});

test("a wrong option is passed on unchanged, so that the engine's error can name it", () => {
  expect(optionsOf("hueristic: zero")).toEqual({ hueristic: "zero" });
  expect(readOption("weight", "much")).toBe("much");
  expect(readOption("weight", " ")).toBeUndefined();
});

test("points are read with any spacing", () => {
  expect(pointsOf(" 3,4   9 , 2 ")).toEqual([
    [3, 4],
    [9, 2],
  ]);
});

test("English and German name the same commands", () => {
  expect(Object.keys(spoken.de!.commands)).toEqual(Object.keys(en.commands));
});

/** Our own messages: what is understood, and what is answered to rubbish. */
import { expect, test } from "vitest";
import { readSet, told } from "../../../src/course/messages/protocol.js";
import { inEnglish } from "../../../src/package/shared/named.js";

const set = (parts: object) => {
  const read = readSet({ subject: "stepstar.set", ...parts });
  return read && { ...read, faults: read.faults.map(inEnglish) };
};

test("every message out has its version", () => {
  expect(told("ready")).toEqual({ subject: "stepstar.ready", version: 1 });
  expect(told("step", { position: 3 })).toEqual({ subject: "stepstar.step", version: 1, position: 3 });
});

test("all parts of a wish are read, with or without a version", () => {
  const wish = { map: "S.G", options: { weight: 2 }, step: "e12", playing: true, mode: "predict", lang: "de" };
  expect(set(wish)).toEqual({ wish, faults: [], strange: [] });
  expect(set({ ...wish, version: 1, step: 12 })).toEqual({ wish: { ...wish, step: "12" }, faults: [], strange: [] });
  expect(set({})).toEqual({ wish: {}, faults: [], strange: [] });
});

test("what is no part of a wish is left alone, and told to whoever writes the page", () => {
  expect(set({ step: 3, stpe: 4 })).toEqual({
    wish: { step: "3" },
    faults: [],
    strange: ['stepstar.set has "stpe", which it does not know. It may have map, options, step, playing, mode, lang.'],
  });
});

test("other messages are no wish", () => {
  expect(readSet({ subject: "stepstar.ready", map: "S.G" })).toBeUndefined();
  expect(readSet({ subject: "SPLICE.getState" })).toBeUndefined();
});

test.each([
  ["map", 5, '"map" 5: it must be the text of a map.'],
  ["options", [1], '"options" [1]: it must be an object of options.'],
  ["options", null, '"options" null: it must be an object of options.'],
  ["step", -1, '"step" -1: it must be a whole number of steps, or a text such as "e12".'],
  ["step", 1.5, '"step" 1.5: it must be a whole number of steps, or a text such as "e12".'],
  ["step", "last", '"step" "last": it must be a whole number of steps, or a text such as "e12".'],
  ["playing", "yes", '"playing" "yes": it must be true or false.'],
  ["mode", 1, '"mode" 1: it must be the name of a mode.'],
  ["lang", {}, '"lang" {}: it must be a language such as "de".'],
])("a wrong %s (%j) is told of, and the other parts hold", (name, value, sentence) => {
  expect(set({ map: "S.G", lang: "de", [name]: value })).toEqual({
    wish: Object.fromEntries(Object.entries({ map: "S.G", lang: "de" }).filter(([other]) => other !== name)),
    faults: [`stepstar.set has ${sentence}`],
    strange: [],
  });
});

test("what is told of is cut short", () => {
  expect(set({ playing: "x".repeat(10_000) })!.faults[0]!.length).toBeLessThan(150);
});

test("a version that is not known is refused whole", () => {
  expect(set({ version: 2, map: "S.G" })).toEqual({
    wish: {},
    faults: ["stepstar.set has version 2: this figure knows version 1."],
    strange: [],
  });
});

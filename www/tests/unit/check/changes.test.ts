/** What changes, as readers write it. */
import { expect, test } from "vitest";
import { readChanges, writeChanges } from "../../../src/pages/check/changes.js";

test("changes are read line by line as people write them, or as JSON, and written so that they are read again", () => {
  const changes = [
    { at: 4, place: [3, 5], wall: true },
    { at: 6, place: [3, 5], wall: false },
    { at: 7, place: [1, 0], cost: 2.5 },
  ];
  const text = "tick 4: (3, 5) wall\ntick 6: (3, 5) free\ntick 7: (1, 0) cost 2.5";
  expect(readChanges(text)).toEqual(changes);
  expect(readChanges("\n4 3 5 Wall\r\nt=6 x=3 y=5: free\n7,1,0,cost=2.5\n\n")).toEqual(changes);
  expect(readChanges(JSON.stringify(changes))).toEqual(changes);
  expect(writeChanges(readChanges(text))).toBe(text);
  expect(readChanges("")).toEqual([]);
});

test.each([
  ["tick 4: (3, 5)", /^Line 1 of the changes is “tick 4: \(3, 5\)”: it must be such as “tick 4: \(3, 5\) wall”/],
  ["tick 4: (3, 5) wall\n4 (3) wall", /^Line 2 of the changes is “4 \(3\) wall”/],
  ["[{", /^The changes are no JSON: /],
])("what is no change is told in a sentence: %j", (text, sentence) => {
  expect(() => readChanges(text)).toThrow(sentence);
});

import { expect, test } from "vitest";
import { inEnglish, named } from "../../../src/package/shared/named.js";
import { readMakeName } from "../../../src/pages/lab/make-name.js";
import { exampleNamed } from "../../../src/pages/lab/shelf-links.js";
import { fromHash } from "../../../src/pages/state/address.js";
import { ignored } from "../../../src/pages/state/ignored.js";

const told = (hash: string, names?: string[]) => inEnglish(ignored(hash, fromHash(hash), names) ?? named(""));

test("names of a link that mean nothing are told, those with a meaning are not", () => {
  expect(told("#example=trap&v=2&step=3&view=1,2,3&stops=1,1,opens&pinned=1,1&weight=2&mode=compare&other=")).toBe("");
  expect(told("#exmaple=trap")).toBe('The link says "exmaple", which means nothing here: check the spelling.');
  expect(told("#lang=de&a=1&b=2", ["lang"])).toBe(
    'The link says "a" and "b", which means nothing here: check the spelling.',
  );
});

test.each([
  ["mode=foo", 'it may be "watch", "compare" or "predict"'],
  ["mode=exercise", 'it may be "watch", "compare" or "predict"'],
  ["view=1,2", "it may be left, top and width, such as 0,0,24"],
  ["view=1,2,0", "it may be left, top and width, such as 0,0,24"],
  ["reverse=maybe", "it may be true or false"],
  ["nearest=1", "it may be true or false"],
  ["v=two", "it may be 2"],
])("a value that means nothing is told, with what it may be: %s", (part, allowed) => {
  expect(told(`#example=trap&${part}`)).toBe(`The link says "${part}", which means nothing here: ${allowed}.`);
});

test("a flag may stand alone, as in HTML, and each value that a link of the lab has means something", () => {
  for (const part of [
    "reverse",
    "reverse=true",
    "nearest=false",
    "mode=watch",
    "mode=predict",
    "mode=compare",
    "view=-1,0.5,24",
    "v=2",
  ])
    expect(told(`#example=trap&${part}`), part).toBe("");
  expect(fromHash("#reverse&nearest=false").options).toEqual({ reverse: true, nearest: false });
});

test("names and values that mean nothing are told together, and what the page itself judges is left to it", () => {
  expect(told("#weigth=2&mode=foo")).toBe(
    'The link says "weigth" and "mode=foo", which means nothing here: check the spelling.',
  );
  expect(told("#mode=foo", ["mode"])).toBe("");
});

test("a place has one number, or two, or on floors three", () => {
  expect(() => fromHash("#from=1,2,3,4")).toThrow('The link says "1,2,3,4" where a place belongs, such as 4,7.');
});

test("a generated map has no settings beside its own", () => {
  expect(() => readMakeName("maze.41x27.1.20.3")).toThrow('The link asks for the map "maze.41x27.1.20.3"');
  expect(() => readMakeName("scatter.41x27.1.101")).toThrow('The link asks for the map "scatter.41x27.1.101"');
});

test.each([
  (long: string) => fromHash(`#map=${long}`),
  (long: string) => fromHash(`#step=${long}`),
  (long: string) => fromHash(`#weight=${long}`),
  (long: string) => fromHash(`#stops=${long}`),
  (long: string) => fromHash(`#from=${long}`),
  (long: string) => exampleNamed(long),
  (long: string) => readMakeName(long),
  (long: string) => readMakeName(`maze.${long}.1`),
  (long: string) => {
    throw new Error(told(`#${long}=1`));
  },
  (long: string) => {
    throw new Error(
      told(
        `#${Array.from(long, (letter, i) => `${letter}${i}=1`)
          .slice(0, 5000)
          .join("&")}`,
      ),
    );
  },
])("a link of 300,000 letters is answered in one short sentence: %s", (read) => {
  let message = "";
  try {
    read("x".repeat(300_000));
  } catch (error) {
    message = (error as Error).message;
  }
  expect(message.length).toBeGreaterThan(20);
  expect(message.length).toBeLessThan(220);
});

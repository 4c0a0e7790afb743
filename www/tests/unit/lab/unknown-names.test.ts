import { expect, test } from "vitest";
import { readMakeName } from "../../../src/lab/make-name.js";
import { exampleNamed } from "../../../src/lab/shelf-links.js";
import { fromHash } from "../../../src/state/address.js";
import { unknownNames } from "../../../src/state/unknown-names.js";

const told = (hash: string, names?: string[]) => unknownNames(hash, fromHash(hash), names);

test("names of a link that mean nothing are told, those with a meaning are not", () => {
  expect(told("#example=trap&v=2&step=3&view=1,2,3&stops=1,1,opens&pinned=1,1&weight=2&mode=compare&other=")).toBe("");
  expect(told("#exmaple=trap")).toBe('The link says "exmaple", which means nothing here: check the spelling.');
  expect(told("#lang=de&a=1&b=2", ["lang"])).toBe(
    'The link says "a" and "b", which means nothing here: check the spelling.',
  );
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

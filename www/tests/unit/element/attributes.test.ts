/** Options that are set as properties, and read back from the attributes that they become. */
import { expect, test } from "vitest";
import { Attributes } from "../../../src/package/element/attributes.js";

/** Outside of a browser there is no element to hold the attributes. */
function held() {
  const texts = new Map<string, string>();
  const holder = {
    getAttribute: (name: string) => texts.get(name) ?? null,
    setAttribute: (name: string, text: string) => void texts.set(name, text),
    removeAttribute: (name: string) => void texts.delete(name),
  };
  return { holder, element: new Attributes({ element: holder }) };
}

test("the second search's options are read back as they were set: what is off stays off, what is not given is left out", () => {
  const { element, holder } = held();
  const given = { heuristic: "zero", reverse: false, nearest: true, weight: 2.5, maxExpansions: Infinity } as const;
  element.other = { ...given, closed: undefined, tieBreak: null as never };
  expect(element.other).toEqual(given);
  expect(holder.getAttribute("other")).toBe(
    "heuristic: zero; reverse: false; nearest: true; weight: 2.5; max-expansions: Infinity",
  );
});

test("the second search's way points may be written in every way that the package knows", () => {
  const { element, holder } = held();
  element.other = { through: [{ x: 3, y: 4 }, [9, 2]] };
  expect([holder.getAttribute("other"), element.other]).toEqual([
    "through: 3,4 9,2",
    {
      through: [
        [3, 4],
        [9, 2],
      ],
    },
  ]);
  element.other = { through: [7, 0] };
  expect([holder.getAttribute("other"), element.other], "nodes of a graph").toEqual([
    "through: 7 0",
    { through: [7, 0] },
  ]);
});

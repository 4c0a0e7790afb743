/** The table of attributes, and properties that are read back from the attributes that they become. */
import { expect, test } from "vitest";
import { OPTIONS } from "../../../src/package/api/definitions.js";
import { Attributes, attributes } from "../../../src/package/element/attributes.js";
import type { StepStarElement } from "../../../src/package/element/contract.js";

/** Outside of a browser there is no element to hold the attributes. */
function held() {
  const texts = new Map<string, string>();
  const holder = {
    getAttribute: (name: string) => texts.get(name) ?? null,
    setAttribute: (name: string, text: string) => void texts.set(name, text),
    removeAttribute: (name: string) => void texts.delete(name),
  };
  return { holder, element: new Attributes({ element: holder }) as Attributes & Pick<StepStarElement, "other"> };
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

test("every option of the engine is an attribute, of the kind that the engine says", () => {
  for (const [name, kind] of Object.entries(OPTIONS)) {
    const attribute = attributes[name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)];
    expect(attribute?.kind, name).toBe(["number", "numberOrWord", "places", "lists"].includes(kind) ? "text" : kind);
  }
});

test("a property that mirrors an attribute gives its default while it is absent or says nothing that is allowed", () => {
  for (const [name, { usual, values, kind, mirror, group }] of Object.entries(attributes)) {
    if (group === "search" || !mirror) continue;
    if (kind === "word")
      expect([usual, mirror.read(null), mirror.read("nonsense")], name).toEqual(Array(3).fill(values![0]));
    if (kind === "flag")
      expect([mirror.read(null), mirror.read(""), mirror.read("false")]).toEqual([false, true, false]);
    expect(mirror.read(mirror.write(mirror.read(null))), name).toEqual(mirror.read(null));
  }
});

test("no name of every object is an attribute", () => {
  for (const name of ["constructor", "valueOf", "__proto__"]) expect(name in attributes, name).toBe(false);
});

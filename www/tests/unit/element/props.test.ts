/** What TypeScript lets a template say of the tag. */
import { expect, test } from "vitest";
import { StepStar, type StepStarProps, type StepStarTags } from "../../../src/element.js";

test("a template may set properties and listeners, but call no method and set nothing that is read-only", () => {
  const said = {
    heuristic: "zero",
    tieBreak: "oldest",
    weight: "2",
    height: "20rem",
    start: { x: 0, y: 2 },
    goal: [1, 2],
    through: "3,4 9,2",
    onstep: ({ currentTarget, detail }) => detail.position === currentTarget.position,
  } satisfies StepStarProps;
  // @ts-expect-error a misspelt choice
  const misspelt: StepStarProps = { openList: "haep" };
  // @ts-expect-error a method
  const method: StepStarProps = { pause: () => {} };
  // @ts-expect-error set by the search alone
  const readOnly: StepStarProps = { trace: null };

  const settable = new Set<string>();
  for (let part = StepStar.prototype; part; part = Object.getPrototypeOf(part))
    for (const [name, { set }] of Object.entries(Object.getOwnPropertyDescriptors(part))) if (set) settable.add(name);
  const { onstep, ...properties } = said;
  expect(onstep).toBeTypeOf("function");
  for (const name of Object.keys(properties)) expect(settable).toContain(name);
  for (const wrong of [method, readOnly]) expect(settable).not.toContain(Object.keys(wrong)[0]);
  expect(Object.keys(misspelt)).toEqual(["openList"]);
});

test("an option may be written with its hyphen, as a server has to send it", () => {
  const said = { "tie-break": "oldest", "max-expansions": "100", "diagonal-cost": 1.5 } satisfies StepStarProps;
  // @ts-expect-error a misspelt choice
  const misspelt: StepStarProps = { "goal-test": "expandet" };

  for (const name of Object.keys({ ...said, ...misspelt })) expect(StepStar.observedAttributes).toContain(name);
});

test("the tag is declared once for whatever a framework's tags may have besides", () => {
  interface IntrinsicElements extends StepStarTags<{ className?: string }> {}
  const tag = {
    className: "wide",
    view: "0,0,24",
    play: "always",
    editable: "",
    seed: 7,
  } satisfies IntrinsicElements["step-star"];
  // @ts-expect-error a misspelt word
  const misspelt: IntrinsicElements["step-star"] = { mode: "watching" };

  const { className, ...attributes } = tag;
  expect(className).toBe("wide");
  for (const name of Object.keys({ ...attributes, ...misspelt })) expect(StepStar.observedAttributes).toContain(name);
});

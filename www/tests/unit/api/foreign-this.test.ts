/** A method that is called on a proxy of its object, or on anything else, says so in a sentence of ours. */
import { Graph, Grid, Pathfinder, Trace, trace } from "stepstar";
import { describe, expect, test } from "vitest";

const nodes = [{ id: 1, x: 0, y: 0 }];
const ours = [
  [Grid, Grid.parse("..\n..")],
  [Graph, Graph.from({ nodes, connections: [] })],
  [Pathfinder, new Pathfinder("..\n..")],
  [Trace, trace("S.G", [0, 0], [2, 0])],
] as const;

/** All that can be called or read. */
function parts(kind: { readonly name: string; readonly prototype: object }): [string, (it: unknown) => unknown][] {
  return Reflect.ownKeys(kind.prototype).flatMap((name): [string, (it: unknown) => unknown][] => {
    if (name === "constructor" || name === Symbol.toStringTag) return [];
    const { value, get } = Object.getOwnPropertyDescriptor(kind.prototype, name)!;
    const call = (it: unknown) => Reflect.apply(value ?? get, it, [0, 0, 0, 0]);
    return [[`${kind.name}.${String(name)}`, call]];
  });
}

describe.each(ours)("%o", (kind, own) => {
  test.each(parts(kind))("%s", async (_, call) => {
    const values = [
      new Proxy(own, {}),
      {},
      undefined,
      kind.prototype,
      Object.create(own),
      ours.find(([other]) => other !== kind)![1],
    ];
    for (const value of values) {
      const told = await Promise.resolve()
        .then(() => call(value))
        .then(
          () => "",
          (error: Error) => error.message,
        );
      expect(told, "the engine's own words").not.toMatch(/private|[Rr]eceiver|Cannot read|undefined \(|not a function/);
    }
  });
});

test("the sentence says what to do", () => {
  const grid = new Grid(2, 2);
  const sentence =
    "This is no Grid of this package, and only such a one has its methods: call them on the Grid itself, not on a proxy or a copy of it.";
  expect(() => new Proxy(grid, {}).isWall(0, 0)).toThrow(new TypeError(sentence));
  expect(() => Reflect.apply(Grid.prototype.cells, {}, [])).toThrow(new TypeError(sentence));
});

test("a missing field is told as missing", () => {
  const make = (description: unknown) => () => Graph.from(description as never);
  expect(make({ nodes, connections: [{ from: 1 }] })).toThrow(
    'Connection 0 has no "to": it must be a whole number from 0 to 4294967295.',
  );
  expect(make({ nodes: [{ id: 1, y: 0 }], connections: [] })).toThrow("Node 0 has no x: it must be a finite number");
  expect(make({ nodes, connections: [{ from: 1, to: null }] })).toThrow('The "to" of connection 0 is null');
});

/** A getter among a call's arguments may free the call's own map or trace: the engine must never touch freed memory. */
import {
  algorithmFor,
  audit,
  auditAsync,
  find_path,
  Graph,
  Grid,
  lineOfSight,
  Pathfinder,
  trace,
  traceAsync,
} from "stepstar";
import { describe, expect, test } from "vitest";

/** Getters with side effects, which no type can describe. */
// biome-ignore lint/suspicious/noExplicitAny: that is what is tested
type Anything = any;

describe("an argument that frees its own call's map, trace or pathfinder throws a plain error", () => {
  const freedBy = (it: { free(): void }, place: unknown) => ({
    get x() {
      it.free();
      return place;
    },
    y: 0,
  });
  const freeing = (it: { free(): void }, options: object = {}) => ({
    ...options,
    get weight() {
      it.free();
      return 1;
    },
  });
  const line = () => new Grid(3, 1);
  const nodes = [1, 2].map((id) => ({ id, x: id, y: 0 }));
  const pair = () => Graph.from({ nodes: nodes, connections: [{ from: 1, to: 2, cost: 1 }] });

  test.each<[string, (it: Anything) => unknown]>([
    ["find_path", (it) => find_path(it, [0, 0], [2, 0], freeing(it))],
    ["find_path to a point", (it) => find_path(it, [0, 0], freedBy(it, 2) as Anything)],
    ["trace", (it) => trace(it, [0, 0], [2, 0], freeing(it))],
    ["audit", (it) => audit(it, [0, 0], [2, 0], freeing(it))],
    ["lineOfSight", (it) => lineOfSight(it, [0, 0], freedBy(it, 2) as Anything)],
    ["algorithmFor", (it) => algorithmFor(it, freeing(it))],
    ["new Pathfinder", (it) => new Pathfinder(it, freeing(it))],
  ])("%s on a grid", (_, call) => {
    expect(() => call(line())).toThrow("This grid has been freed, and can't be used any more.");
  });

  test.each<[string, (it: Anything) => unknown]>([
    ["find_path", (it) => find_path(it, 1, 2, freeing(it))],
    ["trace", (it) => trace(it, 1, 2, freeing(it))],
    ["audit", (it) => audit(it, 1, 2, freeing(it))],
    ["algorithmFor", (it) => algorithmFor(it, freeing(it))],
    ["new Pathfinder", (it) => new Pathfinder(it, freeing(it))],
  ])("%s on a graph", (_, call) => {
    expect(() => call(pair())).toThrow("This graph has been freed, and can't be used any more.");
  });

  test("traceAsync and auditAsync reject on a grid", async () => {
    const sentence = "This grid has been freed";
    const [first, second] = [line(), line()];
    await expect(traceAsync(first, [0, 0], [2, 0], freeing(first))).rejects.toThrow(sentence);
    await expect(auditAsync(second, [0, 0], [2, 0], freeing(second))).rejects.toThrow(sentence);
  });

  test("Trace.node and Pathfinder.find throw", () => {
    const kept = trace("...", [0, 0], [2, 0]);
    expect(() => kept.node(freedBy(kept, 0) as Anything)).toThrow("This trace has been freed");
    const finder = new Pathfinder("...");
    expect(() => finder.find([0, 0], freedBy(finder, 2) as Anything)).toThrow("This pathfinder has been freed");
  });
});

describe("a freed object", () => {
  const kinds = (): [string, { free(): void; [Symbol.dispose](): void }, (it: Anything) => unknown][] => [
    ["grid", new Grid(2, 2), (it: Anything) => it.isWall(0, 0)],
    ["graph", Graph.from({ nodes: [], connections: [] }), (it: Anything) => it.nodes],
    ["pathfinder", new Pathfinder("...\n..."), (it: Anything) => it.find([0, 0], [1, 1])],
    ["trace", trace("..", [0, 0], [1, 0]), (it: Anything) => it.state()],
  ];

  test.each(kinds())("a %s says that it has been freed, and may be freed again", (name, it, use) => {
    use(it);
    it.free();
    it.free();
    expect(() => use(it)).toThrow(`This ${name} has been freed, and can't be used any more.`);
  });

  test.each(kinds())("a %s is freed by disposing, as `using` does", (name, it, use) => {
    it[Symbol.dispose]();
    expect(() => use(it)).toThrow(`This ${name} has been freed`);
  });

  test("a freed grid cannot be searched, but its traces keep working", () => {
    const short = new Grid(3, 1);
    const kept = trace(short, [0, 0], [2, 0]);
    short.free();
    expect(() => find_path(short, [0, 0], [2, 0])).toThrow(TypeError);
    kept.seek(kept.length);
    expect(kept.path()).toHaveLength(3);
    expect(kept.result.cost).toBe(2);
  });
});

/** What the engine says crosses as data beside its English text. */
import { audit, find_path, Graph, Grid, type PathResult, type Saying, sayingOf, trace } from "stepstar";
import { expect, test } from "vitest";
import english from "../../../languages/engine/en.json";

type Groups = Readonly<Record<string, Readonly<Record<string, string | { one: string; other: string }>>>>;

/** Fills in the English template: too simple for other languages, and enough to compare with what the engine says. */
function filled({ id, fields }: Saying): string {
  const [group, name] = id.split(".") as [string, string];
  const form = (english as Groups)[group]![name]!;
  const template = typeof form === "string" ? form : fields.n === 1 ? form.one : form.other;
  return template.replaceAll(
    /\{(\w+)(?::([^|}]*)(?:\|([^}]*))?)?\}/g,
    (_, place: string, between = ", ", last = between) => {
      const field = fields[place.charAt(0).toLowerCase() + place.slice(1)];
      const said = part(field, between, last);
      return /^[A-Z]/.test(place) ? said.charAt(0).toUpperCase() + said.slice(1) : said;
    },
  );
}

function part(field: unknown, between: string, last: string): string {
  if (field === null) return "infinite";
  if (typeof field === "number" && field >= 1e18) return field.toExponential().replace("+", "");
  if (typeof field !== "object") return String(field);
  if (!Array.isArray(field)) return "node" in field! ? `node ${field.node}` : filled(field as Saying);
  if (field.length === 2 && typeof field[0] === "number") return `(${field.join(", ")})`;
  const parts = field.map((one) => (typeof one === "string" ? `"${one}"` : part(one, between, last)));
  const end = parts.length > 1 ? last + parts.pop() : "";
  return parts.join(between) + end;
}

const walled = Grid.parse("S.#.G");
const graph = Graph.from({
  nodes: [1, 2, 3].map((id) => ({ id, x: id, y: 0 })),
  connections: [{ from: 1, to: 2, cost: 1.5 }],
});

test.each<readonly [string, () => PathResult<never>]>([
  ["result.found", () => find_path("S.G", [0, 0], [2, 0]) as never],
  ["result.there", () => find_path("S.G", [1, 0], [1, 0]) as never],
  ["result.places", () => find_path("S.G", [0, 0], [2, 0], { smooth: "straight-runs" }) as never],
  ["result.unreachable", () => find_path(walled, [0, 0], [4, 0]) as never],
  ["result.blocked", () => find_path(walled, [0, 0], [2, 0]) as never],
  ["all.sentences", () => find_path(walled, [0, 0], [4, 0], { nearest: true }) as never],
  ["result.stopped", () => find_path("S..G", [0, 0], [3, 0], { maxExpansions: 1 }) as never],
  ["result.found", () => find_path(graph, 1, 2) as never],
  ["result.unreachable", () => find_path(graph, 1, 3) as never],
])("%s is said of a result as data", (id, find) => {
  const result = find();
  const saying = sayingOf(result);
  expect([saying.id, filled(saying)]).toEqual([id, result.message]);
});

test.each([null, "3", {}, new Error("The start is a wall.")])(
  "what is no result of a search says nothing: %s",
  (other) => {
    expect(() => sayingOf(other as never)).toThrow(/^The argument result is .*: it must be the result of a search/);
  },
);

test("costs are rounded as the message has them", () => {
  for (const cost of [1, 0.5, 1 / 3, 2e-3 / 3, 1e-7 / 3, 1e20 / 3, 12_345.678_9]) {
    const steps = Graph.from({ nodes: graph.nodes, connections: [{ from: 1, to: 2, cost }] });
    const result = find_path(steps, 1, 2);
    expect(filled(sayingOf(result))).toBe(result.message);
  }
});

test.each(["astar", "greedy", "bfs", "bidirectional", "ida", "jps", "dijkstra"] as const)(
  "every step of %s is said as data",
  (algorithm) => {
    const steps = trace("S...#\n.##..\n...#G", [0, 0], [4, 2], { algorithm, diagonal: "no-obstacles" });
    for (let i = 0; i < steps.length; i++) expect(filled(steps.saying(i))).toBe(steps.explain(i));
    for (let n = 1; n <= steps.expansions; n++)
      expect(filled(steps.sayingOfExpansion(n))).toBe(steps.explainExpansion(n));
    steps.free();
  },
);

test("an audit and an error say it, too", () => {
  const truth = audit("...\n.#.\n...\n...", [0, 0], [2, 3], { diagonal: "always", heuristic: "manhattan" });
  expect(filled(truth.saying)).toBe(truth.reason);
  for (const options of [{ weight: -1 }, { heuristic: "euclid" }, { wieght: 2 }, { reverse: "no" }]) {
    try {
      find_path("S.G", [0, 0], [2, 0], options as object);
      expect.unreachable();
    } catch (error) {
      const { message, saying } = error as Error & { saying: Saying };
      expect(filled(saying)).toBe(message);
      // Consoles list what is enumerable.
      expect(Object.keys(error as object)).toEqual([]);
    }
  }
});

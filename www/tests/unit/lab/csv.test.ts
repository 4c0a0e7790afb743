/** A trace saved as CSV can be looked at again. */
import { expect, test } from "vitest";
import { Graph, Grid, trace } from "../../../src/index.js";
import { readTrace } from "../../../src/pages/lab/load/read-trace.js";

const read = (text: string) => readTrace(new Blob([text]));

test.each(["\n", "\r\n"])(
  "each row of the table is an event where it happened, also after a spreadsheet: %j",
  async (end) => {
    using steps = trace(Grid.parse("S.#\n.9.\n..G"), [0, 0], [2, 2], { diagonal: "always" });
    const { kinds, kind, xs, ys, spot, g, f } = await read(steps.toCSV().replaceAll("\n", end));
    const told = Array.from(kind, (name, i) => [kinds[name], xs[spot[i]!], ys[spot[i]!], g[i], f[i]]);
    expect(told).toEqual(
      [...steps].map(({ kind, at: [x, y], g, f }) => [kind, x, y, expect.closeTo(g, 9), expect.closeTo(f, 9)]),
    );
  },
);

test.each([
  ["a semicolon and decimal commas, as in Germany", ";", ",", ""],
  ["a tab, as text", "\t", ".", ""],
  ["a byte order mark, and quotes", ",", ".", '"'],
])("a spreadsheet may save it with %s", async (_, separator, point, quote) => {
  using steps = trace(Grid.parse("S.#\n.9.\n..G"), [0, 0], [2, 2], { diagonal: "always" });
  const text = steps.toCSV();
  const saved = text
    .replaceAll(/[^,\n]+/g, (cell) => quote + cell + quote)
    .replaceAll(/[,.]/g, (mark) => (mark === "," ? separator : point));
  const [before, after] = [await read(text), await read(`\uFEFF${saved}`)];
  expect(after).toEqual(before);
});

test("a table that is cut off, or of a graph, is refused with a sentence", async () => {
  await expect(read("step,kind,at,g,h,f,parent\n0,open,0 0,0,2,2,\n1,clo")).rejects.toThrow(
    "Event 1 of this trace has no type or no id.",
  );
  await expect(read("step,kind,at,g,h,f,parent\n")).rejects.toThrow("This trace has no events.");
  const nodes = [0, 1].map((id) => ({ id, x: id, y: 0 }));
  using steps = trace(Graph.from({ nodes, connections: [{ from: 0, to: 1, cost: 1 }] }), 0, 1);
  await expect(read(steps.toCSV())).rejects.toThrow("have no x and y, so there is nothing to draw");
});

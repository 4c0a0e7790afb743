/** marksAsync computes the marks of a trace in slices, and can be cancelled. */

import { Grid, trace } from "stepstar";
import { expect, test } from "vitest";

const wide = new Grid(300, 300);
for (let y = 5; y < 295; y++) wide.setWall(150, y, true);
const record = () => trace(wide, [0, 150], [299, 150], { diagonal: "always", heuristic: "manhattan" });

test("marksAsync gives the same marks as marks", async () => {
  const marks = await record().marksAsync({ sliceMs: 0.05 });
  expect(marks).toEqual(record().marks());
  expect(marks.fRises.length).toBeGreaterThan(0);
});

test("a cancelled marksAsync rejects, and marks() still works afterwards", async () => {
  const steps = record();
  const cancel = new AbortController();
  const marks = steps.marksAsync({ signal: cancel.signal, sliceMs: 0.05 });
  cancel.abort(new Error("enough"));
  await expect(marks).rejects.toThrow("enough");
  expect(steps.marks()).toEqual(record().marks());
});

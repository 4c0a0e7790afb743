import { expect, test } from "vitest";
import { History } from "../../../src/package/editor/history.js";

test("changes are undone from last to first and redone in the opposite order", () => {
  const history = new History<string>(100);
  for (const change of ["a", "b", "c"]) history.push(change);
  expect([history.undo(), history.undo()]).toEqual(["c", "b"]);
  expect(history.redo()).toBe("b");
  expect([history.canUndo, history.canRedo]).toEqual([true, true]);
  expect([history.undo(), history.undo(), history.undo()]).toEqual(["b", "a", undefined]);
});

test("a new change discards what could be redone", () => {
  const history = new History<string>(100);
  history.push("a");
  history.push("b");
  history.undo();
  history.push("c");
  expect(history.canRedo).toBe(false);
  expect([history.undo(), history.undo()]).toEqual(["c", "a"]);
});

test("beyond the memory limit the oldest changes are dropped, but never the newest", () => {
  const history = new History<string>(10);
  history.push("a", 4);
  history.push("b", 4);
  history.push("c", 4);
  expect([history.undo(), history.undo(), history.undo()]).toEqual(["c", "b", undefined]);
  const heavy = new History<string>(10);
  heavy.push("a", 4);
  heavy.push("b", 400);
  expect([heavy.undo(), heavy.undo()]).toEqual(["b", undefined]);
});

test("changes that were discarded or cleared no longer count towards the memory limit", () => {
  const history = new History<string>(10);
  for (const change of ["a", "b"]) history.push(change, 5);
  for (const change of ["c", "d", "e"]) {
    history.undo();
    history.push(change, 5);
  }
  expect([history.undo(), history.undo(), history.undo()]).toEqual(["e", "a", undefined]);

  history.redo();
  history.clear();
  expect([history.canUndo, history.canRedo]).toEqual([false, false]);
  for (const change of ["f", "g"]) history.push(change, 5);
  expect([history.undo(), history.undo()]).toEqual(["g", "f"]);
});

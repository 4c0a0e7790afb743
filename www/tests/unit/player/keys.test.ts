import { expect, test } from "vitest";
import { commandFor, EDITING, KEY_NAMES } from "../../../src/package/player/keys.js";
import { en } from "../../../src/package/words/en.js";

/** A keyboard event. */
const stroke = (
  key: string,
  held: Partial<Record<"shiftKey" | "ctrlKey" | "metaKey" | "altKey", boolean>> = {},
  code = "",
) => ({
  key,
  code,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});
const watching = { editable: false, cursor: false };
const editing = { editable: true, cursor: false };
const drawing = { editable: true, cursor: true };

test("arrow keys step through the search, but move the cell cursor while it is shown", () => {
  expect(commandFor(stroke("ArrowRight"), editing)).toBe("on");
  expect(commandFor(stroke("ArrowRight", { shiftKey: true }), editing)).toBe("on-ten");
  expect(commandFor(stroke("ArrowRight"), drawing)).toBe("right");
  expect(commandFor(stroke("ArrowRight", { shiftKey: true }), drawing)).toBe("right-ten");
  expect(commandFor(stroke("."), drawing)).toBe("on");
});

test("up and down go from mark to mark, with Shift too", () => {
  for (const shiftKey of [false, true])
    expect(["ArrowUp", "ArrowDown"].map((key) => commandFor(stroke(key, { shiftKey }), editing))).toEqual([
      "mark-back",
      "mark-on",
    ]);
});

test("drawing keys do nothing on a board that is not editable", () => {
  for (const key of ["w", "c", "r", "s", "g", "5"]) {
    expect(commandFor(stroke(key), watching)).toBeNull();
    expect(commandFor(stroke(key), editing)).not.toBeNull();
  }
  expect(commandFor(stroke("z", { ctrlKey: true }), watching)).toBeNull();
});

test("1 to 9 draw terrain and 0 shows the whole map; Enter draws only at the cell cursor", () => {
  expect(["1", "9", "0"].map((key) => commandFor(stroke(key), editing))).toEqual(["terrain-1", "terrain-9", "fit"]);
  expect([drawing, editing].map((where) => commandFor(stroke("Enter"), where))).toEqual(["press", null]);
});

test("undo and redo work with Ctrl and with Command, as Ctrl+Y too", () => {
  expect(commandFor(stroke("z", { ctrlKey: true }), editing)).toBe("undo");
  expect(commandFor(stroke("Z", { metaKey: true, shiftKey: true }), editing)).toBe("redo");
  expect(commandFor(stroke("y", { ctrlKey: true }), editing)).toBe("redo");
});

test("on keyboards without Latin letters the key's position decides", () => {
  expect(commandFor(stroke("я", { ctrlKey: true }, "KeyZ"), editing)).toBe("undo");
  expect(commandFor(stroke("Σ", { shiftKey: true }, "KeyS"), editing)).toBe("starts");
  expect(commandFor(stroke("w", {}, "KeyZ"), editing), "AZERTY").toBe("wall");
  expect(commandFor(stroke("ö", {}, "Semicolon"), editing)).toBeNull();
});

test("the browser's own shortcuts are left alone", () => {
  expect(commandFor(stroke("r", { ctrlKey: true }), editing)).toBeNull();
  expect(commandFor(stroke("ArrowLeft", { altKey: true }), editing)).toBeNull();
  expect(commandFor(stroke("Tab"), editing)).toBeNull();
  expect(commandFor(stroke("F5"), editing), "which is no 5").toBeNull();
});

test("Space plays, Home and End jump, brackets set the speed, ? helps and Escape stops", () => {
  const meant = [" ", "Home", "End", "[", "]", "?", "Escape"].map((key) => commandFor(stroke(key), watching));
  expect(meant).toEqual(["play", "first", "last", "slower", "faster", "help", "stop"]);
});

test("U changes what a step is, on a board that is not editable too", () => {
  expect(["u", "U"].map((key) => commandFor(stroke(key), watching))).toEqual(["unit", "unit"]);
});

test("brackets typed with Alt, as on a Mac, are brackets", () => {
  const meant = ["[", "]", "5"].map((key) => commandFor(stroke(key, { altKey: true }), editing));
  expect(meant).toEqual(["slower", "faster", null]);
});

test("the help, two keys to a row, has opposites side by side, with and without those of drawing", () => {
  const commands = Object.keys(KEY_NAMES);
  const drawing: string[] = [...Object.values(EDITING), "undo", "redo"];
  const opposites = ["back on", "mark-back mark-on", "first last", "slower faster", "zoom-out zoom-in", "undo redo"];
  for (const shown of [commands, commands.filter((name) => !drawing.includes(name))]) {
    const rows = shown.flatMap((name, i) => (i % 2 === 0 ? [`${name} ${shown[i + 1]}`] : []));
    expect(rows).toEqual(expect.arrayContaining(shown === commands ? opposites : opposites.slice(0, -1)));
  }
});

test("every command that has a key has a description", () => {
  for (const command of Object.keys(KEY_NAMES)) expect(Object.keys(en.commands)).toContain(command);
});

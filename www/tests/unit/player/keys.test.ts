import { expect, test } from "vitest";
import { commandFor, KEY_NAMES } from "../../../src/player/keys.js";
import { en } from "../../../src/words/en.js";

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

test("arrows step, unless the cell cursor is there", () => {
  expect(commandFor(stroke("ArrowRight"), editing)).toBe("on");
  expect(commandFor(stroke("ArrowRight", { shiftKey: true }), editing)).toBe("on-ten");
  expect(commandFor(stroke("ArrowRight"), drawing)).toBe("right");
  expect(commandFor(stroke("ArrowRight", { shiftKey: true }), drawing)).toBe("right-ten");
  expect(commandFor(stroke("."), drawing)).toBe("on");
});

test("drawing keys mean nothing where nothing can be drawn", () => {
  for (const key of ["w", "c", "r", "s", "g", "5"]) {
    expect(commandFor(stroke(key), watching)).toBeNull();
    expect(commandFor(stroke(key), editing)).not.toBeNull();
  }
  expect(commandFor(stroke("z", { ctrlKey: true }), watching)).toBeNull();
});

test("digits draw terrain, but 0 shows all of the map; Enter draws only where the cell cursor is", () => {
  expect(["1", "9", "0"].map((key) => commandFor(stroke(key), editing))).toEqual(["terrain-1", "terrain-9", "fit"]);
  expect([drawing, editing].map((where) => commandFor(stroke("Enter"), where))).toEqual(["press", null]);
});

test("undo and redo, on every keyboard", () => {
  expect(commandFor(stroke("z", { ctrlKey: true }), editing)).toBe("undo");
  expect(commandFor(stroke("Z", { metaKey: true, shiftKey: true }), editing)).toBe("redo");
  expect(commandFor(stroke("y", { ctrlKey: true }), editing)).toBe("redo");
});

test("where a keyboard writes other letters than Latin ones, the place of the key decides", () => {
  expect(commandFor(stroke("я", { ctrlKey: true }, "KeyZ"), editing)).toBe("undo");
  expect(commandFor(stroke("Σ", { shiftKey: true }, "KeyS"), editing)).toBe("start");
  expect(commandFor(stroke("w", {}, "KeyZ"), editing), "AZERTY").toBe("wall");
  expect(commandFor(stroke("ö", {}, "Semicolon"), editing)).toBeNull();
});

test("the browser's own keys are left alone", () => {
  expect(commandFor(stroke("r", { ctrlKey: true }), editing)).toBeNull();
  expect(commandFor(stroke("ArrowLeft", { altKey: true }), editing)).toBeNull();
  expect(commandFor(stroke("Tab"), editing)).toBeNull();
});

test("Space, Home, End, brackets, question mark, Escape", () => {
  const meant = [" ", "Home", "End", "[", "]", "?", "Escape"].map((key) => commandFor(stroke(key), watching));
  expect(meant).toEqual(["play", "first", "last", "slower", "faster", "help", "stop"]);
});

test("brackets that a Mac writes with Alt are brackets", () => {
  const meant = ["[", "]", "5"].map((key) => commandFor(stroke(key, { altKey: true }), editing));
  expect(meant).toEqual(["slower", "faster", null]);
});

test("every command with a key has a name", () => {
  for (const command of Object.keys(KEY_NAMES)) expect(Object.keys(en.commands)).toContain(command);
});

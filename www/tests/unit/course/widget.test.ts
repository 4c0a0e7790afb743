/** The widget of notebooks: what its module shares with a notebook, and what the text for one declares. */
import { expect, test, vi } from "vitest";
import anywidget, { type Model } from "../../../src/anywidget.js";
import { jupyter } from "../../../src/course/hosts/jupyter.js";
import { FIGURE } from "./figure.js";

/** The names of all values that the module reads of its model, and listens to. */
function shared(): { read: string[]; followed: string[] } {
  const element = () => ({
    addEventListener() {},
    setAttribute() {},
    removeAttribute() {},
    append() {},
    through: [],
  });
  vi.stubGlobal("document", { createElement: element });
  const [read, followed] = [new Set<string>(), new Set<string>()];
  const model: Model = {
    get: (name) => void read.add(name),
    set() {},
    save_changes() {},
    on: (event) => void followed.add(event.replace("change:", "")),
    off() {},
  };
  try {
    anywidget.render({ model, el: element() as never });
  } finally {
    vi.unstubAllGlobals();
  }
  return { read: [...read].sort(), followed: [...followed].sort() };
}

test("the cell of a notebook declares every value that the module shares with it, and no other", () => {
  const traits = [...jupyter.text(FIGURE, "", "").matchAll(/^ {4}(\w+) = t\..*\.tag\(sync=True\)$/gm)];
  const declared = traits.map(([, name]) => name!).sort();
  const { read, followed } = shared();
  expect(declared).toEqual(read);
  expect(declared).toEqual(followed);
});

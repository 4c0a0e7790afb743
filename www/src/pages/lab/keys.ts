/** The keys of board and lab work anywhere on the page where nothing else wants them, unless the reader switches that off. */
import { make, place } from "../shared/dom.js";
import { onRemembered, remember, remembered } from "../shared/remembered.js";
import { t } from "../shared/text.js";
import type { Lab } from "./lab.js";

/** Elements that want all keys for themselves. A list has taken its own before. */
const WANTS_KEYS = "input, select, textarea, [tabindex]:not([role=listbox])";
/** Elements that want only Enter and Space: a button that was just pressed keeps the focus, and the other keys must still work. */
const WANTS_PRESSES = "button, summary, a";
const PRESSES = ["Enter", " "];

const KEY = "stepstar-keys";
const OFF = "off";

export function keys({ board, shortcuts }: Lab): void {
  const anywhere = keysAnywhere((on) => {
    shortcuts.on = on;
  });
  board.append(shortcuts.list, anywhere.label);
  place("to-board").onclick = (event) => {
    // The address describes the board: the link must not change it.
    event.preventDefault();
    board.focus();
  };
  document.addEventListener("keydown", (event) => {
    // The board itself hears the keys that are pressed while it has the focus.
    if (!anywhere.box.checked) return;
    const [target] = event.composedPath();
    // Behind a dialog no keys work, wherever the focus is, or if it is nowhere: Escape is for the dialog.
    if (document.querySelector("dialog[open]")) return;
    if (!(target instanceof Element)) return;
    // What comes from within the board has the board as its target: the board had no use for that key.
    if (event.target !== board || target === board) {
      const taker = target.closest(WANTS_KEYS);
      if (taker && taker !== board) return;
      if (PRESSES.includes(event.key) && target.closest(WANTS_PRESSES)) return;
      board.pressKey(event);
    }
    if (!event.defaultPrevented) shortcuts.press(event);
  });
}

/** In the help: who dictates, or strikes keys by accident, would otherwise clear the map with a C. */
function keysAnywhere(apply: (on: boolean) => void) {
  const box = make("input", { type: "checkbox" });
  const show = () => {
    box.checked = remembered(KEY) !== OFF;
    apply(box.checked);
  };
  box.onchange = () => {
    remember(KEY, box.checked ? "on" : OFF);
    apply(box.checked);
  };
  onRemembered(KEY, show);
  show();
  const text = t(
    "Keys work anywhere on this page. Without the tick, only those of the board, and only while it has the focus.",
  );
  return { box, label: make("label", { className: "check", slot: "help" }, box, text) };
}

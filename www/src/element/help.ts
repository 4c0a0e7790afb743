/** The list of keys and gestures. */
import { type Command, KEY_NAMES } from "../player/keys.js";
import { make } from "../shared/dom.js";
import type { Words } from "../words/index.js";

const NEEDS_EDITING: readonly Command[] = [
  ...(["wall", "erase", "terrain", "pointer", "flood", "line", "rectangle", "pan", "start", "goal"] as const),
  ...(["clear", "reload", "undo", "redo"] as const),
];

export function helpDialog(words: Words, editable: boolean): HTMLDialogElement {
  const list = make("dl");
  for (const [command, key] of Object.entries(KEY_NAMES) as [Command, string][]) {
    if (!editable && NEEDS_EDITING.includes(command)) continue;
    const text = words.commands[command as keyof Words["commands"]];
    list.append(make("dt", "", make("kbd", "", key)), make("dd", "", text));
  }
  const close = make("button", "", words.close);
  const form = make("form", "", close);
  form.method = "dialog";
  const title = make("h2", "", words.commands.help);
  title.id = "help";
  // Otherwise the button at the end gets the focus, and on a small screen the dialog opens scrolled down to it.
  title.tabIndex = -1;
  title.autofocus = true;
  const dialog = make("dialog", "", title, ...(editable ? [make("p", "", words.helpMouse)] : []), list, form);
  dialog.setAttribute("aria-labelledby", "help");
  dialog.addEventListener("close", () => dialog.remove());
  return dialog;
}

/** The list of keys and gestures. */
import { FLOORS_ONLY, GRID_ONLY } from "../editor/toolbar.js";
import { type Command, EDITING, isStepping, KEY_NAMES } from "../player/keys.js";
import { make } from "../shared/dom.js";
import { icon, isIcon } from "../style/icons.js";
import { commandsOf, type Words } from "../words/index.js";

const NEEDS_EDITING: readonly Command[] = [...Object.values(EDITING), "starts", "goals", "undo", "redo"];

/** What decides which keys do something. */
export interface Uses {
  readonly editable: boolean;
  readonly graph: boolean;
  readonly floors: boolean;
  readonly hexagons: boolean;
  /** An exercise asks. */
  readonly asks: boolean;
}

export function helpDialog(words: Words, { editable, graph, floors, hexagons, asks }: Uses): HTMLDialogElement {
  const texts: Partial<Record<string, string>> = {
    ...commandsOf(words, graph),
    ...(asks && words.asking),
    ...(hexagons && { inspect: words.hexagonKeys }),
  };
  const list = make("dl");
  for (const [command, key] of Object.entries(KEY_NAMES) as [Command, string][]) {
    if (NEEDS_EDITING.includes(command) && !editable) continue;
    if (GRID_ONLY.includes(command) && graph) continue;
    if (FLOORS_ONLY.includes(command) && !floors) continue;
    if (asks && isStepping(command)) continue;
    const term = make("dt", "", make("kbd", "", key));
    // What a finger can't learn from tooltips.
    if (isIcon(command)) term.prepend(icon(command));
    list.append(term, make("dd", "", texts[command]!));
  }
  // A page lists its own keys here.
  const more = make("slot");
  more.name = "help";
  const close = make("button", "", words.close);
  const title = make("h2", "", words.commands.help);
  title.id = "help";
  // Otherwise the button at the end gets the focus, and on a small screen the dialog opens scrolled down to it.
  title.tabIndex = -1;
  title.autofocus = true;
  const dialog = make(
    "dialog",
    "",
    title,
    ...(editable ? [make("p", "", texts.mouse ?? words.helpMouse)] : []),
    list,
    more,
    close,
  );
  dialog.setAttribute("aria-labelledby", "help");
  // Neither for the board nor for the page; once it is closed, the focus may still be inside until the next frame.
  dialog.addEventListener("keydown", (event) => dialog.open && event.stopPropagation());
  dialog.addEventListener("close", () => dialog.remove());
  close.onclick = () => dialog.close();
  return dialog;
}

/** What is folded away until it is wanted: the tools, beside the verdict, and the menu, over the board. */
import { make, place, put } from "../shared/dom.js";
import { onPhone } from "../shared/phone.js";
import { t } from "../shared/text.js";
import type { Lab } from "./lab.js";

export function folds({ board }: Lab): void {
  const tools = fold("board", t("Tools"), t("Tools for drawing, undo, and the help"), (open) =>
    board.classList.toggle("drawing", open),
  );
  const list = place("menu");
  const menu = fold("menu", t("Menu"), t("New maps, files, links, and other ways to look at a search"), (open) =>
    list.classList.toggle("unfolded", open),
  );
  const holder = make("span", { className: "menu-holder" }, menu.toggle);
  place("tools").append(tools.toggle, holder);
  // On a phone the menu goes below the board, which is what people came for.
  onPhone((phone) => {
    // What has the focus stays in sight.
    if (!phone && list.contains(document.activeElement)) menu.open(true);
    (phone ? place("below") : holder).append(list);
  });
  const close = () => menu.open(false);
  // Before a dialog opens, which gives the focus back to whatever had it: a hidden button can't take it.
  list.addEventListener(
    "click",
    () => {
      if (holder.contains(list) && list.contains(document.activeElement)) menu.toggle.focus();
      close();
    },
    { capture: true },
  );
  document.addEventListener("pointerdown", ({ target }) => {
    if (!holder.contains(target as Node)) close();
  });
  holder.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !list.classList.contains("unfolded")) return;
    event.stopPropagation();
    close();
    menu.toggle.focus();
  });
}

function fold(controls: string, name: string, title: string, apply: (open: boolean) => void) {
  let isOpen = false;
  const toggle = make("button", { type: "button", className: "fold", title }, name);
  toggle.setAttribute("aria-controls", controls);
  const open = (wanted: boolean) => {
    isOpen = wanted;
    put(toggle, { ariaExpanded: String(isOpen) });
    apply(isOpen);
  };
  toggle.onclick = () => open(!isOpen);
  open(false);
  return { toggle, open };
}

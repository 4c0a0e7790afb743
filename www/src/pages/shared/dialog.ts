/** A native modal dialog: Escape closes it, the page behind it is inert, and the focus returns to where it was. */
import { button, make } from "./dom.js";
import { t } from "./text.js";

export function dialog(title: string, ...content: (Node | string)[]): HTMLDialogElement {
  const heading = make("h2", { id: `dialog-${title.toLowerCase().replaceAll(/\W+/g, "-")}` }, title);
  const close = button("×", () => box.close(), {
    className: "plain",
    title: t("Close (Escape)"),
    ariaLabel: t("Close"),
  });
  const box = make("dialog", {}, make("header", {}, heading, close), ...content);
  box.setAttribute("aria-labelledby", heading.id);
  // A click beside the box closes it, too.
  box.addEventListener("click", (event) => {
    if (event.target === box) box.close();
  });
  document.body.append(box);
  return box;
}

/** The board in the colours of the window that the design “floor-plan” came with. */
import { button, place, put } from "../shared/dom.js";
import { t } from "../shared/text.js";
import { examples } from "./examples.js";
import type { Lab } from "./lab.js";

export function windowColours(lab: Lab): void {
  const { board } = lab;
  const main = document.querySelector("main")!;
  const toggle = button(t("Colours of its window"), () => wear(!main.classList.contains("window-colours")), {
    className: "link window",
    title: t("White and black cells, a yellow goal, a darker start and a grey path"),
  });
  place("about").append(toggle);
  const wear = (worn: boolean) => {
    main.classList.toggle("window-colours", worn);
    put(toggle, { ariaPressed: String(worn) });
  };
  const refresh = () => {
    const offered = examples.some(({ name, window }) => window && name === lab.example);
    put(toggle, { hidden: !offered });
    if (!offered) wear(false);
  };
  board.addEventListener("edit", refresh);
  refresh();
}

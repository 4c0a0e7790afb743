/** The lab: the element, and one feature after the other around it. Any of them could be left out. */
import { version } from "stepstar";
import "stepstar/element";
import { offline } from "../offline/register.js";
import { arrived } from "../shared/dom.js";
import { languageMenu } from "../shared/language.js";
import { theme } from "../shared/theme.js";
import { compare } from "./compare.js";
import { folds } from "./folds.js";
import { inspector } from "./inspector.js";
import { keys } from "./keys.js";
import { createLab } from "./lab.js";
import { legend } from "./legend.js";
import { link } from "./link.js";
import { loadPanel } from "./load/load-panel.js";
import { mapDialog } from "./map-dialog.js";
import { moving } from "./moving/moving.js";
import { heapPanel } from "./open/heap-panel.js";
import { openPanel } from "./open/open-panel.js";
import { optionsPanel } from "./options-panel.js";
import { pagePanel } from "./page-panel.js";
import { predict } from "./predict.js";
import { pseudoCode } from "./pseudo-code.js";
import { savePanel } from "./save/save-panel.js";
import { shelf } from "./shelf.js";
import { totals } from "./totals.js";
import { windowColours } from "./window-colours.js";
import { worldPanel } from "./worlds/panel.js";

/** Without an engine the element says why, and shows the map as text: nothing around it would work. */
function hasEngine(): boolean {
  try {
    return version() !== "";
  } catch {
    return false;
  }
}

function everything(): void {
  const lab = createLab();
  shelf(lab);
  const settle = optionsPanel(lab);
  folds(lab);
  windowColours(lab);
  worldPanel(lab);
  legend(lab);
  mapDialog(lab);
  loadPanel(lab);
  savePanel(lab, pagePanel(lab));
  moving(lab);
  compare(lab, settle);
  predict(lab);
  inspector(lab);
  openPanel(lab);
  pseudoCode(lab);
  totals(lab);
  heapPanel(lab);
  keys(lab);
  arrived();
  void link(lab);
}

theme();
languageMenu();
if (hasEngine()) everything();
else arrived();
offline();

/** Load: a file or a text that is picked, dropped or pasted. If anything is wrong, a sentence says so and the board stays as it was. */

import type { TiledNames } from "stepstar";
import { cut } from "../../../package/shared/cut.js";
import { dialog } from "../../shared/dialog.js";
import { button, make } from "../../shared/dom.js";
import { graphOf } from "../../shared/dropped.js";
import { reasonOf, t } from "../../shared/text.js";
import type { Lab } from "../lab.js";
import { isScenarios, scenarioPanel } from "../scenarios/scenario-panel.js";
import { optionsOn } from "../worlds/index.js";
import { readApart } from "./map-apart.js";
import { pictureDialog } from "./picture-dialog.js";
import { posthocViewer } from "./posthoc-viewer.js";
import { isTrace } from "./read-trace.js";
import { refuseBinary } from "./refuse-binary.js";
import { NamesRow } from "./tiled-names.js";

/** A map of 4096 x 4096 with terrain is 70 MB as JSON, a trace of three million events 390 MB. */
const MOST_MEGABYTES = { map: 128, trace: 512 };
/** How many bytes it takes to tell what a file is. */
const HEAD = 1 << 18;

export function loadPanel(lab: Lab): void {
  const showPicture = pictureDialog(lab);
  const showTrace = posthocViewer();
  const showScenarios = scenarioPanel(lab);
  const fault = make("p", { className: "warning", hidden: true });
  fault.setAttribute("role", "alert");

  const naming = new NamesRow();
  const attempt = async (name: string, read: (names?: TiledNames) => void | Promise<void>, names?: TiledNames) => {
    fault.hidden = naming.element.hidden = true;
    try {
      await read(names);
      // A trace or a picture is shown in a dialog of its own.
      lab.unsay(fault.textContent);
      box.close();
      if (!document.querySelector("dialog[open]")) lab.focus();
    } catch (error) {
      const sentence = t("{name} can't be loaded. {why}", { name, why: reasonOf(error) });
      fault.textContent = sentence;
      fault.hidden = false;
      if (naming.offer(error, (chosen) => void attempt(name, read, chosen)) && !box.open) box.showModal();
      if (!box.open) lab.refuse(sentence);
    }
  };
  const takeText = async (file: Blob, name = t("The text"), names?: TiledNames) => {
    const wanted = lab.ask();
    const head = await file.slice(0, HEAD).text();
    refuseBinary(head, file.type);
    const what = isTrace(head) ? "trace" : "map";
    refuseLarge(file, MOST_MEGABYTES[what]);
    if (what === "trace") return showTrace(file);
    if (isScenarios(head)) return showScenarios(name, await file.text());
    const drawing = await readApart(file, names);
    if (!wanted()) return;
    const { options } = lab.board;
    const { heuristic: _, ...others } = options;
    // A way of counting cells may be too high between the nodes of a graph.
    const kept = drawing.graph && lab.board.grid ? others : optionsOn(drawing, options);
    lab.show(drawing, {}, kept);
    lab.board.fit();
    lab.say(t("{name} is on the board.", { name: cut(name) }), true);
  };
  const takeFile = (file: File) =>
    attempt(file.name, (names) => {
      if (!file.type.startsWith("image/")) return takeText(file, file.name, names);
      refuseLarge(file, MOST_MEGABYTES.map);
      return showPicture(file);
    });

  /** Of several files those that belong together. */
  const takeFiles = (files: readonly File[]) => {
    const [first] = files;
    const graph = graphOf(files);
    const scenarios = files.find(({ name }) => name.toLowerCase().endsWith(".scen"));
    const others = files.filter((each) => each !== scenarios);
    if (files.length === 1) void takeFile(first!);
    else if (files.length === 2 && scenarios && !others[0]!.name.endsWith(".scen"))
      void takeFile(others[0]!).then(() => takeFile(scenarios));
    else if (graph) void takeFile(graph);
    else refuse(t("{n} files", { n: files.length }), t("The board holds one map: take one file."));
  };
  const refuse = (name: string, why: string) =>
    void attempt(name, () => {
      throw new RangeError(why);
    });

  const file = make("input", { type: "file", id: "load-file", multiple: true });
  file.onchange = () => {
    const chosen = [...(file.files ?? [])];
    file.value = "";
    if (chosen.length > 0) takeFiles(chosen);
  };
  const takeLetters = (letters: string) =>
    attempt(t("The text"), (names) => takeText(new Blob([letters]), undefined, names));
  const text = make("textarea", {
    rows: 8,
    placeholder: "S..#.\n.#...\n...#G",
    spellcheck: false,
    ariaLabel: t("A map as text"),
  });
  const box = dialog(
    t("Load a map"),
    make(
      "p",
      { className: "hint" },
      t(
        "A file with digits (0 free, 1 wall), a Moving AI .map, ASCII with S, G, # and 1 to 9, floors one below the other with letters for stairs, a JSON matrix or graph, a JSON map of Tiled, a graph of DIMACS (.gr, with its .co), queries on a map (.scen), a trace to look at (CSV or Posthoc), or a picture of a floor plan. You can also drop it onto the page, or copy it and paste it there.",
      ),
    ),
    make("label", { className: "file" }, make("span", {}, t("File")), file),
    make("h3", {}, t("Or paste it here")),
    text,
    make(
      "div",
      { className: "row" },
      button(t("Load this text"), () => takeLetters(text.value), {
        className: "primary",
      }),
    ),
    fault,
    naming.element,
  );
  const opens = button(
    t("Load…"),
    () => {
      fault.hidden = naming.element.hidden = true;
      box.showModal();
    },
    { title: t("Load a map from a file, text or a picture") },
  );
  lab.menu("O", opens);

  const take = (given: DataTransfer) => {
    const { files, items } = given;
    const [first] = files;
    if (first && files.length === 1 && items[0]?.webkitGetAsEntry()?.isDirectory)
      refuse(first.name, t("It is a folder: take one of its files."));
    else if (first) takeFiles([...files]);
    else {
      const letters = given.getData("text/plain");
      if (letters) void takeLetters(letters);
    }
  };
  /** Text dragged onto a field is left to the field; the browser would open anything else in place of the page. */
  const isOfField = (event: DragEvent) => !event.dataTransfer?.types.includes("Files") && isField(event);
  document.addEventListener("dragover", (event) => {
    if (isOfField(event)) return;
    event.preventDefault();
    document.body.classList.add("dropping");
  });
  document.addEventListener("dragleave", (event) => {
    if (event.relatedTarget === null) document.body.classList.remove("dropping");
  });
  document.addEventListener("drop", (event) => {
    if (isOfField(event)) return;
    event.preventDefault();
    document.body.classList.remove("dropping");
    take(event.dataTransfer!);
  });
  document.addEventListener("paste", (event) => {
    // Another dialog has nothing to do with the board.
    const open = document.querySelector("dialog[open]");
    if (isField(event) || (open && open !== box)) return;
    event.preventDefault();
    take(event.clipboardData!);
  });
}

/** Whether something happens to a field in which people type. */
function isField({ target }: Event): boolean {
  return target instanceof Element && target.matches("textarea, input:not([type=checkbox], [type=range])");
}

function refuseLarge({ size }: Blob, most: number): void {
  if (size > most * 1024 * 1024) throw new RangeError(t("It is larger than {most} MB.", { most }));
}

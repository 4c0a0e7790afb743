/** Load: a file that is dropped or picked, or pasted text. Whatever is wrong is said in a sentence; the board stays as it was. */
import { dialog } from "../../page/dialog.js";
import { button, make, place } from "../../page/dom.js";
import type { Lab } from "../lab.js";
import { readApart } from "./apart.js";
import { pictureDialog } from "./picture-dialog.js";
import { isPosthoc, readPosthoc } from "./posthoc.js";
import { posthocViewer } from "./posthoc-viewer.js";
import { refuseBinary } from "./refuse-binary.js";

/** A map of 4096 x 4096 as text is 17 MB. */
const MOST_BYTES = 64 * 1024 * 1024;

export function loadPanel(lab: Lab): void {
  const showPicture = pictureDialog(lab);
  const showTrace = posthocViewer();
  const fault = make("p", { className: "warning", hidden: true });
  fault.setAttribute("role", "alert");

  const attempt = async (name: string, read: () => void | Promise<void>) => {
    fault.hidden = true;
    try {
      await read();
      box.close();
      if (!document.querySelector("dialog[open]")) lab.focus();
    } catch (error) {
      const sentence = `${name} can't be loaded. ${error instanceof Error ? error.message : error}`;
      fault.textContent = sentence;
      fault.hidden = false;
      if (!box.open) lab.say(sentence);
    }
  };
  /** The text that was given last: long ones take their time. */
  let wanted = "";
  const takeText = async (text: string) => {
    wanted = text;
    if (isPosthoc(text)) {
      showTrace(readPosthoc(text));
      return;
    }
    const drawing = await readApart(text);
    if (wanted !== text) return;
    lab.show(drawing);
    lab.board.fit();
  };
  const takeFile = (file: File) =>
    attempt(file.name, async () => {
      if (file.size > MOST_BYTES) throw new RangeError("It is larger than 64 MB.");
      if (file.type.startsWith("image/")) await showPicture(file);
      else {
        const text = await file.text();
        refuseBinary(text, file.type);
        await takeText(text);
      }
    });

  const file = make("input", { type: "file", id: "load-file" });
  file.onchange = () => {
    const chosen = file.files?.[0];
    file.value = "";
    if (chosen) void takeFile(chosen);
  };
  const text = make("textarea", {
    rows: 8,
    placeholder: "S..#.\n.#...\n...#G",
    spellcheck: false,
    ariaLabel: "A map as text",
  });
  const box = dialog(
    "Load a map",
    make(
      "p",
      { className: "hint" },
      "A file with digits (0 free, 1 wall), a Moving AI .map, ASCII with S, G, # and 1 to 9, a JSON matrix or graph, a Posthoc trace to look at, or a picture of a floor plan. You can also drop it onto the page.",
    ),
    make("label", { className: "file" }, make("span", {}, "File"), file),
    make("h3", {}, "Or paste it here"),
    text,
    make(
      "div",
      { className: "row" },
      button("Load this text", () => attempt("The text", () => takeText(text.value)), { className: "primary" }),
    ),
    fault,
  );
  place("menu").append(
    button(
      "Load…",
      () => {
        fault.hidden = true;
        box.showModal();
      },
      { title: "Load a map from a file, text or a picture" },
    ),
  );

  document.addEventListener("dragover", (event) => {
    event.preventDefault();
    document.body.classList.add("dropping");
  });
  document.addEventListener("dragleave", (event) => {
    if (event.relatedTarget === null) document.body.classList.remove("dropping");
  });
  document.addEventListener("drop", (event) => {
    event.preventDefault();
    document.body.classList.remove("dropping");
    const dropped = event.dataTransfer?.files[0];
    if (dropped) void takeFile(dropped);
  });
}

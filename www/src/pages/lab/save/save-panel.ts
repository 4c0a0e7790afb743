/** Save: every way to export this board, each with what it is good for. */
import { dialog } from "../../shared/dialog.js";
import { button, labelled, make } from "../../shared/dom.js";
import { reasonOf, t } from "../../shared/text.js";
import type { Lab } from "../lab.js";
import { download } from "./download.js";
import { fileName } from "./file-name.js";
import type { SavingProgress } from "./in-parts.js";
import { film, filmStrip, png, svg } from "./pictures.js";
import { json, mapIn, pathCsv, posthoc, traceCsv } from "./texts.js";

type Content = (progress: SavingProgress) => Blob | Promise<Blob>;

/** `forMyPage`: opens the dialog for other pages. */
export function savePanel(lab: Lab, forMyPage: HTMLButtonElement): void {
  const status = make("p", { className: "hint" });
  status.setAttribute("role", "status");
  const cancel = button(t("Cancel"), () => running?.abort(), { hidden: true });
  let running: AbortController | null = null;
  /** Saving something else cancels what is still being written. */
  const save = async (ending: string, content: Content, startButton: HTMLButtonElement) => {
    const name = fileName(lab);
    running?.abort();
    running = new AbortController();
    const { signal } = running;
    const told = (share: number) => {
      if (signal.aborted) return;
      status.textContent = t("Writing: {share} %.", { share: Math.floor(100 * share) });
      cancel.hidden = false;
    };
    let saved = false;
    try {
      const blob = await content({ signal, told });
      const file = name + (blob.type.startsWith("video/mp4") ? ".mp4" : ending);
      signal.throwIfAborted();
      download(blob, file);
      status.textContent = t("Saved {file}.", { file });
      saved = true;
    } catch (error) {
      if (running?.signal !== signal) return;
      if (signal.aborted) status.textContent = t("Cancelled: nothing was saved.");
      else status.textContent = reasonOf(error);
    }
    running = null;
    // A hidden button would lose the focus.
    if (document.activeElement === cancel) startButton.focus();
    cancel.hidden = true;
    // If the dialog has been closed meanwhile, the page tells.
    if (!box.open) lab.say(status.textContent, saved);
  };
  const entry = (text: string, hint: string, ending: string, content: Content, ...more: Node[]) => {
    const label = button(text, () => save(ending, content, label));
    return make("div", { className: "entry" }, label, make("span", { className: "hint" }, hint), ...more);
  };
  const number = (value: string, min: string, max: string) => make("input", { type: "number", value, min, max });
  const pictures = number("6", "1", "12");
  const seconds = number("8", "1", "60");
  const start = make("input", { type: "checkbox" });
  /** The number within its limits, which the field then shows. */
  const within = (input: HTMLInputElement) => {
    const number = Math.min(Number(input.max), Math.max(Number(input.min), Math.round(input.valueAsNumber) || 1));
    input.value = String(number);
    return number;
  };
  const ofCells = [
    entry(t("ASCII"), t("S, G, # and 1 to 9: reads well in an e-mail"), ".txt", () => mapIn("ascii", lab)),
    entry(t("Digits"), t("width, height, then 0 and 1; leaves out S and G, has no terrain"), "-digits.txt", () =>
      mapIn("digits", lab),
    ),
    entry(t("Moving AI"), t("the .map of the benchmark sets; leaves out S and G, has no terrain"), ".map", () =>
      mapIn("movingai", lab),
    ),
  ];
  const ofPath = [
    make("h3", {}, t("The path")),
    entry(
      t("Places"),
      t("one row per place"),
      "-path.csv",
      () => pathCsv(lab, start.checked),
      make("label", { className: "check" }, start, t("with the start")),
    ),
  ];
  const whose = make("p", { className: "hint" }, t("Of the two searches, A is saved."));
  const box = dialog(
    t("Save"),
    make("div", { className: "entry" }, forMyPage, make("span", { className: "hint" }, forMyPage.title)),
    make("h3", {}, t("The map")),
    ...ofCells,
    entry(
      t("JSON"),
      t("a matrix of 0 and 1; a map with terrain or way points, or a graph, is saved whole, with S and G"),
      ".json",
      (progress) => json(lab, progress),
    ),
    whose,
    make("h3", {}, t("The picture")),
    entry(t("PNG"), t("this step"), "-step.png", (progress) => png(lab, progress)),
    entry(t("SVG"), t("this step, sharp in print"), "-step.svg", (progress) => svg(lab, progress)),
    entry(
      t("Film strip"),
      t("the search in several pictures"),
      "-strip.png",
      (progress) => filmStrip(lab, within(pictures), progress),
      labelled(t("Pictures"), pictures),
    ),
    entry(
      t("Film"),
      t("the search as WebM, or as MP4 where that is what the browser makes"),
      ".webm",
      (progress) => film(lab, within(seconds), progress),
      labelled(t("Seconds"), seconds),
    ),
    ...ofPath,
    make("h3", {}, t("The trace")),
    entry(
      t("CSV"),
      t("one row per event, for spreadsheets; of a grid, also for “Load” here"),
      "-trace.csv",
      (progress) => traceCsv(lab, progress),
    ),
    entry(t("Posthoc"), t("for the Posthoc visualiser, and for “Load” here"), ".trace.yaml", (progress) =>
      posthoc(lab, progress),
    ),
    make("div", { className: "row" }, status, cancel),
  );
  const opens = button(
    t("Save…"),
    () => {
      if (!running) status.textContent = "";
      const { grid, floors, hexagons } = lab.board;
      // Of floors there is one drawing, with all of them and what links them; of hexagons, too.
      for (const [i, each] of ofCells.entries()) each.hidden = !grid && !((floors ?? hexagons) && i === 0);
      // What every place costs is no path.
      for (const part of ofPath) part.hidden = lab.board.show === "distances";
      // The design “neighbours” gives the nodes after the start.
      start.checked = lab.board.recipe !== "neighbours";
      whose.hidden = lab.board.mode !== "compare";
      // What is saved is the step that was seen.
      lab.board.pause();
      box.showModal();
    },
    { title: t("Save the map, a picture, a film or the trace") },
  );
  lab.menu("D", opens);
}

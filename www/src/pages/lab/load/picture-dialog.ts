/** A picture of a floor plan: choose cell size and threshold over a live preview, then correct it by hand on the board. */

import { word } from "../../../package/shared/colour.js";
import { dialog } from "../../shared/dialog.js";
import { button, labelled, make, put } from "../../shared/dom.js";
import { ends } from "../../shared/ends.js";
import { t } from "../../shared/text.js";
import type { Lab } from "../lab.js";
import { drawing } from "../plain-map.js";
import { yieldToPage } from "../yield-to-page.js";
import { wallsOf } from "./picture.js";
import { type Scan, scanApart } from "./scan.js";

export function pictureDialog(lab: Lab): (file: File) => Promise<void> {
  const preview = make("canvas", { ariaLabel: t("The picture with the walls that were found") });
  preview.setAttribute("role", "img");
  const slider = (min: number, max: number) => make("input", { type: "range", min: String(min), max: String(max) });
  const cell = slider(2, 64);
  const threshold = slider(1, 255);
  const share = slider(1, 90);
  const values: (() => void)[] = [];
  /** A slider with its value beside it, hidden from screen readers: the slider itself reads it out. */
  const field = (text: string, control: HTMLInputElement, unit = "") => {
    const value = make("span", { ariaHidden: "true" });
    values.push(() => put(value, { textContent: ` ${control.value}${unit}` }));
    const label = labelled(text, control);
    label.firstElementChild!.append(value);
    return label;
  };
  const inverted = make("input", { type: "checkbox" });
  const size = make("p", { className: "hint" });
  size.setAttribute("role", "status");
  let picture: Scan = null!;

  const read = () =>
    wallsOf(picture.grey, {
      cell: cell.valueAsNumber,
      threshold: threshold.valueAsNumber,
      share: share.valueAsNumber / 100,
      inverted: inverted.checked,
    });
  const refresh = () => {
    const { image, grey } = picture;
    const { width, height, walls } = read();
    const context = preview.getContext("2d")!;
    preview.width = image.width;
    preview.height = image.height;
    context.globalAlpha = 0.5;
    context.drawImage(image, 0, 0);
    context.globalAlpha = 0.7;
    context.imageSmoothingEnabled = false;
    const side = (cell.valueAsNumber * image.width) / grey.width;
    // One pixel per cell, however many cells there are.
    const cells = new ImageData(width, height);
    const colour = word(getComputedStyle(preview).color);
    const count = paintWalls(walls, new Uint32Array(cells.data.buffer), colour);
    const canvas = new OffscreenCanvas(width, height);
    canvas.getContext("2d")!.putImageData(cells, 0, 0);
    context.drawImage(canvas, 0, 0, width * side, height * side);
    for (const show of values) show();
    size.textContent = t("{width} × {height} cells, {share} % walls", {
      width,
      height,
      share: Math.round((100 * count) / walls.length),
    });
  };
  for (const control of [cell, threshold, share, inverted]) control.oninput = refresh;
  // The graphics card has lost it.
  preview.addEventListener("contextrestored", refresh);

  const box = dialog(
    t("A picture as a map"),
    preview,
    size,
    make(
      "div",
      { className: "options" },
      field(t("Cell, in pixels:"), cell),
      field(t("Dark is below"), threshold),
      field(t("Wall if so much is dark:"), share, " %"),
      make("label", { className: "check" }, inverted, t("Walls are light")),
    ),
    make("p", { className: "hint" }, t("Doors and furniture can be corrected on the board afterwards.")),
    make(
      "div",
      { className: "row" },
      button(
        t("Use this map"),
        async () => {
          const { width, height, walls } = read();
          const wanted = lab.ask();
          await yieldToPage();
          const places = ends(width, height, walls);
          await yieldToPage();
          const drawn = await drawing({ width, height, walls, ...places });
          if (!wanted()) return;
          lab.show(drawn);
          lab.board.fit();
          box.close();
          lab.focus();
        },
        { className: "primary" },
      ),
    ),
  );

  return async (file) => {
    const wanted = lab.ask();
    const found = await scanApart(file);
    if (!wanted()) return;
    if (!found) throw new RangeError(t("The browser can't read it as a picture."));
    picture = found;
    threshold.valueAsNumber = found.threshold;
    share.valueAsNumber = found.share;
    inverted.checked = false;
    cell.valueAsNumber = found.cell;
    refresh();
    box.showModal();
  };
}

/** Returns the number of walls. */
function paintWalls(walls: Uint8Array, pixels: Uint32Array, colour: number): number {
  let count = 0;
  for (let i = 0; i < walls.length; i++) {
    if (!walls[i]) continue;
    pixels[i] = colour;
    count++;
  }
  return count;
}

/** A picture of a floor plan: choose cell size and threshold over a live preview, then correct it by hand on the board. */
import { dialog } from "../../page/dialog.js";
import { button, labelled, make } from "../../page/dom.js";
import { ends } from "../generate/ends.js";
import type { Lab } from "../lab.js";
import { drawing } from "../scene.js";
import { bestThreshold, type Grey, greyOf, wallsOf } from "./picture.js";

/** Larger pictures are scaled down: nobody photographs finer cells. */
const LARGEST = 1600;

export function pictureDialog(lab: Lab): (file: File) => Promise<void> {
  const preview = make("canvas", { ariaLabel: "The picture with the walls that were found" });
  preview.setAttribute("role", "img");
  const slider = (min: number, max: number, step = 1) =>
    make("input", { type: "range", min: String(min), max: String(max), step: String(step) });
  const cell = slider(2, 64);
  const threshold = slider(1, 255);
  const share = slider(1, 90);
  const inverted = make("input", { type: "checkbox" });
  const size = make("p", { className: "hint" });
  size.setAttribute("role", "status");
  let picture: Grey & { image: ImageBitmap } = null!;

  const read = () =>
    wallsOf(picture, {
      cell: cell.valueAsNumber,
      threshold: threshold.valueAsNumber,
      share: share.valueAsNumber / 100,
      inverted: inverted.checked,
    });
  const refresh = () => {
    const { width, height, walls } = read();
    size.textContent = `${width} x ${height} cells, ${Math.round((100 * walls.filter(Boolean).length) / walls.length)} % walls`;
    const side = cell.valueAsNumber;
    const context = preview.getContext("2d")!;
    preview.width = picture.width;
    preview.height = picture.height;
    context.globalAlpha = 0.5;
    context.drawImage(picture.image, 0, 0, picture.width, picture.height);
    context.globalAlpha = 0.7;
    context.fillStyle = getComputedStyle(preview).color;
    walls.forEach((wall, i) => {
      if (wall) context.fillRect((i % width) * side, Math.floor(i / width) * side, side - 0.5, side - 0.5);
    });
  };
  for (const control of [cell, threshold, share, inverted]) control.oninput = refresh;

  const box = dialog(
    "A picture as a map",
    preview,
    size,
    make(
      "div",
      { className: "options" },
      labelled("Cell, in pixels", cell),
      labelled("Dark is below", threshold),
      labelled("Wall from this share on", share),
      make("label", { className: "check" }, inverted, "Walls are light"),
    ),
    make("p", { className: "hint" }, "Doors and furniture are easily corrected on the board afterwards."),
    make(
      "div",
      { className: "row" },
      button(
        "Use this map",
        async () => {
          const { width, height, walls } = read();
          lab.show(await drawing({ width, height, walls, ...ends(width, height, walls) }));
          lab.board.fit();
          box.close();
          lab.focus();
        },
        { className: "primary" },
      ),
    ),
  );

  return async (file) => {
    picture = await pixels(file);
    threshold.valueAsNumber = bestThreshold(picture);
    share.valueAsNumber = 20;
    cell.valueAsNumber = Math.max(2, Math.round(Math.max(picture.width, picture.height) / 60));
    refresh();
    box.showModal();
  };
}

async function pixels(file: File): Promise<Grey & { image: ImageBitmap }> {
  let image: ImageBitmap;
  try {
    image = await createImageBitmap(file);
  } catch {
    throw new RangeError("The browser can't read it as a picture.");
  }
  const scale = Math.min(1, LARGEST / Math.max(image.width, image.height));
  const width = Math.max(1, Math.round(image.width * scale));
  const height = Math.max(1, Math.round(image.height * scale));
  const context = new OffscreenCanvas(width, height).getContext("2d")!;
  context.drawImage(image, 0, 0, width, height);
  return { image, ...greyOf({ width, height, data: context.getImageData(0, 0, width, height).data }) };
}

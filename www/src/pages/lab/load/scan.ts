/** A picture from a file, both to show it and to find walls in it. */
import { apart } from "../../shared/apart.js";
import { bestShare, bestThreshold, type Grey, greyOf } from "./picture.js";

/** The longer side in pixels. Larger pictures are scaled down: nobody photographs finer cells. */
const LARGEST = 1600;
/** The longer side as shown on most screens. */
const SHOWN = 960;
/** How many cells the longer side is divided into at first. */
const CELLS = 60;

export interface Scan {
  readonly grey: Grey;
  /** The same for display, possibly smaller. */
  readonly image: ImageBitmap;
  /** The lightness that best divides it into dark and light. */
  readonly threshold: number;
  /** The side of a cell in pixels, and the percentage of it that makes it a wall, to begin with. */
  readonly cell: number;
  readonly share: number;
}

/** In a worker, so that the page stays responsive. Undefined if the browser can't read the file as a picture. */
export async function scanApart(file: Blob): Promise<Scan | undefined> {
  const picture = file.type.startsWith("image/svg") ? await drawnHere(file) : file;
  try {
    return await apart("scan", picture);
  } catch {
    // A frame may forbid workers: read the picture here.
    return scan(picture);
  }
}

/** Only a page can read SVG. That has no pixels of its own, so it is drawn at the size at which it is shown. */
async function drawnHere(file: Blob): Promise<ImageBitmap | Blob> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return scaled(image, SHOWN, Infinity).canvas.transferToImageBitmap();
  } catch {
    return file;
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

export async function scan(picture: Blob | ImageBitmap): Promise<Scan | undefined> {
  const image = await createImageBitmap(picture).catch(() => undefined);
  if (!image) return undefined;
  const whole = scaled(image, LARGEST);
  image.close();
  const { width, height } = whole.canvas;
  const grey = greyOf({ width, height, data: whole.getImageData(0, 0, width, height).data });
  const shown = scaled(whole.canvas, SHOWN).canvas.transferToImageBitmap();
  const threshold = bestThreshold(grey);
  const cell = Math.max(2, Math.round(Math.max(width, height) / CELLS));
  return { grey, image: shown, threshold, cell, share: bestShare(grey, cell, threshold) };
}

function scaled(
  image: ImageBitmap | OffscreenCanvas | HTMLImageElement,
  largest: number,
  most = 1,
): OffscreenCanvasRenderingContext2D {
  const scale = Math.min(most, largest / Math.max(image.width, image.height));
  const [width, height] = [image.width, image.height].map((side) => Math.max(1, Math.round(side * scale))) as [
    number,
    number,
  ];
  const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true })!;
  context.drawImage(image, 0, 0, width, height);
  return context;
}

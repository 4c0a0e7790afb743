/** A picture from a file, as it is shown and as walls are found in it. */
import { ask } from "../ask.js";
import { bestThreshold, type Grey, greyOf } from "./picture.js";

/** Larger pictures are scaled down: nobody photographs finer cells. */
const LARGEST = 1600;
/** As large as it is shown, on most screens. */
const SHOWN = 960;

export interface Scan {
  readonly grey: Grey;
  /** The same to look at, maybe smaller. */
  readonly image: ImageBitmap;
  /** The darkness that best parts it in two. */
  readonly threshold: number;
}

/** Beside the page, which stays alive meanwhile. Undefined where the browser can't read it as a picture. */
export async function scanApart(file: Blob): Promise<Scan | undefined> {
  const picture = file.type.startsWith("image/svg") ? await drawnHere(file) : file;
  try {
    return await ask(new Worker(new URL("./scan-worker.ts", import.meta.url), { type: "module" }), picture);
  } catch {
    // A frame may forbid workers: the picture comes all the same.
    return scan(picture);
  }
}

/** Only a page can read what is drawn in lines. It has no pixels of its own: it gets as many as are shown. */
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
  return { grey, image: shown, threshold: bestThreshold(grey) };
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

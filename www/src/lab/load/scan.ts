/** A picture from a file, as it is shown and as walls are found in it. */
import { ask } from "../ask.js";
import { bestThreshold, type Grey, greyOf } from "./picture.js";

/** Larger pictures are scaled down: nobody photographs finer cells. */
const LARGEST = 1600;

export interface Scan {
  readonly grey: Grey;
  readonly image: ImageBitmap;
  /** The darkness that best parts it in two. */
  readonly threshold: number;
}

/** Beside the page, which stays alive meanwhile. Undefined where the browser can't read it as a picture. */
export async function scanApart(file: Blob): Promise<Scan | undefined> {
  try {
    return await ask(new Worker(new URL("./scan-worker.ts", import.meta.url), { type: "module" }), file);
  } catch {
    // A frame may forbid workers: the picture comes all the same.
    return scan(file);
  }
}

export async function scan(file: Blob): Promise<Scan | undefined> {
  const image = await createImageBitmap(file).catch(() => undefined);
  if (!image) return undefined;
  const scale = Math.min(1, LARGEST / Math.max(image.width, image.height));
  const width = Math.max(1, Math.round(image.width * scale));
  const height = Math.max(1, Math.round(image.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d", { willReadFrequently: true })!;
  context.drawImage(image, 0, 0, width, height);
  image.close();
  const grey = greyOf({ width, height, data: context.getImageData(0, 0, width, height).data });
  return { grey, image: canvas.transferToImageBitmap(), threshold: bestThreshold(grey) };
}

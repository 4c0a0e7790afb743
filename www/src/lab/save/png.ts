/** A canvas as PNG. */
import { ask } from "../ask.js";

/** Browsers write millions of pixels where they are asked to: that is beside the page. */
export async function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  try {
    const image = await createImageBitmap(canvas);
    return await ask(new Worker(new URL("./png-worker.ts", import.meta.url), { type: "module" }), image, [image]);
  } catch {
    // A frame may forbid workers: the picture comes all the same.
    return here(canvas);
  }
}

function here(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) =>
      blob ? resolve(blob) : reject(new RangeError("The browser could not make a picture this large.")),
    );
  });
}

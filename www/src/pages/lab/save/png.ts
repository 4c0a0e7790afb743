/** A canvas as PNG. */
import { apart } from "../../shared/apart.js";

/** In a worker: browsers encode millions of pixels on the thread that asks. */
export async function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  try {
    const image = await createImageBitmap(canvas);
    return await apart("encode", image, [image]);
  } catch {
    // A frame may forbid workers: encode the picture here.
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

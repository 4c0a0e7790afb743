/** Encodes one picture as PNG. */
import "../rejection.js";

addEventListener("message", async ({ data }: MessageEvent<ImageBitmap>) => {
  const canvas = new OffscreenCanvas(data.width, data.height);
  canvas.getContext("bitmaprenderer")!.transferFromImageBitmap(data);
  postMessage(await canvas.convertToBlob());
});

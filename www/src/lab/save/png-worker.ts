/** Writes one picture as PNG beside the page. */
addEventListener("message", async ({ data }: MessageEvent<ImageBitmap>) => {
  const canvas = new OffscreenCanvas(data.width, data.height);
  canvas.getContext("bitmaprenderer")!.transferFromImageBitmap(data);
  postMessage(await canvas.convertToBlob());
});

/** Reads one picture. */
import "../rejection.js";
import { scan } from "./scan.js";

addEventListener("message", async ({ data }: MessageEvent<Blob | ImageBitmap>) => {
  const found = await scan(data);
  postMessage(found, { transfer: found ? [found.image, found.grey.lightness.buffer] : [] });
});

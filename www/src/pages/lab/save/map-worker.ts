/** Writes one map as text. */
// Sets up the engine: a worker has its own.
import "stepstar";
import { type Asked, mapText } from "./map-text.js";
import type { Written } from "./texts.js";

addEventListener("message", ({ data }: MessageEvent<Asked>) => postMessage(written(data)));

function written(asked: Asked): Written {
  try {
    return { text: new Blob([mapText(asked)]) };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

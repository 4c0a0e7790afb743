/** Hands a file to the reader. */
import { make } from "../../shared/dom.js";

export function download(content: Blob, file: string): void {
  const address = URL.createObjectURL(content);
  make("a", { href: address, download: file }).click();
  // Most browsers fetch it at once; Safari first asks whether the page may save files.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

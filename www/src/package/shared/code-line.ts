/** A line of pseudo-code, whose indent stays. Its words may be translated by a browser. */
import { make } from "./dom.js";

export function codeLine(line: string): (Node | string)[] {
  const words = line.trimStart();
  return [line.slice(0, line.length - words.length), make("span", { translate: true }, words)];
}

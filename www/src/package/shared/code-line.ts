/** A line of pseudo-code: its words are said in the language of the page, its indent stays. */
import { make } from "./dom.js";

export function codeLine(line: string): (Node | string)[] {
  const words = line.trimStart();
  return [line.slice(0, line.length - words.length), make("span", { translate: true }, words)];
}

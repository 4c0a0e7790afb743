/** Which texts are maps of other programs: what reads them comes with what knows floors. */
import { isFloorsText, isHexagonsText } from "./floors-text.js";

/** A map of Tiled: the JSON that is read, or the XML of which the engine says so. */
const TILED = /^\s*(?:<\?xml[^>]*>\s*)?<map\b|^\s*\{[\s\S]*"layers"\s*:\s*\[/;
const DIMACS = /^[ \t]*p[ \t]+(?:sp|aux)[ \t]/m;

/** Between two files of one map: the second has lines of its own. */
export const BETWEEN_FILES = "\f";

export const isDimacs = (text: string): boolean => DIMACS.test(text);

/** Neither a drawing nor JSON as the lab writes it. */
export const isOfProgram = (text: string): boolean => isDimacs(text) || TILED.test(text);

/** Whether what reads it is fetched first. */
export const isReadLater = (text: string): boolean => isHexagonsText(text) || isFloorsText(text) || isOfProgram(text);

/** The zip that Moodle, Ilias and other systems take: one page, its scripts, and the manifest that lists them. */
import { strToU8, zipSync } from "fflate";
import type { CourseFigure } from "../figure.js";
import { page } from "../page.js";
import { manifest } from "./manifest.js";

/** The texts of the scripts that bring the element, by name, the one that a page lists last; and that of scorm.js. */
export interface Scripts {
  readonly element: Readonly<Record<string, string>>;
  readonly scorm: string;
}

/** The same figure gives the same bytes, so files carry no time of their own: this is the first that a zip can have. */
const FIRST_TIME = new Date(1980, 0, 1);

export function scormZip(figure: CourseFigure, { element, scorm }: Scripts): Uint8Array<ArrayBuffer> {
  const scripts = { ...element, "scorm.js": scorm };
  const tags = ["embed.js", "scorm.js"].map((name) => `<script src="${name}" defer></script>`);
  const files = { "index.html": page(figure, tags.join("\n")), ...scripts };
  const whole = { "imsmanifest.xml": manifest(figure.title, figure.identifier, Object.keys(files)), ...files };
  const bytes = Object.entries(whole).map(([name, text]) => [name, strToU8(text)]);
  return zipSync(Object.fromEntries(bytes), { level: 6, mtime: FIRST_TIME }) as Uint8Array<ArrayBuffer>;
}

/** Part of the build: the table of attributes on the page "Embed", from their rows and the comments of these. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES } from "../../../../scripts/names.mjs";
import { attributes } from "./attributes.js";

/** Where the page wants its rows. */
export const PLACE = "<!-- attributes -->";

export const attributesOfGuide = () => ({
  name: "stepstar-attributes",
  transformIndexHtml: (html: string) => html.replace(PLACE, () => attributeTable()),
});

export function attributeTable(): string {
  const source = readFileSync(join(import.meta.dirname, "attributes.ts"), "utf8");
  const about = new Map(
    [...source.matchAll(/^ {2}\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n {2}"?([\w-]+)"?: /gm)].map(([, comment, name]) => [
      name!,
      paragraph(comment!),
    ]),
  );
  const rows = Object.entries(attributes).filter(([, { group }]) => group !== "search");
  return rows
    .map(([name, { kind, values = [] }]) => {
      const words = (kind === "word" ? values : []).map((value) => `<code>${value}</code>`).join(", ");
      const languages = name === "lang" ? `<code>${["en", ...LANGUAGES].join(", ")}</code>` : "";
      return `<tr><td><code>${name}</code></td><td>${words}${languages}</td><td data-t>${about.get(name)}</td></tr>`;
    })
    .join("\n");
}

/** The first of a comment, with its code marked; what follows is for programs. "mode=…:" says of which mode it is. */
const paragraph = (comment: string): string =>
  comment
    .replaceAll(/^\s*\* ?/gm, "")
    .trim()
    .split(/\n\s*\n/)[0]!
    .replaceAll(/\s+/g, " ")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(/`([^`]*)`/g, "<code>$1</code>");

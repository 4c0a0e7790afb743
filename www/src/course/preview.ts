/** The page that shows what a copied text gives: the same tag, frame or widget, in a frame of its own. */
import type { CourseFigure } from "./figure.js";
import type { CourseHost } from "./hosts/index.js";
import { valuesOf } from "./hosts/values.js";
import { escaped, frame, tag } from "./markup.js";
import { inScript } from "./page.js";

/** HTML for `srcdoc`. It lies in a page of ours, whose policy may forbid whatever stands inline: files do it all. */
export function preview(host: CourseHost, figure: CourseFigure, site: string): string {
  const files = escaped(site);
  const around = (content: string) =>
    `<!doctype html><html lang="${figure.lang}"><meta charset="utf-8"><title>${escaped(figure.title)}</title>
<link rel="stylesheet" href="${files}preview.css">
${content.replaceAll(/\s+style="[^"]*"/g, "")}`;
  switch (host.looks) {
    case "frame":
      return around(frame(figure, site));
    case "tag":
    case "page":
      return around(`<script src="${files}embed.js"></script>\n${tag(figure)}`);
    case "widget":
      return around(
        `<div id="here"></div>\n<script type="application/json">${inScript(JSON.stringify(valuesOf(figure)))}</script>
<script type="module" src="${files}preview.js"></script>`,
      );
  }
}

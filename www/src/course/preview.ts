/** The page that shows what a copied text gives: the same tag, frame or widget, in a frame of its own. */
import type { Figure } from "./figure.js";
import type { Host } from "./hosts/index.js";
import { valuesOf } from "./hosts/values.js";
import { escaped, frame, tag } from "./markup.js";
import { inScript } from "./page.js";

/** HTML for `srcdoc`. */
export function preview(host: Host, figure: Figure, site: string, embed: string): string {
  switch (host.looks) {
    case "page":
      return host.text(figure, site, embed);
    case "frame":
      return around(figure, frame(figure, site));
    case "tag":
      return around(figure, `<script src="${escaped(site)}embed.js"></script>\n${tag(figure)}`);
    case "widget":
      return around(figure, `<div id="here"></div>\n<script type="module">${inScript(widget(figure, site))}</script>`);
  }
}

const around = ({ lang, title }: Figure, content: string) =>
  `<!doctype html><html lang="${lang}"><meta charset="utf-8"><title>${escaped(title)}</title>
<style>html { color-scheme: light dark } body { margin: 0.5rem }</style>
${content}`;

/** A notebook that holds the values, and is told of none. */
const widget = (figure: Figure, site: string) => `
import { default as stepstar } from ${JSON.stringify(`${site}anywidget.js`)};
const values = new Map(Object.entries(${JSON.stringify(valuesOf(figure))}));
const model = {
  get: (name) => values.get(name),
  set: (name, value) => values.set(name, value),
  save_changes() {}, on() {}, off() {},
};
stepstar.render({ model, el: document.querySelector("#here") });
`;

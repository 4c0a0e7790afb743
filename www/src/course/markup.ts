/** Figures as HTML: text that is safe in a tag, and the tag itself. */
import type { CourseFigure } from "./figure.js";

export const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** `name="value"`, or the name alone of one that is on. */
export const attribute = ([name, value]: readonly [name: string, value: string]): string =>
  value === "" ? name : `${name}="${escaped(value)}"`;

/** The attributes, each after a space. */
export const attributes = ({ attributes }: Pick<CourseFigure, "attributes">): string =>
  attributes.map((pair) => ` ${attribute(pair)}`).join("");

/** The tag with its map inside, which stays readable where no script runs, and is not mirrored on a page that runs right to left. */
export const tag = (figure: Pick<CourseFigure, "map" | "attributes" | "room">): string =>
  `<step-star${attributes(figure)} style="${escaped(figure.room)}">\n<pre dir="ltr">\n${escaped(figure.map)}\n</pre>\n</step-star>`;

/** A frame with embed.html, which lies beside the lab. */
export const frame = ({ hash, title, frameHeight }: CourseFigure, site: string): string =>
  `<iframe src="${escaped(site)}embed.html${escaped(hash)}" title="${escaped(title)}"\n  style="width: 100%; height: ${frameHeight}px; border: 0"></iframe>`;

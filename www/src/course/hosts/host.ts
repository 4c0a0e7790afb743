/** What each file of this folder says of one kind of host: what is pasted there, and what goes with it. */
import type { CourseFigure } from "../figure.js";
import type { HOSTS } from "../words.js";

export interface CourseHost {
  /** Its name and its hint stand in the words of the course kit. */
  readonly id: keyof typeof HOSTS;
  /** A file of the site that must lie beside the page, with the file of another language that goes with it. */
  readonly needs?: "embed.js" | "anywidget.js";
  /** The text to paste. `site`: the address of the folder with embed.html, with a slash at its end; `embed`: the text of {@link scriptsFor}. */
  text(figure: CourseFigure, site: string, embed: string): string;
  /** How it looks there: the tag in a page, embed.html in a frame, the widget, or the text as a whole page. */
  readonly looks: "tag" | "frame" | "widget" | "page";
}

/** The scripts that bring the element in a language: a page lists the last one, which finds the others beside it. */
export const scriptsFor = (lang: string): readonly string[] =>
  (lang === "en" ? [] : [`embed.${lang}.js`]).concat("embed.js");

/** The files that must lie beside the page. */
export const filesFor = ({ needs }: CourseHost, lang: string): readonly string[] =>
  needs === "embed.js" ? scriptsFor(lang) : needs ? [needs] : [];

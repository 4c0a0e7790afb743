/**
 * Part of the build: the navigation of every page, by what one comes for, and below it the pages that lie near. It is written into the
 * markup, so that it is there before any script; `data-t` marks what is then said in the reader's language.
 */
import type { Plugin } from "vite";

type Page = readonly [file: string, label: string];

/** The first page of each is where its link leads. */
const SECTIONS: readonly (readonly [label: string, ...pages: Page[]])[] = [
  ["Lab", ["index", "Lab"]],
  ["Learn", ["lessons", "Lessons"], ["zoo", "Zoo of mistakes"]],
  ["Practise", ["exercise", "Exercises"], ["check", "Check your A*"]],
  ["Teach", ["teach", "For a course"], ["embed-guide", "Embed"]],
  ["Build", ["reference", "Reference"], ["bench", "Speed"], ["lists", "Lists"], ["migration", "Change over"]],
];

/** Where a page wants it: in its head. */
const PLACE = "<!-- navigation -->";

/** `file`: the name of the page, as "zoo.html". */
export function navigated(html: string, file: string): string {
  return html.replace(PLACE, () => markup(file.replace(/\.html$/, "")));
}

function markup(here: string): string {
  const own = SECTIONS.find(([, ...pages]) => pages.some(([file]) => file === here));
  const sections = SECTIONS.map((section) => {
    const [label, [file]] = section as [string, Page];
    return link(file, label, section !== own ? "" : own.length > 2 ? "true" : "page");
  });
  const [label = "", ...pages] = own ?? [];
  const near = pages.map(([file, label]) => link(file, label, file === here ? "page" : ""));
  return [nav("", "Pages", sections), ...(near.length > 1 ? [nav(' class="near"', label, near)] : [])].join("\n      ");
}

const nav = (more: string, label: string, links: readonly string[]) =>
  `<nav${more} aria-label="${label}" data-t="aria-label">${links.join("\n")}</nav>`;

const link = (file: string, label: string, current: string) =>
  `<a href="./${file}.html"${current && ` aria-current="${current}"`} data-t>${label}</a>`;

export const navigation = (): Plugin => ({
  name: "stepstar-navigation",
  transformIndexHtml: {
    order: "pre",
    handler: (html, { path }) => navigated(html, path.replace(/.*\//, "") || "index.html"),
  },
});

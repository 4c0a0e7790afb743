/** What search engines and screen readers take from the pages' markup. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { FIRST } from "../../src/pages/lab/shelf.js";
import { navigated } from "../../src/pages/shared/navigation.js";

const folder = join(import.meta.dirname, "../..");
const pages = new Map(
  readdirSync(folder)
    .filter((name) => name.endsWith(".html"))
    .map((name) => [name, navigated(readFileSync(join(folder, name), "utf8"), name)]),
);

test("each page has one heading of the first level, which is its own title", () => {
  const headings = [...pages].map(([name, text]) => {
    const found = [...text.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, heading]) => heading!);
    expect(found, name).toHaveLength(1);
    const title = /<title>(.*?)<\/title>/.exec(text)![1]!;
    expect(title.toLowerCase(), name).toContain(found[0]!.toLowerCase());
    return found[0];
  });
  expect(new Set(headings).size).toBe(pages.size);
});

test("every page can be reached from the lab in two clicks, and leads back to it", () => {
  const links = (name: string) => [...pages.get(name)!.matchAll(/href="\.\/([\w-]+\.html)/g)].map(([, link]) => link!);
  const away = new Set(links("index.html").flatMap((name) => [name, ...links(name)]));
  for (const name of pages.keys()) {
    if (name === "index.html") continue;
    // A frame has no links; the page on embedding leads to it.
    if (name === "embed.html") expect(links("embed-guide.html")).toContain(name);
    else {
      expect([...away], "from the lab").toContain(name);
      expect(links(name), name).toContain("index.html");
    }
  }
});

test("every page but the frame marks itself in the navigation, and its section where it is one of several", () => {
  for (const [name, text] of pages) {
    const [sections = "", near = ""] = [...text.matchAll(/<nav [^>]*>(.*?)<\/nav>/gs)].map(([, links]) => links!);
    const links = (nav: string) => [...nav.matchAll(/href="\.\/([\w-]+\.html)"(?: aria-current="(\w+)")?/g)];
    if (name === "embed.html") {
      expect(sections).toBe("");
      continue;
    }
    expect(links(sections).map(([, file]) => file)).toEqual([
      "index.html",
      "lessons.html",
      "exercise.html",
      "teach.html",
      "reference.html",
    ]);
    const marked = [...links(sections), ...links(near)].filter(([, , current]) => current);
    const own = marked.filter(([, , current]) => current === "page").map(([, file]) => file);
    expect(own, name).toEqual([name]);
    expect(marked.length, name).toBe(name === "index.html" ? 1 : 2);
  }
});

test("on every page with a navigation the first link leads past it", () => {
  for (const [name, text] of pages) {
    if (!text.includes("<nav")) continue;
    const [, target] = /<body>\s*<a class="skip"[^>]* href="#(\w+)"/.exec(text) ?? [];
    expect(target, name).toBeDefined();
    expect(text.indexOf(` id="${target}"`), name).toBeGreaterThan(text.indexOf("</nav>"));
  }
});

test("no style waits for :has() to find that something empty has been filled, which WebKit does not look for again", () => {
  const sheets = readdirSync(join(folder, "src"), { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.css$|sheet\.ts$/.test(name),
  );
  expect(sheets.length).toBeGreaterThan(10);
  for (const name of sheets) {
    const text = readFileSync(join(folder, "src", name), "utf8");
    expect(text.match(/:has\([^{]*:empty[^{]*\{/g), name).toBeNull();
  }
});

test("the lab's markup holds the story of the first example, so that its room is kept until a script shows it", () => {
  const [, story] = /<p id="story"[^>]*>(.*?)<\/p>/.exec(pages.get("index.html")!)!;
  expect(story).toBe(FIRST.story);
});

/** Declarations as HTML. */
import type { Declaration } from "./declarations.js";

/** What one entry of the package exports. */
export interface ReferenceEntry {
  /** Above its names; empty if it needs none. */
  readonly title: string;
  readonly declarations: readonly Declaration[];
}

/** The entries one after the other. A name that two of them have is in the first of these. */
export function render(entries: readonly ReferenceEntry[]): string {
  const names = new Set(entries.flatMap(({ declarations }) => declarations.map(({ name }) => name)));
  const done = new Set<string>();
  return entries.map((entry) => chapter(entry, names, done)).join("\n");
}

function chapter({ title, declarations }: ReferenceEntry, names: ReadonlySet<string>, done: Set<string>): string {
  const fresh = declarations.filter(({ name }) => !done.has(name));
  for (const { name } of fresh) done.add(name);
  const values = fresh.filter(({ code }) => !/^(interface|type) /.test(code));
  const types = fresh.filter(({ code }) => /^(interface|type) /.test(code));
  const of = title && ` of ${title}`;
  return [
    title && `<h2 id="${title.toLowerCase().replaceAll(/\W+/g, "-")}">${title}</h2>`,
    contents("Functions and classes", of, values),
    contents("Types", of, types),
    ...[...values, ...types].map((declaration) => section(declaration, names)),
  ].join("\n");
}

/** Without a title of its own, the page's first, its heading is of the second rank. */
function contents(title: string, of: string, declarations: readonly Declaration[]): string {
  if (declarations.length === 0) return "";
  const rank = of ? "h3" : "h2";
  const sorted = declarations.toSorted((one, other) => one.name.localeCompare(other.name, "en"));
  const links = sorted.map(({ name }) => `<li><a href="#${name}"><code>${name}</code></a></li>`);
  return `<nav class="names" aria-label="${title}${of}"><${rank}>${title}</${rank}><ul>${links.join("")}</ul></nav>`;
}

function section({ name, code, text, members }: Declaration, names: ReadonlySet<string>): string {
  const parts = members.map(
    (member) => `<div class="member">${signature(member.code)}${prose(member.text, names, "h4")}</div>`,
  );
  return `<section><h3 id="${name}">${name}</h3>${signature(code)}${prose(text, names, "h4")}${parts.join("")}</section>`;
}

/** Its lines are wrapped, and hang: the end of a scrolled one, which is the type of the result, would be out of sight. */
const signature = (code: string): string => {
  const lines = code.split("\n").map((line) => `<span>${escaped(line)}</span>`);
  return `<pre><code>${lines.join("")}</code></pre>`;
};

/** Long lines scroll, so they must be focusable for the keyboard. */
const listing = (code: string): string => `<pre tabindex="0"><code>${escaped(code)}</code></pre>`;

/** The text of a comment: paragraphs, parameters and return value, and the example. */
function prose(text: string, names: ReadonlySet<string>, heading: string): string {
  const [words = "", example] = text.split(/^@example\n/m);
  const [story = "", ...tags] = words.split(/^@(?=param |returns )/m);
  const paragraphs = story.split(/\n\n+/).filter((paragraph) => paragraph.trim() !== "");
  const rows = tags.map((tag) => {
    const [, name, meaning] = /^(?:param (\w+)|returns)\s+([\s\S]*)$/.exec(tag.trim())!;
    return `<dt>${name ? `<code>${name}</code>` : "Returns"}</dt><dd>${inline(meaning!, names)}</dd>`;
  });
  const code = example?.match(/```ts\n([\s\S]*?)\n```/)?.[1];
  return [
    ...paragraphs.map((paragraph) => `<p>${inline(paragraph, names)}</p>`),
    rows.length > 0 ? `<dl>${rows.join("")}</dl>` : "",
    code ? `<${heading}>Example</${heading}>${listing(code)}` : "",
  ].join("");
}

/** Marks up code in backquotes, and links to other names. */
function inline(text: string, names: ReadonlySet<string>): string {
  return escaped(typeset(text.trim()))
    .replaceAll(/`([^`]+)`/g, "<code>$1</code>")
    .replaceAll(/\{@link ([\w.]+)\}/g, (_, name: string) => {
      const target = name.split(".")[0]!;
      return names.has(target) ? `<a href="#${target}"><code>${name}</code></a>` : `<code>${name}</code>`;
    });
}

/** Comments are typed in ASCII; outside code, the page has the apostrophes and multiplication signs of print. */
function typeset(text: string): string {
  const parts = text.split(/(`[^`]+`)/);
  return parts
    .map((part, i) =>
      i % 2 === 1 ? part : part.replaceAll(/(?<=\w)'(?=\w)/g, "’").replaceAll(/(?<=\d) x (?=\d)/g, "\u00a0×\u00a0"),
    )
    .join("");
}

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** What is pasted into each kind of page says the same of the board. */
import { runInThisContext } from "node:vm";
import { expect, test } from "vitest";
import { type CourseHost, hosts } from "../../../src/course/hosts/index.js";
import { valuesOf } from "../../../src/course/hosts/values.js";
import { escaped, tag } from "../../../src/course/markup.js";
import { inScript, page, singleFile } from "../../../src/course/page.js";
import { HOSTS } from "../../../src/course/words.js";
import { FIGURE } from "./figure.js";

const SITE = "https://course.example/stepstar/";
const host = (id: CourseHost["id"]) => hosts.find((host) => host.id === id)!;
const text = (id: CourseHost["id"], figure = FIGURE) => host(id).text(figure, SITE, "embed()");

test("every kind of page has a name, a hint and a text, once", () => {
  expect(hosts.map(({ id }) => id).sort()).toEqual(Object.keys(HOSTS).sort());
  for (const { id } of hosts) expect(text(id).trim().length, id).toBeGreaterThan(50);
});

const TAG = `<step-star tie-break="low-g" weight="2" nearest through="3,2 4,0" step="7" mode="predict" data-graded="5" editable lang="de" height="320" style="display: block; min-height: 20rem">
<pre dir="ltr">
S..#.
.#...
...#G
</pre>
</step-star>`;

test.each(["single", "script", "markdown", "quarto", "reveal"] as const)("%s holds the very tag", (id) => {
  expect(text(id)).toContain(TAG);
});

test.each(["frame", "pretext"] as const)("%s names embed.html with all of the board in its address", (id) => {
  expect(text(id)).toContain(`"${SITE}embed.html${FIGURE.hash.replaceAll("&", "&amp;")}"`);
});

const VALUES = {
  map: FIGURE.map,
  step: 7,
  mode: "predict",
  editable: true,
  lang: "de",
  height: 320,
  options: {
    tieBreak: "low-g",
    weight: 2,
    nearest: true,
    through: [
      [3, 2],
      [4, 0],
    ],
  },
};

test("the values of a widget are those of the tag", () => {
  expect(valuesOf(FIGURE)).toEqual(VALUES);
  expect(valuesOf({ ...FIGURE, attributes: [["through", "3 9"]] })).toEqual({
    map: FIGURE.map,
    options: { through: [3, 9] },
  });
  expect(valuesOf({ ...FIGURE, attributes: [] })).toEqual({ map: FIGURE.map });
  const exercise = [
    ["mode", "exercise"],
    ["kind", "values"],
    ["questions", "3"],
    ["diagonal", "always"],
  ] as const;
  expect(valuesOf({ ...FIGURE, attributes: exercise })).toEqual({
    map: FIGURE.map,
    mode: "exercise",
    kind: "values",
    questions: 3,
    options: { diagonal: "always" },
  });
});

test("the directive of MyST has an address of the web, and JSON as its body", () => {
  const [first, ...rest] = text("myst").trim().split("\n");
  expect(first).toBe(`:::{anywidget} ${SITE}anywidget.js`);
  expect(rest.pop()).toBe(":::");
  expect(JSON.parse(rest.join("\n"))).toEqual(VALUES);
});

test("the cell of a notebook writes values as Python does", () => {
  const cell = text("jupyter");
  expect(cell).toContain('map="S..#.\\n.#...\\n...#G",');
  expect(cell).toContain("editable=True,");
  expect(cell).toContain('options={"tieBreak": "low-g", "weight": 2, "nearest": True, "through": [[3, 2], [4, 0]]},');
});

test("markup in a map or a title does no harm", () => {
  const figure = { ...FIGURE, title: '"><script>alert(1)</script>', map: '{"a": "</pre><b>&"}' };
  for (const { id } of hosts) {
    if (id === "myst" || id === "jupyter" || id === "react" || id === "vue") continue;
    expect(text(id, figure), id).not.toMatch(/<script>alert|<\/pre><b>/);
  }
  expect(tag(figure)).toContain("{&quot;a&quot;: &quot;&lt;/pre&gt;&lt;b&gt;&amp;&quot;}");
  expect(escaped(`<a b="c&d">`)).toBe("&lt;a b=&quot;c&amp;d&quot;&gt;");
});

test("a text over several lines survives in JavaScript", () => {
  const map = ["a`b$", "{c}\\d$e\nf"].join("");
  const literal = /const map = (`[\s\S]*?[^\\]`);/.exec(text("react", { ...FIGURE, map }))![1]!;
  expect(runInThisContext(literal)).toBe(map);
});

test("a script in a page may not end it", () => {
  const code = 'const a = "</script><!--</SCRIPT >";';
  expect(inScript(code)).not.toMatch(/<\/script|<!--/i);
  expect(runInThisContext(`${inScript(code)} a`)).toBe("</script><!--</SCRIPT >");
});

test("a page names its language, may fetch nothing, and explains its map where no script runs", () => {
  const html = singleFile(FIGURE, "embed()");
  expect(html).toContain('<html lang="de">');
  expect(html).toContain("default-src 'none'");
  expect(html).toContain("<noscript><p>A map as text");
  expect(page(FIGURE, "")).not.toContain("script-src 'unsafe-inline'");
});

test("a part of the map in view is in the tag and in a widget's values", () => {
  const attributes = [["view", "3,2,12"]] as const;
  expect(tag({ ...FIGURE, attributes })).toContain('<step-star view="3,2,12" style=');
  expect(valuesOf({ ...FIGURE, attributes })).toEqual({ map: FIGURE.map, view: "3,2,12" });
});

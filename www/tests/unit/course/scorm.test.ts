/** The package for SCORM 1.2: its manifest, its files, and what passes between page and system. */
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { type Api, findApi } from "../../../src/course/scorm/api.js";
import { manifest } from "../../../src/course/scorm/manifest.js";
import { Session, timeSpan } from "../../../src/course/scorm/session.js";
import { scormZip } from "../../../src/course/scorm/zip.js";
import { FIGURE } from "./figure.js";

interface Tag {
  readonly name: string;
  readonly attributes: Record<string, string>;
  readonly children: Tag[];
  text: string;
}

/** Reads XML that has neither comments nor sections; throws where tags are not nested. */
function parsed(xml: string): Tag {
  const top: Tag = { name: "", attributes: {}, children: [], text: "" };
  const stack = [top];
  for (const [, closing, name, inner, empty, text] of xml.matchAll(/<(\/?)([\w:]+)([^<>]*?)(\/?)>|([^<]+)/g)) {
    const open = stack.at(-1)!;
    if (text !== undefined) open.text += text.trim();
    else if (closing) {
      if (stack.pop()!.name !== name) throw new Error(`</${name}> closes <${open.name}>`);
    } else {
      const attributes = Object.fromEntries(
        [...inner!.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, key, value]) => [key!, value!]),
      );
      const tag: Tag = { name: name!, attributes, children: [], text: "" };
      open.children.push(tag);
      if (!empty) stack.push(tag);
    }
  }
  if (stack.length > 1) throw new Error(`<${stack.at(-1)!.name}> is not closed`);
  return top;
}

/**
 * What the schemas of SCORM 1.2 say of each tag that is used: its children in order (* any number, + at least one) and its attributes,
 * with ! those that it must have.
 */
const RULES: Record<string, { readonly children: string; readonly attributes?: string }> = {
  manifest: {
    children: "metadata organizations resources",
    attributes: "identifier! version xmlns xmlns:adlcp xmlns:xsi xsi:schemaLocation",
  },
  metadata: { children: "schema schemaversion" },
  schema: { children: "" },
  schemaversion: { children: "" },
  organizations: { children: "organization+", attributes: "default" },
  organization: { children: "title item+", attributes: "identifier! structure" },
  item: { children: "title item*", attributes: "identifier! identifierref isvisible parameters" },
  title: { children: "" },
  resources: { children: "resource+", attributes: "xml:base" },
  resource: { children: "file+", attributes: "identifier! type! href adlcp:scormtype!" },
  file: { children: "", attributes: "href!" },
};

function check({ name, attributes, children }: Tag): void {
  const rule = RULES[name];
  expect(rule, `<${name}> is no tag of the schema`).toBeDefined();
  const order = new RegExp(`^${rule!.children.replace(/(\w+)([+*]?) ?/g, "(?:$1 )$2")}$`);
  expect(children.map((child) => `${child.name} `).join(""), `in <${name}>`).toMatch(order);
  const known = (rule!.attributes ?? "").split(" ").filter(Boolean);
  for (const key of Object.keys(attributes))
    expect(
      known.map((k) => k.replace("!", "")),
      `in <${name}>`,
    ).toContain(key);
  for (const key of known) if (key.endsWith("!")) expect(attributes, `in <${name}>`).toHaveProperty(key.slice(0, -1));
  children.forEach(check);
}

test("the manifest is as the schemas of SCORM 1.2 want it, whatever the title is", () => {
  const xml = manifest('Search & "rescue" <1>', "stepstar-1", ["index.html", "embed.js"]);
  expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<manifest/);
  const { children } = parsed(xml.replace(/^<\?.*\?>/, ""));
  expect(children).toHaveLength(1);
  const [root] = children as [Tag];
  check(root);
  expect(root.attributes).toMatchObject({
    xmlns: "http://www.imsproject.org/xsd/imscp_rootv1p1p2",
    "xmlns:adlcp": "http://www.adlnet.org/xsd/adlcp_rootv1p2",
  });
  const [metadata, organizations, resources] = root.children as [Tag, Tag, Tag];
  expect(metadata.children.map(({ text }) => text)).toEqual(["ADL SCORM", "1.2"]);
  const [organization] = organizations.children as [Tag];
  expect(organizations.attributes.default).toBe(organization.attributes.identifier);
  const [resource] = resources.children as [Tag];
  expect(organization.children[1]!.attributes.identifierref).toBe(resource.attributes.identifier);
  expect(organization.children[0]!.text).toBe("Search &amp; &quot;rescue&quot; &lt;1&gt;");
  expect(resource.attributes).toMatchObject({ type: "webcontent", "adlcp:scormtype": "sco", href: "index.html" });
  expect(resource.children.map(({ attributes }) => attributes.href)).toEqual(["index.html", "embed.js"]);
  // Identifiers are names in XML: one begins with a letter, and stands once.
  const identifiers = [...xml.matchAll(/ identifier="([^"]*)"/g)].map(([, id]) => id!);
  expect(new Set(identifiers).size).toBe(identifiers.length);
  for (const id of identifiers) expect(id).toMatch(/^[A-Za-z_][\w.-]*$/);
});

test("the zip has the manifest at its root, and just the files that it lists", () => {
  const files = unzipSync(
    scormZip(FIGURE, { element: { "embed.de.js": "de()", "embed.js": "embed()" }, scorm: "scorm()" }),
  );
  const xml = strFromU8(files["imsmanifest.xml"]!);
  const listed = [...xml.matchAll(/<file href="([^"]*)"/g)].map(([, name]) => name);
  expect(Object.keys(files).sort()).toEqual(["imsmanifest.xml", ...listed].sort());
  const page = strFromU8(files["index.html"]!);
  expect(page).toContain("S..#.");
  expect(page).toContain('data-graded="5"');
  for (const name of ["embed.js", "scorm.js"]) expect(page).toContain(`<script src="${name}" defer>`);
});

test("the same figure gives the same bytes", () => {
  const zip = () => scormZip(FIGURE, { element: { "embed.de.js": "de()", "embed.js": "embed()" }, scorm: "scorm()" });
  expect(zip()).toEqual(zip());
});

/** A system that keeps what it is told, and notes every call. */
function lms(kept: Record<string, string> = {}) {
  const values: Record<string, string> = { ...kept };
  const calls: string[] = [];
  const api: Api = {
    LMSInitialize: () => calls.push("Initialize") && "true",
    LMSGetValue: (name) => values[name] ?? "",
    LMSSetValue(name, value) {
      values[name] = value;
      return "true";
    },
    LMSCommit: () => calls.push("Commit") && "true",
    LMSFinish: () => calls.push("Finish") && "true",
  };
  return { api, values, calls };
}

test("a sitting reports score, status and state, and ends once", () => {
  const { api, values, calls } = lms({ "cmi.core.lesson_status": "not attempted" });
  const session = new Session(api);
  expect(session.begin()).toBeUndefined();
  expect(values["cmi.core.lesson_status"]).toBe("incomplete");
  session.report({ score: 0.4, complete: false, state: { asked: 2 } });
  expect(values).toMatchObject({
    "cmi.core.score.raw": "40",
    "cmi.core.score.min": "0",
    "cmi.core.score.max": "100",
    "cmi.core.lesson_status": "incomplete",
    "cmi.suspend_data": '{"asked":2}',
  });
  session.report({ score: 1, complete: true, state: {} });
  expect(values["cmi.core.lesson_status"]).toBe("completed");
  session.finish();
  session.finish();
  session.report({ score: 0, complete: false, state: {} });
  expect(values).toMatchObject({ "cmi.core.exit": "suspend", "cmi.core.score.raw": "100" });
  expect(calls.filter((call) => call === "Finish")).toHaveLength(1);
  expect(calls.at(-2)).toBe("Commit");
});

test("what was completed stays so in the next sitting, and its state comes back", () => {
  const { api, values } = lms({ "cmi.core.lesson_status": "completed", "cmi.suspend_data": '{"asked":3}' });
  const session = new Session(api);
  expect(session.begin()).toEqual({ asked: 3 });
  session.report({ score: 0.5, complete: false, state: {} });
  expect(values["cmi.core.lesson_status"]).toBe("completed");
});

test("without a grade no score is told", () => {
  const { api, values } = lms();
  const session = new Session(api);
  session.begin();
  session.report({ score: undefined, complete: true, state: {} });
  expect(Object.keys(values).filter((name) => name.includes("score"))).toEqual([]);
  expect(values["cmi.core.lesson_status"]).toBe("completed");
});

test("a system that refuses to begin is not told anything more", () => {
  const { api, values } = lms();
  const session = new Session({ ...api, LMSInitialize: () => "false" });
  session.begin();
  session.report({ score: 1, complete: true, state: {} });
  session.finish();
  expect(values).toEqual({});
});

test.each<[string, Partial<Api>]>([
  ["refuses values", { LMSSetValue: () => "false" }],
  ["refuses to keep them", { LMSCommit: () => "false" }],
  [
    "is gone",
    {
      LMSSetValue() {
        throw new TypeError("The window is closed.");
      },
    },
  ],
])("a system that %s is said to have taken nothing", (_, refusing) => {
  const { api } = lms();
  const report = { score: 1, complete: true, state: {} };
  const session = new Session({ ...api, ...refusing });
  session.begin();
  expect(session.report(report)).toBe(false);
  session.finish();
  const other = new Session(api);
  other.begin();
  expect(other.report(report)).toBe(true);
  // Systems need not know the least and the most of a score.
  const strict = new Session({ ...api, LMSSetValue: (name) => String(!/min|max/.test(name)) });
  strict.begin();
  expect(strict.report(report)).toBe(true);
});

test("a system that is gone from the start begins nothing, and has no name for who sits here", () => {
  const gone = () => {
    throw new TypeError("The window is closed.");
  };
  const session = new Session({
    LMSInitialize: gone,
    LMSGetValue: gone,
    LMSSetValue: gone,
    LMSCommit: gone,
    LMSFinish: gone,
  });
  expect([session.begin(), session.student]).toEqual([undefined, ""]);
});

test.each([
  [0, "0000:00:00"],
  [61_000, "0000:01:01"],
  [3_599_999, "0000:59:59"],
  [36_000_000, "0010:00:00"],
])("%i milliseconds are %s", (milliseconds, text) => {
  expect(timeSpan(milliseconds)).toBe(text);
});

interface Fake {
  API?: unknown;
  parent?: Fake;
  top?: Fake;
  opener?: Fake;
}

/** A window in as many frames as this says. */
function framed(outermost: Fake, depth: number): Window {
  outermost.parent ??= outermost;
  let window = outermost;
  for (let i = 0; i < depth; i++) window = { parent: window, top: outermost };
  return window as unknown as Window;
}

/** The calls of SCORM 1.2's run-time, without what they do. */
const calls = (): Api => ({
  LMSInitialize: () => "true",
  LMSGetValue: () => "",
  LMSSetValue: () => "true",
  LMSCommit: () => "true",
  LMSFinish: () => "true",
});

test("what is only called API is passed by: a frame or an element of that name, an object without the calls", () => {
  const API = calls();
  const { LMSFinish: _, ...unfinished } = calls();
  // The window of a frame from another origin throws at whatever is asked of it.
  const frame = new Proxy(
    {},
    {
      get() {
        throw new DOMException("Blocked", "SecurityError");
      },
    },
  );
  for (const other of [frame, {}, unfinished, null, "API", () => {}, { ...calls(), LMSGetValue: "value" }]) {
    expect(findApi(framed({ API: other }, 1))).toBeUndefined();
    expect(findApi({ API: other, parent: { API } } as unknown as Window)).toBe(API);
  }
});

test("the system is found in a frame above, or in the window that opened this one", () => {
  const API = calls();
  expect(findApi(framed({ API }, 0))).toBe(API);
  expect(findApi(framed({ API }, 7))).toBe(API);
  const opener: Fake = { parent: { API } };
  expect(findApi(framed({ opener }, 0))).toBe(API);
  expect(findApi(framed({ opener }, 2))).toBe(API);
  expect(findApi(framed({}, 2))).toBeUndefined();
});

test("a window of another origin, which may not be looked into, is passed by", () => {
  const API = calls();
  const foreign: Fake = {
    parent: { API },
    get API(): unknown {
      throw new DOMException("Blocked", "SecurityError");
    },
  };
  expect(findApi(framed({}, 0))).toBeUndefined();
  expect(findApi({ parent: foreign } as unknown as Window)).toBe(API);
});

test("windows that pretend to lie in ever more windows do not keep the search busy for ever", () => {
  const endless = (): Fake => ({
    get parent() {
      return endless();
    },
  });
  expect(findApi(endless() as unknown as Window)).toBeUndefined();
});

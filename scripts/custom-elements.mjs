/** Writes custom-elements.json, by which editors know the tag: what it says is read from the built element and its declarations. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const SCHEMA = "https://raw.githubusercontent.com/webcomponents/custom-elements-manifest/main/schema.json";
export async function writeCustomElements(dist) {
  const { attributes } = await import(pathToFileURL(join(dist, "element.js")).href);
  const members = membersOf(join(dist, "package/element/contract.d.ts"), "interface StepStarElement");
  const options = membersOf(join(dist, "package/api/definitions.d.ts"), "interface Options");
  const events = membersOf(join(dist, "package/element/events.d.ts"), "interface StepStarEvents");
  const table = join(dist, "package/element/attributes.d.ts");
  const groups = [...readFileSync(table, "utf8").matchAll(/^declare (const \w+:) \{$/gm)];
  const rows = groups.flatMap(([, group]) => [...membersOf(table, group)]);
  for (const [, row] of rows) row.type = /^Typed<([^,<>]*)/.exec(row.type)[1];
  const fields = [...options, ...rows, ...members].filter(([, { call, type }]) => !call && type !== "never");
  const properties = new Map(fields);
  const written = new Map([...options, ...rows]);
  const listed = Object.entries(attributes).map(([name, { kind, values, usual }]) => {
    const fieldName = propertyOf(name);
    const type = kind === "word" ? values.map((value) => JSON.stringify(value)).join(" | ") : kind;
    return {
      name,
      ...(properties.has(fieldName) && { fieldName }),
      description: written.get(fieldName).text,
      type: { text: { flag: "boolean", text: "string" }[type] ?? type },
      ...(usual && { default: JSON.stringify(usual) }),
    };
  });
  const declaration = {
    kind: "class",
    customElement: true,
    name: "StepStar",
    tagName: "step-star",
    description: "A search that can be stepped through. The text inside is its map.",
    superclass: { name: "HTMLElement" },
    attributes: listed,
    members: [
      ...[...properties].map(([name, { text, type }]) => ({
        kind: "field",
        name,
        description: text,
        type: { text: type },
      })),
      ...[...members]
        .filter(([, { call }]) => call)
        .map(([name, { text }]) => ({ kind: "method", name, description: text })),
    ],
    events: [...events].map(([name, { text, type }]) => ({ name, description: text, type: { text: type } })),
    slots: [
      { name: "", description: "The map as text." },
      { name: "tools", description: "The start of the row above the board." },
      { name: "caption", description: "Replaces the sentence." },
      { name: "help", description: "Below the list of keys." },
    ],
  };
  const path = "dist/element.js";
  const exported = [
    { kind: "custom-element-definition", name: "step-star", declaration: { name: "StepStar", module: path } },
  ];
  const modules = [{ kind: "javascript-module", path, declarations: [declaration], exports: exported }];
  const manifest = { $schema: SCHEMA, schemaVersion: "2.1.0", modules };
  writeFileSync(join(dist, "custom-elements.json"), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** The members of an interface or a constant, by name, each with its comment: they are indented by four columns. */
function membersOf(file, name) {
  const text = readFileSync(file, "utf8");
  const [, body] = new RegExp(`${name}[^{]*\\{\\n([\\s\\S]*?)\\n\\}`).exec(text) ?? [];
  if (body === undefined) throw new Error(`${file} is expected to declare the ${name}.`);
  const members = new Map();
  const pattern =
    /^ {4}(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*)?(?:readonly |get |set )*"?([\w-]+)"?(\(|\??: |<)([^\n]*)/gm;
  for (const [, comment, written, sign, rest] of body.matchAll(pattern)) {
    const member = propertyOf(written);
    if (members.has(member) || member === "addEventListener") continue;
    const getter = /^(?:\s*get |\s*set )/.test(body.slice(body.indexOf(` ${member}(`) - 4));
    const type = sign.endsWith(": ") ? rest.replace(/;.*$/, "") : rest.replace(/^\): (.*);$/, "$1");
    members.set(member, { text: plain(comment), type, call: sign !== "?: " && sign !== ": " && !getter });
  }
  return members;
}

/** "maxCost" for "max-cost". */
const propertyOf = (name) => name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());

/** A comment's first paragraph in one line, without links. */
const plain = (comment = "") =>
  comment
    .replaceAll(/^\s*\* ?/gm, "")
    .trim()
    .split(/\n\s*\n|\n@/)[0]
    .replaceAll(/\{@link ([\w.]+)\}/g, "$1")
    .replaceAll(/\s+/g, " ") || undefined;

/** The reference page is generated from the package's declarations. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readDeclarations } from "../../../src/pages/reference/declarations.js";
import { render } from "../../../src/pages/reference/render.js";

const DECLARATIONS = `/// <reference lib="esnext" />
/** What the file is about. */
import { type Other } from "./other.js";
/** A word. */
export type Word = "a" | "b";
/**
 * A box: see {@link Word}.
 *
 * @example
 * \`\`\`ts
 * new Box(1 < 2);
 * \`\`\`
 */
export declare class Box<P = Word> {
    #private;
    /** How wide. */
    readonly width: number;
    /**
     * Opens it.
     * @param how With \`what's 2 x 3\`, the box's 2 x 3.
     * @returns Whether it was closed.
     */
    open(how: string): boolean;
    open(how: number): boolean;
    get lid(): boolean;
}
/** What is in it. */
export interface Contents {
    /** See {@link Box.open}, or {@link Lost}. */
    first?: Word;
}
/** Finds it. */
export declare function find(name: string): Box;
export declare function find(place: number): Box;
`;

test("the reference shows names, members, overloads, arguments, return values and examples", () => {
  const folder = mkdtempSync(join(tmpdir(), "stepstar-reference-"));
  try {
    writeFileSync(join(folder, "box.d.ts"), DECLARATIONS);
    const index = join(folder, "index.d.ts");
    writeFileSync(index, 'export { Box, type Contents, find, type Word } from "./box.js";\n');
    const [box, contents, find, word] = readDeclarations(index);
    const overloads = "function find(name: string): Box;\nfunction find(place: number): Box;";
    expect(find).toEqual({ name: "find", code: overloads, text: "Finds it.", members: [] });
    expect(word).toEqual({ name: "Word", code: 'type Word = "a" | "b";', text: "A word.", members: [] });
    expect(box!.code).toBe("class Box<P = Word>");
    expect(box!.members.map(({ name, code }) => [name, code])).toEqual([
      ["width", "readonly width: number;"],
      ["open", "open(how: string): boolean;\nopen(how: number): boolean;"],
      ["lid", "get lid(): boolean;"],
    ]);
    const html = render([{ title: "", declarations: [word!, contents!, box!] }]);
    const names = /aria-label="Types"[\s\S]*?<\/nav>/.exec(html)![0];
    expect(
      [...names.matchAll(/href="#(\w+)"/g)].map(([, name]) => name),
      "in order of the alphabet",
    ).toEqual(["Contents", "Word"]);
    expect(html).toContain('A box: see <a href="#Word"><code>Word</code></a>.');
    expect(contents!.code).toBe("interface Contents");
    expect(html).toContain(
      '<code><span>first?: Word;</span></code></pre><p>See <a href="#Box"><code>Box.open</code></a>, or <code>Lost</code>.</p>',
    );
    expect(html, "a line for each overload").toContain(
      "<code><span>open(how: string): boolean;</span><span>open(how: number): boolean;</span></code>",
    );
    expect(html).toContain("new Box(1 &lt; 2);");
    expect(html).toContain(
      "<dt><code>how</code></dt><dd>With <code>what's 2 x 3</code>, the box’s 2\u00a0×\u00a03.</dd>",
    );
    expect(html).toContain("<dt>Returns</dt><dd>Whether it was closed.</dd>");
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("an entry's own declarations and the types of whole files are in it, but nothing of the entry that it repeats", () => {
  const folder = mkdtempSync(join(tmpdir(), "stepstar-reference-"));
  try {
    writeFileSync(join(folder, "box.d.ts"), DECLARATIONS);
    writeFileSync(
      join(folder, "parts.d.ts"),
      '/** A lid. */\nexport interface Lid {\n    /** Lifts it. */\n    lift(how?: {\n        slowly?: boolean;\n    }): void;\n    /** Its weight. */\n    weight: number;\n}\ntype Secret = 1;\nexport type * from "./hinges.js";\n',
    );
    writeFileSync(join(folder, "hinges.d.ts"), "/** A hinge. */\nexport type Hinge = 1;\n");
    const entry = join(folder, "entry.d.ts");
    const own = "/** Makes a box ready. */\nexport declare function init(): void;\n";
    writeFileSync(entry, `export * from "./box.js";\nexport type * from "./parts.js";\n${own}`);
    const [init, lid, hinge, ...more] = readDeclarations(entry);
    expect(more).toEqual([]);
    expect(hinge!.text).toBe("A hinge.");
    expect(init).toEqual({ name: "init", code: "function init(): void;", text: "Makes a box ready.", members: [] });
    expect(lid!.members.map(({ code }) => code)).toEqual([
      "lift(how?: { slowly?: boolean; }): void;",
      "weight: number;",
    ]);
    const html = render([
      { title: "Boxes", declarations: [init!] },
      { title: "Parts", declarations: [lid!, { ...init!, text: "Again." }] },
    ]);
    expect(html).toContain('<h2 id="parts">Parts</h2>');
    expect(html, "a name has one place on the page").not.toContain("Again.");
  } finally {
    rmSync(folder, { recursive: true });
  }
});

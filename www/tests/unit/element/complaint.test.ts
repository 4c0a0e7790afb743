/** The element warns of misspelt attributes. `meant` is the name probably meant, or undefined. */
import { expect, test } from "vitest";
import { wrongType } from "../../../src/package/api/errors.js";
import { attributes } from "../../../src/package/element/attributes.js";
import { meant } from "../../../src/package/element/complaint.js";

test("a misspelt attribute is recognised, and a correct one is not", () => {
  for (const [written, name] of [
    ["algoritm", "algorithm"],
    ["tiebreak", "tie-break"],
    ["max-expansion", "max-expansions"],
    ["strat", "start"],
    ["gaol", "goal"],
    ["wieght", "weight"],
    ["edditable", "editable"],
  ])
    expect(meant(written!), written).toBe(name);
  for (const name of ["algorithm", "tie-break", "start", "lang", "theme"]) expect(meant(name), name).toBeUndefined();
});

test("attributes of HTML, frameworks and other scripts are never taken for misspellings", () => {
  const html =
    "accesskey anchor autocapitalize autocorrect autofocus class contenteditable dir draggable enterkeyhint exportparts hidden id " +
    "inert inputmode is itemid itemprop itemref itemscope itemtype lang nonce part popover role slot spellcheck style tabindex " +
    "title translate virtualkeyboardpolicy writingsuggestions align alt autoplay cite color cols content controlslist data " +
    "datetime for form headers href integrity kind label list loading loop max media method min muted name open pattern " +
    "placeholder poster preload rel rows sandbox scope shape size sizes span srcset srcdoc target type usemap value width wrap " +
    "onclick onstep onresult aria-label aria-modal data-step data-map data-goal xmlns key ref";
  const frameworks = [":step", "@step", ".map", "#map", "[step]", "(step)", "_ngcontent-ng-c1", "v-model", "v-cloak"];
  const more = [
    "x-data",
    "x-ref",
    "wire:id",
    "hx-get",
    "on:step",
    "bind:step",
    "client:load",
    "q:key",
    "s-map",
    "_goal",
  ];
  for (const name of [...html.split(" "), ...frameworks, ...more]) expect(meant(name), name).toBeUndefined();
});

test("of each attribute the engine says what it may be, in the words of its row", () => {
  for (const [name, { allowed, wanted }] of Object.entries(attributes))
    if (allowed) expect(wrongType("x", "?", allowed).message, name).toBe(`The x is "?": it must be ${wanted}.`);
});

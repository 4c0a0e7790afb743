/** The pseudo-code of a search with a mistake, its changed lines marked in words, signs and colour. */
import { codeLine } from "../../package/shared/code-line.js";
import { make } from "../../package/shared/dom.js";
import { codeOf, type FillCode, type Listing } from "./code.js";

const SIGNS = { same: "  ", wrong: "− ", right: "+ " };
const TAGS = { same: "span", wrong: "del", right: "ins" } as const;

/** `say`: a text in the language of the reader. */
export function codeBlock<Name extends string>(program: Listing<Name>, mistake: Name, say: FillCode): HTMLElement {
  const lines = codeOf(program, mistake, say).map(({ text, kind }) =>
    make(TAGS[kind], { className: kind }, make("span", { ariaHidden: "true" }, SIGNS[kind]), ...codeLine(text)),
  );
  const listing = make("pre", { className: "changed", tabIndex: 0 }, make("code", {}, ...lines));
  listing.setAttribute("role", "group");
  listing.ariaLabel = say("Pseudo-code: − is the line with the mistake, + the line as it should be");
  return listing;
}

/** Mistakes in a page's HTML, as sentences for its author: a typo that is silently ignored is never found. */
import { attributeNamed, choose, wrongType } from "../api/errors.js";
import { engine, isEngineThere } from "../raw.js";
import { cut } from "../shared/cut.js";
import { type Said, saidBy } from "../shared/said.js";
import { en } from "../words/en.js";
import { attributes } from "./attributes.js";

/** An attribute of HTML that is a letter away from one of ours. */
const OF_HTML = "sizes";

/** The attribute that a misspelt name was meant to be. No attribute of HTML or a framework is near enough to be taken for a typo. */
export function meant(written: string): string | undefined {
  if (written in attributes || written === OF_HTML || !/^[a-z-]+$/.test(written)) return undefined;
  const letters = (word: string) => [...word].sort().join("");
  return Object.keys(attributes).find(
    (name) => engine().editDistance(written, name) <= name.length / 4 || letters(written) === letters(name),
  );
}

function noAttribute(name: string, meant: string): Said {
  const saying = { id: "own.noAttribute", fields: { name, meant } };
  return { text: en.tell(saying)!, saying };
}

/** Without an engine there are no sentences, and the element complains of that instead. */
export function complaintsAbout(element: Element): Said[] {
  if (!isEngineThere()) return [];
  return [...element.attributes].flatMap(({ name, value }) => {
    const near = meant(name);
    return (near ? noAttribute(cut(name), near) : wrong(name, value)) ?? [];
  });
}

/** The engine checks the options. An empty value is a flag, or counts as absent. */
function wrong(name: string, text: string): Said | undefined {
  const { kind, wanted, allowed, fits, values, group } = attributes[name] ?? {};
  if (text.trim() === "" || fits?.(text)) return undefined;
  try {
    if (fits) throw wrongType(attributeNamed(name), text, allowed ?? wanted!);
    if (values && (group !== "search" || kind === "flag")) choose(text, attributeNamed(name), values);
    return undefined;
  } catch (error) {
    return saidBy(error);
  }
}

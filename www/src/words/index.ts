/** The languages that the element's own controls speak. */
import { de } from "./de.js";
import { en, type Words } from "./en.js";

export type { Words };

/** Those of the page around an element: "de-AT" is German; what is not known is English. */
export function wordsFor(element: Element): Words {
  if (element.matches(":lang(de)")) return de;
  // In the shadow of another element Firefox knows no language but those told there: that element is asked as well.
  const root = element.getRootNode();
  return root instanceof ShadowRoot && !element.closest("[lang]") ? wordsFor(root.host) : en;
}

/** What each command is called; on a graph some do something else. */
export function commandsOf({ commands, graphTools }: Words, graph: boolean): Partial<Record<string, string>> {
  return graph ? { ...commands, ...graphTools } : commands;
}

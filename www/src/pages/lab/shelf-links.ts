/** Maps that links carry by name: an example of the shelf, or a generator with its seed. */
import type { Point, Trace } from "stepstar";
import type { Drawing } from "stepstar/element";
import { cut } from "../../package/shared/cut.js";
import { Refusal } from "../../package/shared/named.js";
import type { PageState } from "../state/address.js";
import type { BoardAim } from "../state/aim.js";
import { type Example, examples } from "./examples.js";
import { generateApart } from "./generate/apart.js";
import { readMakeName } from "./make-name.js";
import { drawing } from "./plain-map.js";

export function exampleNamed(name: string): Example {
  const found = examples.find((example) => example.name === name);
  if (!found)
    throw new Refusal('The link asks for the example "{name}", which is not on the shelf.', { name: cut(name) });
  return found;
}

/** The most telling step; with a link's options or way points the search may end before it. */
export function opening({ expansion }: Example, trace: Trace): number {
  return expansion === undefined || expansion >= trace.expansions ? trace.length : trace.positionOf(expansion);
}

/**
 * The example of a link that names no start or goal: with its own options and at its own step, unless the link has others.
 */
export function exampleOf({ example, from, to, options, changes, ...aim }: PageState): Example | undefined {
  if (example === undefined || from !== undefined || to !== undefined) return undefined;
  const found = exampleNamed(example);
  const { through, ...others } = options;
  return {
    ...found,
    options: { ...found.options, ...others },
    ...(changes && { changes }),
    aim: { ...found.aim, ...given(aim) },
    draw: async () => ({ ...(await found.draw()), ...(through && { through: through as readonly Point[] }) }),
  };
}

/** What of the aim the link names. */
const given = ({ within, show, maxCost }: BoardAim): BoardAim => ({
  ...(within !== undefined && { within }),
  ...(show && { show }),
  ...(maxCost !== undefined && { maxCost }),
});

export async function named({ example, make }: { example?: string; make?: string }): Promise<Drawing | undefined> {
  if (example) return exampleNamed(example).draw();
  return make ? drawing(await generateApart(readMakeName(make))) : undefined;
}

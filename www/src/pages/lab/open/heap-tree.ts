/** The first entries of a heap as a tree: no entry is expanded before the one above it. */
import type { Place } from "stepstar/element";
import { drawn } from "../../shared/dom.js";
import { cost } from "../../shared/numbers.js";
import { at } from "../../shared/places.js";
import { t } from "../../shared/text.js";
import type { HeapNode } from "./heap-replay.js";

/** Four levels: more would need smaller letters. */
export const MOST_NODES = 15;
const WIDTH = 352;
const LEVEL = 44;
const RADIUS = 17;
/** Digits that a box has room for; its tooltip has all of them. */
const FIGURES = 4;

export function heapTree(nodes: readonly HeapNode[], onpick: (place: Place) => void): SVGSVGElement {
  const levels = Math.floor(Math.log2(nodes.length)) + 1;
  const spot = (i: number): [number, number] => {
    const level = Math.floor(Math.log2(i + 1));
    const inLevel = i + 1 - 2 ** level;
    return [(WIDTH / 2 ** level) * (inLevel + 0.5), LEVEL * level + LEVEL / 2];
  };
  const lines = nodes.slice(1).map((_, i) => {
    const [x1, y1] = spot((i + 1 - 1) >> 1);
    const [x2, y2] = spot(i + 1);
    return drawn("line", { x1, y1, x2, y2 });
  });
  const discs = nodes.map((node, i) => {
    const [x, y] = spot(i);
    const disc = drawn(
      "g",
      { class: i === 0 ? "first" : "" },
      drawn("title", {}, `${at(node.at)}: f = ${cost(node.f)}`),
      drawn("rect", { x: x - RADIUS - 3, y: y - 12, width: 2 * RADIUS + 6, height: 24, rx: 6 }),
      drawn("text", { x, y: y + 4.5 }, cost(Number(node.f.toPrecision(FIGURES)))),
    );
    disc.addEventListener("click", () => onpick(node.at));
    return disc;
  });
  const names = nodes.map((node) => `${at(node.at)} ${cost(node.f)}`).join("; ");
  return drawn(
    "svg",
    {
      viewBox: `0 0 ${WIDTH} ${levels * LEVEL}`,
      class: "heap",
      role: "img",
      "aria-label": t("The heap as an array, with f: {names}", { names }),
    },
    ...lines,
    ...discs,
  );
}

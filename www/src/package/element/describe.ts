/** One line about a place: what it is, and what the search knows of it. */
import type { Heading, Point, Touch, Trace } from "../api/index.js";
import { type GridDrawing, type Places, type PlainMap, placesOf, stopsOf } from "../board/drawing.js";
import { floorsKit, spotOf } from "../board/sheet.js";
import { samePlace } from "../shared/places.js";
import type { Words } from "../words/index.js";
import type { Place } from "./contract.js";
import { nameOf, tidy } from "./written.js";

/** `touch`: what the tick of a walk has done with it. */
export function describePlace(
  at: Place,
  drawing: PlainMap,
  places: Places,
  trace: Trace | null,
  words: Words,
  touch?: Touch,
  isField = false,
): string {
  const ends = stopsOf(places).flatMap(({ what, index, place }) => {
    // A field has no goal.
    if (what === "through" || (isField && what === "goal") || !samePlace(place, at)) return [];
    return placesOf(places, what).length > 1 ? `${words.ends[what]} ${index + 1}` : words.ends[what];
  });
  const known = [
    ...ends,
    ...ground(at, drawing, trace, words),
    ...searched(at, trace, words, isField),
    ...(touch ? [words.touches[touch]] : []),
    ...ways(at, drawing, words),
  ];
  return words.say(words.cell, { at: nameOf(at, words), what: known.join(", ") });
}

/** Where connections lead, and what each costs. */
function ways(at: Place, drawing: PlainMap, words: Words): string[] {
  if (drawing.kind === "grid") return stairs(at, drawing, words);
  return drawing.connections
    .filter(({ from }) => from === at)
    .map(({ to, cost }) => `→ ${to} (${words.number(tidy(cost))})`);
}

/** Which links begin or end there. */
function stairs(at: Place, { sheet }: GridDrawing, words: Words): string[] {
  const links = sheet ? floorsKit().linksAt(sheet, at) : [];
  return links.map(
    ([letter, sign, end, cost]) => `${letter} ${sign} ${nameOf(end, words)} (${words.number(tidy(cost))})`,
  );
}

/** Where a search has been it says more than that a place is free. */
function ground(at: Place, drawing: PlainMap, trace: Trace | null, words: Words): string[] {
  const free = trace ? [] : [words.freeCell];
  if (drawing.kind === "graph") return drawing.occupied.has(at as number) ? [words.occupied] : free;
  const [x, y] = spotOf(drawing, at)!;
  const index = y * drawing.width + x;
  if (drawing.walls[index]) return [words.wallCell];
  const cost = drawing.costs?.[index] ?? 1;
  return cost === 1 ? free : [words.say(words.costs, { cost: tidy(cost) }), ...free];
}

/** Where one looks, as an arrow that every language reads. */
const ARROWS: Record<Heading, string> = {
  north: "↑",
  "north-east": "↗",
  east: "→",
  "south-east": "↘",
  south: "↓",
  "south-west": "↙",
  west: "←",
  "north-west": "↖",
};

/** Where turning costs: what else is known of a place, entered in other directions. */
function otherwise(at: Place, trace: Trace, words: Words): string[] {
  const { heading } = trace.node(at as Point);
  if (!heading) return [];
  const states = trace.headings(at as Point).filter((other) => other.heading && other.heading !== heading);
  return [ARROWS[heading], ...states.map(({ heading, g }) => `${ARROWS[heading!]} g = ${words.number(tidy(g))}`)];
}

/** Of a field what a place costs, and from where one comes to it. */
function searched(at: Place, trace: Trace | null, words: Words, isField: boolean): string[] {
  if (!trace) return [];
  const { state, g, h, f, parent, rhs } = trace.node(at as Point);
  const tell = (value: number) => words.number(tidy(value));
  const kept = rhs === undefined ? [] : [`rhs = ${tell(rhs)}`];
  const from = parent === null ? [] : [`← ${nameOf(parent as Place, words)}`];
  if (isField && state !== "unseen") return [words.say(words.cost, { cost: tidy(g) }), ...from];
  const known = state === "unseen" ? [] : [`g = ${tell(g)}`, ...kept, `h = ${tell(h)}`, `f = ${tell(f)}`];
  return [words.states[state], ...known, ...from, ...otherwise(at, trace, words)];
}

/** The attributes `start`, `goal` and `through`: "3,4" on a grid, "3,4,1" on floors, "-1,4" on hexagons, a node's id on a graph; several are separated by spaces. */

import { attributeNamed, type ErrorWords, wrongType } from "../api/errors.js";
import { asPart, isOn, type Places, type PlainMap } from "../board/drawing.js";
import { isEngineThere } from "../raw.js";
import { tokensOf } from "../shared/option-text.js";
import { asPlace } from "../shared/places.js";
import { type Said as Sentence, saidBy } from "../shared/said.js";
import type { AnyPlace, Place } from "./contract.js";

const NAMES = ["start", "goal", "through"] as const;

export interface PlacesRead {
  /** Those that are on the map. */
  readonly places: Partial<Places>;
  /** Sentences about the others. */
  readonly complaints: readonly Sentence[];
}

export function givenPlaces(element: Element, drawing: PlainMap): PlacesRead {
  let places: Partial<Places> = {};
  const complaints: Sentence[] = [];
  for (const name of NAMES) {
    const text = element.getAttribute(name)?.trim();
    if (!text) continue;
    const tokens = tokensOf(text);
    const read = tokens.map((token) => placeOf(token, drawing));
    const found = read.filter((place) => place !== undefined);
    if (found.length > 0 || name === "through") places = { ...places, ...asPart(name, found) };
    // A list of none is one place, misspelt.
    const wrong = found.length === 0 && name !== "through" ? text : tokens[read.indexOf(undefined)];
    // Where there is no engine, that is told instead: it has the sentences.
    if (wrong && isEngineThere()) complaints.push(misplaced(attributeNamed(name), wrong, drawing));
  }
  return { places, complaints };
}

/** What is no list counts as one place, for those who forget the brackets or for a sentence about it. */
export const asPlaces = (places: readonly AnyPlace[]): Place[] => [places].flat().map(asPlace);

function placeOf(token: string, drawing: PlainMap): Place | undefined {
  if (!/^-?\d+(,-?\d+){0,2}$/.test(token)) return undefined;
  const [x, y, floor] = token.split(",").map(Number) as [number, number?, number?];
  const place: Place = y === undefined ? x : floor === undefined ? [x, y] : [x, y, floor];
  return isOn(drawing, place) ? place : undefined;
}

/** A sentence about a place that is not on the map. */
export function misplaced(name: ErrorWords, place: unknown, drawing: PlainMap): Sentence {
  const wanted: ErrorWords =
    drawing.kind === "graph"
      ? ["allowed.node"]
      : drawing.hexagons
        ? ["allowed.hexagon"]
        : drawing.sheet
          ? ["allowed.floorCell", drawing.sheet.floors.length - 1]
          : ["allowed.cell", drawing.width - 1, drawing.height - 1];
  return saidBy(wrongType(name, place, wanted));
}

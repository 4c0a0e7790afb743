/** A figure as the values of a widget: what MyST writes as JSON, and a notebook in Python. */
import { LOOKS } from "../../package/shared/widget.js";
import type { Figure } from "../figure.js";

/** Attributes that the widget has by the same name; the others are options of the search. */
const OWN = ["step", ...LOOKS];

export function valuesOf({ map, attributes }: Figure): Record<string, unknown> {
  const values: Record<string, unknown> = { map };
  const options: Record<string, unknown> = {};
  for (const [name, text] of attributes) {
    const value = text === "" ? true : /^\d+(\.\d+)?$/.test(text) ? Number(text) : text;
    if (OWN.includes(name)) values[name] = value;
    else if (name === "through") options.through = placesOf(text);
    else if (!name.startsWith("data-")) options[camel(name)] = value;
  }
  return Object.keys(options).length > 0 ? { ...values, options } : values;
}

const camel = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** "3,4 9,2": cells; "3 9": nodes. */
const placesOf = (text: string) =>
  text.split(" ").map((place) => (place.includes(",") ? place.split(",").map(Number) : Number(place)));

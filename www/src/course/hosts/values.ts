/** A figure as the values of a widget: what MyST writes as JSON, and a notebook in Python. */
import { optionOf, readOption } from "../../package/shared/option-text.js";
import type { CourseFigure } from "../figure.js";

export function valuesOf({ map, attributes }: CourseFigure): Record<string, unknown> {
  const values: Record<string, unknown> = { map };
  const options: Record<string, unknown> = {};
  for (const [name, text] of attributes) {
    const option = optionOf(name);
    if (option) options[option] = readOption(option, text);
    else if (!name.startsWith("data-"))
      values[name] = text === "" || (/^\d+(\.\d+)?$/.test(text) ? Number(text) : text);
  }
  return Object.keys(options).length > 0 ? { ...values, options } : values;
}

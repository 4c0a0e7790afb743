import { attributes } from "stepstar/element";
import type { CourseHost } from "./host.js";
import { valuesOf } from "./values.js";

/** What may be left out: the board then goes by what is usual. */
const NOTHING = "Any(None, allow_none=True)";

/** All values that the widget shares, each with its kind in Python. */
const TRAITS = {
  map: "Unicode()",
  options: "Dict()",
  step: NOTHING,
  answers: "List()",
  progress: NOTHING,
  ...Object.fromEntries(
    Object.entries(attributes)
      .filter(([, { group }]) => ["looks", "exercise"].includes(group))
      .map(([name, { kind }]) => [name, kind === "flag" ? "Bool(False)" : NOTHING]),
  ),
};

export const jupyter: CourseHost = {
  id: "jupyter",
  needs: "anywidget.js",
  looks: "widget",
  text(figure) {
    const traits = Object.entries(TRAITS).map(([name, kind]) => `    ${name} = t.${kind}.tag(sync=True)`);
    const values = Object.entries(valuesOf(figure)).map(([name, value]) => `    ${name}=${python(value)},`);
    return `import pathlib, anywidget, traitlets as t

class Stepstar(anywidget.AnyWidget):
    _esm = pathlib.Path("anywidget.js")
${traits.join("\n")}

figure = Stepstar(
${values.join("\n")}
)
figure
`;
  },
};

/** A value as Python writes it. JSON's texts are Python's as well. */
function python(value: unknown): string {
  if (value === true) return "True";
  if (value === false) return "False";
  if (value === null || value === undefined) return "None";
  if (Array.isArray(value)) return `[${value.map(python).join(", ")}]`;
  if (typeof value === "object")
    return `{${Object.entries(value)
      .map(([name, part]) => `${JSON.stringify(name)}: ${python(part)}`)
      .join(", ")}}`;
  return JSON.stringify(value);
}

import type { CourseHost } from "./host.js";
import { valuesOf } from "./values.js";

export const myst: CourseHost = {
  id: "myst",
  needs: "anywidget.js",
  looks: "widget",
  text: (figure, site) => `:::{anywidget} ${site}anywidget.js\n${JSON.stringify(valuesOf(figure), null, 2)}\n:::\n`,
};

import { tag } from "../markup.js";
import type { CourseHost } from "./host.js";

export const markdown: CourseHost = {
  id: "markdown",
  needs: "embed.js",
  looks: "tag",
  text: (figure) => `\n${tag(figure)}\n\n`,
};

import { frame } from "../markup.js";
import type { CourseHost } from "./host.js";

export const iframe: CourseHost = {
  id: "frame",
  looks: "frame",
  text: (figure, site) => `${frame(figure, site)}\n`,
};

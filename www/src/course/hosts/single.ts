import { singleFile } from "../page.js";
import type { CourseHost } from "./host.js";

export const single: CourseHost = {
  id: "single",
  looks: "page",
  text: (figure, _site, embed) => singleFile(figure, embed),
};

import { tag } from "../markup.js";
import type { CourseHost } from "./host.js";

export const script: CourseHost = {
  id: "script",
  needs: "embed.js",
  looks: "tag",
  text: (figure) => `<script src="embed.js" defer></script>\n${tag(figure)}\n`,
};

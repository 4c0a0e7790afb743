import { tag } from "../markup.js";
import type { CourseHost } from "./host.js";

export const reveal: CourseHost = {
  id: "reveal",
  needs: "embed.js",
  looks: "tag",
  text: (figure) => `<section>\n<script src="embed.js" defer></script>\n${tag(figure)}\n</section>\n`,
};

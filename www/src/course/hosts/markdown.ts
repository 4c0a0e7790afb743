import { tag } from "../markup.js";
import type { Host } from "./host.js";

export const markdown: Host = {
  id: "markdown",
  needs: "embed.js",
  looks: "tag",
  text: (figure) => `\n${tag(figure)}\n\n`,
};

import { tag } from "../markup.js";
import type { CourseHost } from "./host.js";

/** Pandoc takes a block of raw HTML as it is; without it, it would read the map as Markdown. */
export const quarto: CourseHost = {
  id: "quarto",
  needs: "embed.js",
  looks: "tag",
  text: (figure) => `\`\`\`{=html}\n<script src="embed.js" defer></script>\n${tag(figure)}\n\`\`\`\n`,
};

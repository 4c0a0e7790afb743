import { tag } from "../markup.js";
import type { Host } from "./host.js";

export const script: Host = {
  id: "script",
  needs: "embed.js",
  looks: "tag",
  text: (figure) => `<script src="embed.js" defer></script>\n${tag(figure)}\n`,
};

import { frame } from "../markup.js";
import type { Host } from "./host.js";

export const iframe: Host = {
  id: "frame",
  looks: "frame",
  text: (figure, site) => `${frame(figure, site)}\n`,
};

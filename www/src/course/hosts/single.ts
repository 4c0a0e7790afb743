import { singleFile } from "../page.js";
import type { Host } from "./host.js";

export const single: Host = {
  id: "single",
  looks: "page",
  text: (figure, _site, embed) => singleFile(figure, embed),
};

import { escaped } from "../markup.js";
import type { Host } from "./host.js";

const WIDTH = 720;

export const pretext: Host = {
  id: "pretext",
  looks: "frame",
  text: ({ hash, identifier, frameHeight, title }, site) =>
    `<figure>
  <caption>${escaped(title)}</caption>
  <interactive xml:id="${identifier}" width="100%" aspect="${WIDTH}:${frameHeight}"
    iframe="${escaped(`${site}embed.html${hash}`)}" />
</figure>
`,
};

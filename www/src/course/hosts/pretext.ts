import { escaped } from "../markup.js";
import type { CourseHost } from "./host.js";

const WIDTH = 720;

export const pretext: CourseHost = {
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

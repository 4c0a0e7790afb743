/** Every kind of host, in the order in which they are offered. A new one is a new file, and a line here. */
import { iframe } from "./frame.js";
import { type CourseHost, filesFor, scriptsFor } from "./host.js";
import { jupyter } from "./jupyter.js";
import { markdown } from "./markdown.js";
import { myst } from "./myst.js";
import { pretext } from "./pretext.js";
import { quarto } from "./quarto.js";
import { react } from "./react.js";
import { reveal } from "./reveal.js";
import { script } from "./script.js";
import { single } from "./single.js";
import { vue } from "./vue.js";

export { type CourseHost, filesFor, scriptsFor };

export const hosts: readonly CourseHost[] = [
  single,
  script,
  iframe,
  markdown,
  quarto,
  reveal,
  myst,
  jupyter,
  pretext,
  react,
  vue,
];

import { attribute } from "../markup.js";
import type { CourseHost } from "./host.js";

export const react: CourseHost = {
  id: "react",
  looks: "tag",
  text: ({ map, attributes }) => `/// <reference types="stepstar/react" />
import "stepstar/element";

const map = ${literal(map)};

export default function Figure() {
  return <step-star map={map}${attributes.map((pair) => ` ${attribute(pair)}`).join("")} />;
}
`,
};

/** A text over several lines as JavaScript. */
export const literal = (text: string): string => `\`${text.replaceAll(/[\\`]|\$(?=\{)/g, "\\$&")}\``;

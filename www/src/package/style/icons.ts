import { drawn } from "../shared/dom.js";

/** Icons on a field of 24 by 24, drawn as filled shapes (f) or lines (l). */
const SHAPES = {
  play: "f M8 5v14l11-7z",
  pause: "f M7 5h3.5v14H7zM13.5 5H17v14h-3.5z",
  first: "f M5 5h2.5v14H5zM20 5v14L9 12z",
  back: "f M17 5v14L7 12z",
  on: "f M7 5v14l10-7z",
  last: "f M4 5v14l11-7zM16.5 5H19v14h-2.5z",
  wall: "l M4 20l1-5L15.5 4.5a2.1 2.1 0 0 1 3 0l1 1a2.1 2.1 0 0 1 0 3L9 19zM13.5 6.5l4 4",
  erase: "l M9 20h11M5.5 13.5l8-8a2 2 0 0 1 3 0l3 3a2 2 0 0 1 0 3L11 20H8l-2.5-2.5a2.8 2.8 0 0 1 0-4zM9.5 9.5l6 6",
  terrain: "l M3 19l6-11 4 7 2-3 6 7z",
  pointer: "l M6 3.5l12 8-5.5 1.3L10 18.5z",
  flood: "l M12 4s6 6.5 6 10.5a6 6 0 0 1-12 0C6 10.5 12 4 12 4zM9.5 15a2.8 2.8 0 0 0 2.5 2.5",
  line: "l M5.5 18.5l13-13M4 20h3v-3H4zM17 7h3V4h-3z",
  rectangle: "l M4.5 6h15v12h-15z",
  stairs: "l M3 20h5v-5h5v-5h5V5h3",
  pan: "l M12 3v18M3 12h18M12 3L9.5 5.5M12 3l2.5 2.5M12 21l-2.5-2.5M12 21l2.5-2.5M3 12l2.5-2.5M3 12l2.5 2.5M21 12l-2.5-2.5M21 12l-2.5 2.5",
  starts:
    "l M15 9.5a6 6 0 1 0 0 5M11.2 10.2c-.4-1-3.6-1.2-3.6.4 0 1.7 3.8 1 3.8 2.8 0 1.7-3.6 1.5-4 .3M17 12h5M19.5 9.5v5",
  goals: "l M15 9.5a6 6 0 1 0 0 5M11.4 10.6c-1.4-1.6-4-.6-4 1.5s2.8 3.2 4 1.4v-1.3h-1.6M17 12h5M19.5 9.5v5",
  undo: "l M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10h-3",
  redo: "l M16 5l4 4-4 4M20 9H10a5 5 0 0 0 0 10h3",
  clear: "l M5 7h14M9.5 7V4.5h5V7M7 7l1 13h8l1-13",
  reload: "l M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4v5h-5",
  fit: "l M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  help: "l M9 9a3 3 0 1 1 4.2 2.8c-.8.4-1.2 1-1.2 2.2M12 17.5v.1",
} as const;

export type Icon = keyof typeof SHAPES;

export const isIcon = (name: string): name is Icon => name in SHAPES;

export function icon(name: Icon): SVGSVGElement {
  const [kind, path] = [SHAPES[name][0], SHAPES[name].slice(2)];
  const attributes = { viewBox: "0 0 24 24", "aria-hidden": "true", ...(kind === "l" && { class: "lines" }) };
  return drawn("svg", attributes, drawn("path", { d: path }));
}

/** What the colours on a printed board mean: a reader of paper has no help to open, and no cell to point at. */
import type { Scene } from "../board/scene.js";
import type { GraphScene } from "../graph-view/graph-scene.js";
import { drawn, make } from "../shared/dom.js";
import type { Words } from "../words/index.js";

type Name = "wall" | "occupied" | "open" | "fresh" | "closed" | "now" | "path" | "repaired" | "wasted";

const OPEN = 1;
const CLOSED = 2;

/** What there is on a board; of a map so large that it is a picture of pixels, anything may be. */
export function seenOn(scene: Scene | GraphScene): Name[] {
  const states = scene.kind === "grid" ? (scene.ground.values?.state ?? []) : scene.nodes.map(({ state }) => state);
  const isFar = scene.kind === "grid" && scene.ground.pixels !== undefined;
  const { path, now, fresh } = scene.kind === "grid" ? scene.marks : scene;
  const isTouched = (how: string) =>
    scene.kind === "grid" && scene.marks.highlights.some(({ kind, spots }) => kind === how && spots.length > 0);
  const isField = scene.kind === "grid" && scene.ground.field;
  const seen: Record<Name, boolean> = {
    wall: scene.kind === "grid" && (isFar || scene.ground.walls.includes(1)),
    occupied: scene.kind === "graph" && scene.nodes.some(({ occupied }) => occupied),
    open: !isField && (isFar || states.includes(OPEN as never)),
    fresh: fresh.length > 0,
    closed: !isField && (isFar || states.includes(CLOSED as never)),
    now: now !== null,
    path: path.length > 1,
    repaired: isTouched("repaired"),
    wasted: isTouched("wasted"),
  };
  return (Object.keys(seen) as Name[]).filter((name) => seen[name]);
}

const named = ({ wallCell: wall, occupied, states, key, touches }: Words): Record<Name, string> => ({
  ...states,
  ...key,
  ...touches,
  wall,
  occupied,
});

export function paperLegend(scenes: readonly (Scene | GraphScene)[], words: Words): HTMLElement[] {
  const names = new Set(scenes.flatMap(seenOn));
  const isGraph = scenes[0]?.kind === "graph";
  return [...names].map((name) => {
    const mark = name === "occupied" ? "wall" : name;
    const isDot = name === "repaired" || name === "wasted";
    const picture =
      name === "path"
        ? drawn("path", { class: mark, d: "M1 10H19" })
        : isGraph || isDot
          ? drawn("circle", { class: mark, cx: 10, cy: 10, r: isDot ? 4 : 7 })
          : drawn("rect", { class: mark, x: 2, y: 2, width: 16, height: 16 });
    return make("li", "", drawn("svg", { viewBox: "0 0 20 20", "aria-hidden": "true" }, picture), named(words)[name]);
  });
}

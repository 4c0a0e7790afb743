/** The first visit: the example plays slowly from its beginning, or waits for a large Play where nothing is to move by itself. */
import type { StepStarElement } from "stepstar/element";
import { samePlace } from "../../package/shared/places.js";
import { button, make } from "../shared/dom.js";
import { remember, remembered } from "../shared/remembered.js";
import { t } from "../shared/text.js";
import type { Lab } from "./lab.js";

const KEY = "stepstar-visited";

/** Steps a second: each can be followed. */
const SLOW = 4;

/** Called once the first example is on the board, for a visit without a link. */
export function welcome(lab: Lab): void {
  if (remembered(KEY) !== null) return;
  remember(KEY, "yes");
  const { board } = lab;
  board.position = 0;
  board.speed = SLOW;
  if (!matchMedia("(prefers-reduced-motion: reduce)").matches) {
    board.play();
    return;
  }
  const play = button(t("▶ Play"), () => board.play(), { className: "primary", title: t("Play the search, slowly") });
  const cover = make("div", { className: "welcome" }, play);
  board.parentElement!.append(cover);
  // Once the board has its size, and whenever that changes.
  const sized = new ResizeObserver(() => stand(play, board));
  sized.observe(board);
  // Whatever else the reader does first, the button is not needed any more.
  for (const event of ["step", "edit", "withdrawn"] as const)
    board.addEventListener(event, () => {
      if (board.position === 0 && event === "step") return;
      sized.disconnect();
      cover.remove();
    });
}

/** Puts the button where it covers no wall, nor start or goal, as near to the middle of the board as that is possible. */
function stand(play: HTMLElement, board: StepStarElement): void {
  const scene = board.scene();
  const surface = board.shadowRoot?.querySelector(".board");
  if (scene.kind !== "grid" || !surface) return;
  const { map, view, walls } = scene.ground;
  const [wide, high] = [play.offsetWidth / view.scale, play.offsetHeight / view.scale];
  const ends = [board.start, board.goal];
  const isCovered = (x: number, y: number) =>
    walls[y * map.width + x] === 1 || ends.some((end) => samePlace(end, [x, y]));
  let [least, best] = [Infinity, [0, 0] as readonly [number, number]];
  for (let y = 0; y + high <= map.height; y++)
    for (let x = 0; x + wide <= map.width; x++) {
      const away = Math.hypot(x + wide / 2 - map.width / 2, y + high / 2 - map.height / 2);
      const cells = [...Array(Math.ceil(wide) * Math.ceil(high)).keys()];
      const across = Math.ceil(wide);
      if (away < least && !cells.some((i) => isCovered(x + (i % across), y + Math.floor(i / across))))
        [least, best] = [away, [x, y]];
    }
  if (least === Infinity) return;
  const [from, to] = [play.offsetParent!.getBoundingClientRect(), surface.getBoundingClientRect()];
  Object.assign(play.style, {
    position: "absolute",
    left: `${to.left - from.left + (best[0] - view.x) * view.scale}px`,
    top: `${to.top - from.top + (best[1] - view.y) * view.scale}px`,
  });
}

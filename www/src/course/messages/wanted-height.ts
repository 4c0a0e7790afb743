/** The height of a page with one board at which nothing has to be scrolled, whatever height the frame has now. */
import type { StepStarElement } from "stepstar/element";

/** No board asks for more, however wide its column is. */
const HIGHEST = 640;
const LOWEST = 128;
/** No cell needs to be larger. */
const LARGEST_CELL = 96;

export function wantedHeight(board: StepStarElement): number {
  const surface = board.shadowRoot?.querySelector<HTMLElement>(".board");
  const page = document.documentElement.offsetHeight;
  if (!surface || board.hasAttribute("height")) return page;
  const [across = 3, down = 2] = getComputedStyle(surface).aspectRatio.split("/").map(Number);
  const natural = (surface.clientWidth * down) / across;
  const largest = Math.min(HIGHEST, Number(surface.style.getPropertyValue("--rows") || HIGHEST) * LARGEST_CELL);
  return page - surface.clientHeight + Math.max(LOWEST, Math.min(natural, largest));
}

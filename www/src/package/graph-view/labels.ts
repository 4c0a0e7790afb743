/** Where the labels of a graph go, so that none overlaps another or is cut off. */
import type { Size } from "../board/view.js";

type Place = readonly [x: number, y: number];

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The side of a tile: about as long as a label. */
const TILE = 64;

/** The room in a picture that is taken. */
export class Labels {
  /** The boxes on each tile of the picture: only these can be in the way of a label there. */
  readonly #taken = new Map<string, Box[]>();

  constructor(private readonly picture: Size) {}

  /** Takes the first of the places (middles of the label) at which a label of this size is in the picture and clear of all others. */
  place(places: readonly Place[], width: number, height: number): Place | undefined {
    const free = places.find((place) => this.isFree(place, width, height));
    if (free) this.take(free, width, height);
    return free;
  }

  /** Takes a place, whatever is there. */
  take(place: Place, width: number, height: number): void {
    const box = boxAt(place, width, height);
    for (const tile of tilesOf(box)) {
      const others = this.#taken.get(tile);
      if (others) others.push(box);
      else this.#taken.set(tile, [box]);
    }
  }

  /** Whether a label of this size would be in the picture there, and clear of all others. */
  isFree(place: Place, wide: number, high: number): boolean {
    const box = boxAt(place, wide, high);
    const { left, top, right, bottom } = box;
    const { width, height } = this.picture;
    if (left < 0 || top < 0 || right > width || bottom > height) return false;
    const clear = (other: Box) =>
      left >= other.right || right <= other.left || top >= other.bottom || bottom <= other.top;
    return tilesOf(box).every((tile) => this.#taken.get(tile)?.every(clear) ?? true);
  }
}

function tilesOf({ left, top, right, bottom }: Box): string[] {
  const tiles: string[] = [];
  for (let x = Math.floor(left / TILE); x <= right / TILE; x++)
    for (let y = Math.floor(top / TILE); y <= bottom / TILE; y++) tiles.push(`${x} ${y}`);
  return tiles;
}

const boxAt = ([x, y]: Place, width: number, height: number): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
});

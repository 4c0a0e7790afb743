/** Where labels of a graph go, so that none lies on another or is cut off. */
import type { Size } from "../board/view.js";

type Place = readonly [x: number, y: number];

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What is taken in a picture. */
export class Labels {
  readonly #taken: Box[] = [];

  constructor(private readonly picture: Size) {}

  /** Takes the first of the places (its middle) at which a label of this size is in the picture and clear of all others. */
  place(places: readonly Place[], width: number, height: number): Place | undefined {
    const free = places.find((place) => this.#isFree(boxAt(place, width, height)));
    if (free) this.take(free, width, height);
    return free;
  }

  /** Takes a place, whatever is there. */
  take(place: Place, width: number, height: number): void {
    this.#taken.push(boxAt(place, width, height));
  }

  #isFree({ left, top, right, bottom }: Box): boolean {
    const { width, height } = this.picture;
    const inside = left >= 0 && top >= 0 && right <= width && bottom <= height;
    return (
      inside &&
      !this.#taken.some((other) => left < other.right && right > other.left && top < other.bottom && bottom > other.top)
    );
  }
}

const boxAt = ([x, y]: Place, width: number, height: number): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
});

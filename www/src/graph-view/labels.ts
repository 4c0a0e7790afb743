/** Where labels of a graph go, so that none lies on another. */

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

  /** Takes the first of the places (its middle) at which a label of this size is clear of all others; the least covered, if none is. */
  place(places: readonly Place[], width: number, height: number): Place {
    let best: Place = places[0]!;
    let least = Infinity;
    for (const place of places) {
      const covered = this.#covered(boxAt(place, width, height));
      if (covered < least) [best, least] = [place, covered];
    }
    this.take(best, width, height);
    return best;
  }

  /** Takes a place, whatever is there. */
  take(place: Place, width: number, height: number): void {
    this.#taken.push(boxAt(place, width, height));
  }

  /** How much of a box is taken. */
  #covered(box: Box): number {
    const common = this.#taken.map((other) => {
      const wide = Math.min(box.right, other.right) - Math.max(box.left, other.left);
      const high = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
      return Math.max(0, wide) * Math.max(0, high);
    });
    return common.reduce((sum, area) => sum + area, 0);
  }
}

const boxAt = ([x, y]: Place, width: number, height: number): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
});

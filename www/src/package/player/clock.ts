/** Turns time into steps: one a second at the slowest, the whole search in two seconds at the fastest. */
const WHOLE_SEARCH_SECONDS = 2;
const PLEASANT_SECONDS = 8;
/** Steps per second: a short search is not made to last so long. */
const SLOWEST_PLEASANT = 4;

/** Steps per second for a slider from 0 to 1, on a logarithmic scale. */
export function rateAt(slider: number, steps: number): number {
  return fastest(steps) ** slider;
}

/** Where the slider stands at a rate. */
export function sliderAt(rate: number, steps: number): number {
  // Of a search that has one rate only, this is 0 / 0.
  return Math.min(1, Math.max(0, Math.log(rate) / Math.log(fastest(steps)) || 0));
}

/** A rate at which a search is neither over at once nor tires the reader. */
export function pleasantRate(steps: number): number {
  return Math.min(fastest(steps), Math.max(SLOWEST_PLEASANT, steps / PLEASANT_SECONDS));
}

function fastest(steps: number): number {
  return Math.max(1, steps / WHOLE_SEARCH_SECONDS);
}

/** Counts the whole steps that are due; the fraction left over counts in the next frame. */
export class Clock {
  #owed = 0;

  reset(): void {
    this.#owed = 0;
  }

  tick(milliseconds: number, rate: number): number {
    // After a pause (another tab was in front) playing goes on, without catching up. The first frame may have begun before `play`.
    // A speed may be Infinity, and 0 * Infinity is no number.
    this.#owed += (Math.max(0, Math.min(milliseconds, 250)) / 1000) * Math.min(rate, 1e99);
    const due = Math.floor(this.#owed);
    this.#owed -= due;
    return due;
  }
}

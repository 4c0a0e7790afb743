/** From time to steps: one a second at the slowest, the whole search in two seconds at the fastest. */
const WHOLE_SEARCH_SECONDS = 2;
const PLEASANT_SECONDS = 8;

/** Steps a second for a slider from 0 to 1: equal ways on it are equal factors. */
export function rateAt(slider: number, steps: number): number {
  return fastest(steps) ** slider;
}

/** Where the slider stands for a rate. */
export function sliderAt(rate: number, steps: number): number {
  const most = fastest(steps);
  return most === 1 ? 1 : Math.min(1, Math.max(0, Math.log(rate) / Math.log(most)));
}

/** A pace at which a search is neither over at once nor tires the reader. */
export function pleasantRate(steps: number): number {
  return Math.min(fastest(steps), Math.max(4, steps / PLEASANT_SECONDS));
}

function fastest(steps: number): number {
  return Math.max(1, steps / WHOLE_SEARCH_SECONDS);
}

/** Counts the whole steps that are due; what is left of one waits for the next frame. */
export class Clock {
  #owed = 0;

  reset(): void {
    this.#owed = 0;
  }

  tick(milliseconds: number, rate: number): number {
    // After a pause of the page (another tab was in front) one goes on, and doesn't catch up. The first frame may have begun before `play`.
    this.#owed += (Math.max(0, Math.min(milliseconds, 250)) / 1000) * rate;
    const due = Math.floor(this.#owed);
    this.#owed -= due;
    return due;
  }
}

/**
 * Work that follows the board, at most once a frame. Work that has proved slow (a long open list on a huge map) waits until the
 * board rests, or until it is within its share of the time: scrubbing stays smooth, and panels still update while it plays.
 */
const SLOW_MS = 4;
export const REST_MS = 120;
/** Slow work may take one millisecond in this many. */
const SHARE = 20;
/** What `long` work is taken to need at least. */
const LONG_MS = 25;

/** `long`: whether the work must be expected to be slow, however quick it was last time. */
export function calmly(work: () => void, long: () => boolean = () => false): () => void {
  let frame = 0;
  let timer = 0;
  let took = 0;
  let done = 0;
  const run = () => {
    frame = 0;
    const began = performance.now();
    work();
    done = performance.now();
    took = done - began;
  };
  return () => {
    clearTimeout(timer);
    const takes = long() ? Math.max(took, LONG_MS) : took;
    if (takes > SLOW_MS) {
      // It may have been quick when it was put there.
      cancelAnimationFrame(frame);
      frame = 0;
      timer = window.setTimeout(run, Math.min(REST_MS, done + SHARE * takes - performance.now()));
    } else if (frame === 0) frame = requestAnimationFrame(run);
  };
}

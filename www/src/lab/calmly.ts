/**
 * Work that follows the board: at most once a frame. What has turned out to be slow (a long open list on a huge map) waits
 * until the board rests, or until it has had its share of the time: scrubbing stays smooth, and while it plays nothing stands still.
 */
const SLOW = 4;
const REST = 120;
/** Of so many milliseconds what is slow may take one. */
const SHARE = 20;
/** What is known beforehand to be slow, until it has shown how slow. */
const LONG = 25;

/** `long`: where it is known beforehand that it will be slow: now and then only, however quick it was last time. */
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
    const takes = long() ? Math.max(took, LONG) : took;
    if (takes > SLOW) timer = window.setTimeout(run, Math.min(REST, done + SHARE * takes - performance.now()));
    else if (frame === 0) frame = requestAnimationFrame(run);
  };
}

/**
 * Work that follows the board: at most once a frame. What has turned out to be slow (a long open list on a huge map) waits
 * until the board rests, so that scrubbing stays smooth.
 */
const SLOW = 4;
const REST = 120;

/** `long`: where it is known beforehand that it will be slow. */
export function calmly(work: () => void, long: () => boolean = () => false): () => void {
  let frame = 0;
  let timer = 0;
  let took = 0;
  const run = () => {
    frame = 0;
    const began = performance.now();
    work();
    took = performance.now() - began;
  };
  return () => {
    clearTimeout(timer);
    if (took > SLOW || long()) timer = window.setTimeout(run, REST);
    else if (frame === 0) frame = requestAnimationFrame(run);
  };
}

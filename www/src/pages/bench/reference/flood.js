/** How many straight steps each cell is from the start; -1 if unreachable. Visits each cell once, and needs no heap. */
export function flood({ width, height, cells }, start) {
  const steps = new Int32Array(width * height).fill(-1);
  const queue = new Int32Array(width * height);
  let end = 1;
  queue[0] = start;
  steps[start] = 0;
  for (let next = 0; next < end; next++) {
    const at = queue[next];
    const x = at % width;
    const reach = (to) => {
      if (cells[to] === 0 && steps[to] < 0) {
        steps[to] = steps[at] + 1;
        queue[end++] = to;
      }
    };
    if (x > 0) reach(at - 1);
    if (x < width - 1) reach(at + 1);
    if (at >= width) reach(at - width);
    if (at + width < steps.length) reach(at + width);
  }
  return steps;
}

/** What a path costs, step by step; NaN if it does anything that is not allowed. */

/**
 * `path`: cells as indices. `costs`: of stepping onto each cell; absent: 1. A diagonal step needs both cells beside it free.
 * @param {{ width: number, cells: Uint8Array, costs?: ArrayLike<number> }} map
 * @param {number[]} path
 * @param {readonly number[]} ends
 * @param {boolean} diagonal
 */
export function walkGrid({ width, cells, costs }, path, [start, goal], diagonal) {
  if (path.length === 0 || path[0] !== start || path[path.length - 1] !== goal) return Number.NaN;
  let sum = 0;
  for (let i = 1; i < path.length; i++) {
    const [from, to] = [path[i - 1], path[i]];
    const [dx, dy] = [(to % width) - (from % width), Math.floor(to / width) - Math.floor(from / width)];
    const straight = Math.abs(dx) + Math.abs(dy) === 1;
    const slanted = Math.abs(dx) === 1 && Math.abs(dy) === 1;
    const beside = slanted && (cells[from + dx] || cells[from + dy * width]);
    if (cells[to] || !(straight || (slanted && diagonal && !beside))) return Number.NaN;
    sum += (straight ? 1 : Math.SQRT2) * (costs ? costs[to] : 1);
  }
  return sum;
}

/** `path`: node ids. `cheapest`: a map from `from * count + to` to the cost of the cheapest connection. */
export function walkGraph({ count, cheapest }, path, [start, goal]) {
  if (path.length === 0 || path[0] !== start || path[path.length - 1] !== goal) return Number.NaN;
  let sum = 0;
  for (let i = 1; i < path.length; i++) sum += cheapest.get(path[i - 1] * count + path[i]) ?? Number.NaN;
  return sum;
}

/** Adds the cells between corners, for planners that return only corners. */
export function fillIn(corners, width) {
  const path = corners.slice(0, 1);
  for (let i = 1; i < corners.length; i++) {
    let [x, y] = [path[path.length - 1] % width, Math.floor(path[path.length - 1] / width)];
    const [toX, toY] = [corners[i] % width, Math.floor(corners[i] / width)];
    while (x !== toX || y !== toY) {
      x += Math.sign(toX - x);
      y += Math.sign(toY - y);
      path.push(y * width + x);
    }
  }
  return path;
}

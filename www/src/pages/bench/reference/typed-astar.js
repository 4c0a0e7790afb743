/**
 * A* over terrain, as fast as plain JavaScript gets with a binary heap and typed arrays: tables are made once and stamped for
 * each search, a border of walls saves testing for the edge, each cell knows its place in the heap, and the loop over
 * neighbours is unrolled.
 */
export class TypedAStar {
  /** `cells`: 1 is a wall. `costs`: of stepping onto each cell. A diagonal step needs both cells beside it free. */
  constructor(width, height, cells, costs, diagonal = true) {
    this.width = width;
    this.stride = width + 2;
    const size = this.stride * (height + 2);
    this.wall = new Uint8Array(size).fill(1);
    this.cost = new Float64Array(size);
    this.cheapest = Infinity;
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const at = (y + 1) * this.stride + x + 1;
        this.wall[at] = cells[y * width + x];
        this.cost[at] = costs[y * width + x];
        if (!this.wall[at] && this.cost[at] < this.cheapest) this.cheapest = this.cost[at];
      }
    }
    this.diagonal = diagonal;
    this.g = new Float64Array(size);
    this.f = new Float64Array(size);
    this.parent = new Int32Array(size);
    this.stamp = new Int32Array(size);
    this.place = new Int32Array(size);
    this.heap = new Int32Array(size);
    this.heapSize = 0;
    this.search = 0;
    this.goalX = 0;
    this.goalY = 0;
    this.expanded = 0;
  }

  /** The cells of the cheapest path as indices, and its cost; no cells if there is none. */
  find(start, goal) {
    const { stride, width, wall, stamp, g, f, place } = this;
    const inside = (index) => (Math.floor(index / width) + 1) * stride + (index % width) + 1;
    const [from, to] = [inside(start), inside(goal)];
    this.goalX = to % stride;
    this.goalY = Math.floor(to / stride);
    this.search++;
    this.heapSize = 0;
    this.expanded = 0;
    stamp[from] = this.search;
    g[from] = 0;
    f[from] = this.estimate(from);
    this.parent[from] = -1;
    this.place[from] = 0;
    this.heap[this.heapSize++] = from;
    while (this.heapSize > 0) {
      const at = this.pop();
      if (at === to) return { path: this.trail(to), cost: g[to] };
      place[at] = -1;
      this.expanded++;
      const north = wall[at - stride] === 0;
      const south = wall[at + stride] === 0;
      const east = wall[at + 1] === 0;
      const west = wall[at - 1] === 0;
      if (north) this.reach(at, at - stride, 1);
      if (east) this.reach(at, at + 1, 1);
      if (south) this.reach(at, at + stride, 1);
      if (west) this.reach(at, at - 1, 1);
      if (!this.diagonal) continue;
      if (north && east && wall[at - stride + 1] === 0) this.reach(at, at - stride + 1, Math.SQRT2);
      if (south && east && wall[at + stride + 1] === 0) this.reach(at, at + stride + 1, Math.SQRT2);
      if (south && west && wall[at + stride - 1] === 0) this.reach(at, at + stride - 1, Math.SQRT2);
      if (north && west && wall[at - stride - 1] === 0) this.reach(at, at - stride - 1, Math.SQRT2);
    }
    return { path: [], cost: Infinity };
  }

  reach(at, next, length) {
    const cost = this.g[at] + this.cost[next] * length;
    if (this.stamp[next] === this.search) {
      // The estimate is consistent: a closed cell (place -1) has its final g.
      if (this.place[next] < 0 || cost >= this.g[next]) return;
      this.f[next] += cost - this.g[next];
    } else {
      this.stamp[next] = this.search;
      this.f[next] = cost + this.estimate(next);
      this.place[next] = this.heapSize++;
    }
    this.g[next] = cost;
    this.parent[next] = at;
    this.rise(next, this.place[next]);
  }

  estimate(at) {
    const x = Math.abs((at % this.stride) - this.goalX);
    const y = Math.abs(((at / this.stride) | 0) - this.goalY);
    const length = this.diagonal ? (x < y ? x * (Math.SQRT2 - 1) + y : y * (Math.SQRT2 - 1) + x) : x + y;
    return length * this.cheapest;
  }

  rise(node, from) {
    const { heap, f, place } = this;
    let at = from;
    const key = f[node];
    while (at > 0) {
      const above = (at - 1) >> 1;
      const other = heap[above];
      if (f[other] <= key) break;
      heap[at] = other;
      place[other] = at;
      at = above;
    }
    heap[at] = node;
    place[node] = at;
  }

  pop() {
    const { heap, f, place } = this;
    const least = heap[0];
    const node = heap[--this.heapSize];
    const size = this.heapSize;
    const key = f[node];
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= size) break;
      if (child + 1 < size && f[heap[child + 1]] < f[heap[child]]) child++;
      const other = heap[child];
      if (f[other] >= key) break;
      heap[at] = other;
      place[other] = at;
      at = child;
    }
    heap[at] = node;
    place[node] = at;
    return least;
  }

  trail(to) {
    const path = [];
    for (let at = to; at >= 0; at = this.parent[at]) {
      path.push((Math.floor(at / this.stride) - 1) * this.width + (at % this.stride) - 1);
    }
    return path.reverse();
  }
}

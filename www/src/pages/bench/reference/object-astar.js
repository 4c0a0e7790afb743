/**
 * A* in the manner of PathFinding.js, with terrain added: an object per cell, arrays of neighbours, and a binary heap with a
 * comparison function, which looks up an improved node by identity. As there, each search needs fresh nodes; the benchmark does
 * not time making them.
 */
export class ObjectAStar {
  constructor(width, height, cells, costs, diagonal = true) {
    Object.assign(this, { width, height, cells, costs, diagonal });
    this.cheapest = costs.reduce((least, cost, at) => (cells[at] ? least : Math.min(least, cost)), Infinity);
  }

  /** A grid of fresh nodes. */
  grid() {
    const rows = [];
    for (let y = 0; y < this.height; y++) {
      const row = [];
      for (let x = 0; x < this.width; x++) {
        const at = y * this.width + x;
        row.push({ x, y, walkable: this.cells[at] === 0, cost: this.costs[at] });
      }
      rows.push(row);
    }
    return rows;
  }

  /** @returns {{ path: [x: number, y: number][], cost: number }} */
  find(start, goal, nodes = this.grid()) {
    const from = nodes[Math.floor(start / this.width)][start % this.width];
    const to = nodes[Math.floor(goal / this.width)][goal % this.width];
    const open = new Heap((a, b) => a.f - b.f);
    from.g = 0;
    from.f = 0;
    from.opened = true;
    open.push(from);
    while (open.nodes.length > 0) {
      const node = open.pop();
      node.closed = true;
      if (node === to) return { path: this.trail(to), cost: to.g };
      for (const next of this.neighbours(nodes, node)) {
        if (next.closed) continue;
        const g = node.g + (next.x === node.x || next.y === node.y ? 1 : Math.SQRT2) * next.cost;
        if (next.opened && g >= next.g) continue;
        next.g = g;
        next.h ??= this.cheapest * this.estimate(Math.abs(next.x - to.x), Math.abs(next.y - to.y));
        next.f = next.g + next.h;
        next.parent = node;
        if (next.opened) {
          open.update(next);
        } else {
          open.push(next);
          next.opened = true;
        }
      }
    }
    return { path: [], cost: Infinity };
  }

  estimate(dx, dy) {
    if (!this.diagonal) return dx + dy;
    const less = Math.SQRT2 - 1;
    return dx < dy ? less * dx + dy : less * dy + dx;
  }

  neighbours(nodes, { x, y }) {
    const free = (x, y) => x >= 0 && x < this.width && y >= 0 && y < this.height && nodes[y][x].walkable;
    const [north, east, south, west] = [free(x, y - 1), free(x + 1, y), free(x, y + 1), free(x - 1, y)];
    const found = [];
    if (north) found.push(nodes[y - 1][x]);
    if (east) found.push(nodes[y][x + 1]);
    if (south) found.push(nodes[y + 1][x]);
    if (west) found.push(nodes[y][x - 1]);
    if (!this.diagonal) return found;
    if (north && west && free(x - 1, y - 1)) found.push(nodes[y - 1][x - 1]);
    if (north && east && free(x + 1, y - 1)) found.push(nodes[y - 1][x + 1]);
    if (south && east && free(x + 1, y + 1)) found.push(nodes[y + 1][x + 1]);
    if (south && west && free(x - 1, y + 1)) found.push(nodes[y + 1][x - 1]);
    return found;
  }

  trail(to) {
    const path = [];
    for (let node = to; node; node = node.parent) path.push([node.x, node.y]);
    return path.reverse();
  }
}

/** A binary heap of objects. */
class Heap {
  constructor(compare) {
    this.compare = compare;
    this.nodes = [];
  }

  push(node) {
    this.nodes.push(node);
    this.rise(this.nodes.length - 1);
  }

  pop() {
    const least = this.nodes[0];
    const last = this.nodes.pop();
    if (this.nodes.length > 0) {
      this.nodes[0] = last;
      this.sink(0);
    }
    return least;
  }

  update(node) {
    this.rise(this.nodes.indexOf(node));
  }

  rise(from) {
    const node = this.nodes[from];
    let at = from;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (this.compare(node, this.nodes[above]) >= 0) break;
      this.nodes[at] = this.nodes[above];
      at = above;
    }
    this.nodes[at] = node;
  }

  sink(from) {
    const node = this.nodes[from];
    let at = from;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= this.nodes.length) break;
      if (child + 1 < this.nodes.length && this.compare(this.nodes[child + 1], this.nodes[child]) < 0) child++;
      if (this.compare(this.nodes[child], node) >= 0) break;
      this.nodes[at] = this.nodes[child];
      at = child;
    }
    this.nodes[at] = node;
  }
}

/** Maps for the benchmark, the same in every run. They are generated here, so that nothing has to be downloaded. */

/** Mulberry32: random numbers in [0, 1). */
export function seeded(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A map: 1 is a wall. */
function map(name, width, height, isWall) {
  const cells = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) cells[y * width + x] = isWall(x, y) ? 1 : 0;
  return { name, width, height, cells };
}

/** No walls at all. */
export function openMap(size) {
  return map("open", size, size, () => false);
}

/** Each cell is a wall with the same probability. */
export function randomMap(size, density, seed = 1) {
  const random = seeded(seed);
  return map(`random ${Math.round(density * 100)} %`, size, size, () => random() < density);
}

/** Square rooms with a door in most walls between them. */
export function roomsMap(size, side, seed = 2) {
  const random = seeded(seed);
  const doors = new Set();
  for (let y = 0; y < size; y += side) {
    for (let x = 0; x < size; x += side) {
      const along = () => 1 + Math.floor(random() * (side - 1));
      if (random() < 0.9) doors.add(`${x} ${y + along()}`);
      if (random() < 0.9) doors.add(`${x + along()} ${y}`);
    }
  }
  return map(`rooms of ${side}`, size, size, (x, y) => (x % side === 0 || y % side === 0) && !doors.has(`${x} ${y}`));
}

/** A perfect maze, by a depth-first walk over cells two apart. */
export function mazeMap(size, seed = 3) {
  const random = seeded(seed);
  const maze = map("maze", size, size, () => true);
  const rooms = Math.floor((size - 1) / 2);
  const place = (x, y) => (2 * y + 1) * size + 2 * x + 1;
  const stack = [[0, 0]];
  maze.cells[place(0, 0)] = 0;
  while (stack.length > 0) {
    const [x, y] = stack[stack.length - 1];
    const next = [
      [x + 1, y],
      [x, y + 1],
      [x - 1, y],
      [x, y - 1],
    ].filter(([x, y]) => x >= 0 && y >= 0 && x < rooms && y < rooms && maze.cells[place(x, y)] === 1);
    if (next.length === 0) {
      stack.pop();
      continue;
    }
    const [toX, toY] = next[Math.floor(random() * next.length)];
    maze.cells[(place(x, y) + place(toX, toY)) / 2] = 0;
    maze.cells[place(toX, toY)] = 0;
    stack.push([toX, toY]);
  }
  return maze;
}

/** Random walls, smoothed until they are caves. */
export function cavesMap(size, seed = 4) {
  let caves = { ...randomMap(size, 0.42, seed), name: "caves" };
  for (let round = 0; round < 4; round++) {
    const { cells } = caves;
    const wall = (x, y) => x < 0 || y < 0 || x >= size || y >= size || cells[y * size + x] === 1;
    caves = map("caves", size, size, (x, y) => {
      let walls = 0;
      for (let dy = -1; dy <= 1; dy++) for (let dx = -1; dx <= 1; dx++) walls += wall(x + dx, y + dy) ? 1 : 0;
      return walls >= 5;
    });
  }
  return caves;
}

/** Blocks of houses with courtyards between streets of different widths. */
export function cityMap(size, seed = 5) {
  const random = seeded(seed);
  const streets = () => {
    const street = new Uint8Array(size);
    for (let at = 0; at < size; at += 10 + Math.floor(random() * 20)) {
      const wide = 1 + Math.floor(random() * 3);
      street.fill(1, at, at + wide);
    }
    return street;
  };
  const [columns, rows] = [streets(), streets()];
  const city = map("city", size, size, (x, y) => !columns[x] && !rows[y]);
  for (let yard = 0; yard < (size * size) / 400; yard++) {
    const [x, y] = [Math.floor(random() * (size - 6)), Math.floor(random() * (size - 6))];
    for (let dy = 0; dy < 6; dy++) city.cells.fill(0, (y + dy) * size + x, (y + dy) * size + x + 6);
  }
  return city;
}

/** Terrain: what it costs to step onto each cell. */
export const terrains = {
  /** Each cell at random, from 1 to 9. */
  mixed: (size, seed = 6) => {
    const random = seeded(seed);
    return Float64Array.from({ length: size * size }, () => 1 + Math.floor(random() * 9));
  },
  /** Hills: smooth noise over several scales, from 1 to 9. */
  hills: (size, seed = 7) => {
    const height = new Float64Array(size * size);
    for (let [cell, weight] = [64, 1]; cell >= 8; cell /= 2, weight /= 2)
      addNoise(height, size, cell, weight, seed + cell);
    const [low, high] = [height.reduce((a, b) => Math.min(a, b)), height.reduce((a, b) => Math.max(a, b))];
    return height.map((value) => 1 + Math.round((8 * (value - low)) / (high - low)));
  },
  /** Plains of cost 1 with patches of forest (3), swamp (5) and rubble (8). */
  patches: (size, seed = 8) => {
    const random = seeded(seed);
    const costs = new Float64Array(size * size).fill(1);
    for (let patch = 0; patch < (size * size) / 700; patch++) {
      const [x, y, radius] = [random() * size, random() * size, 3 + random() * 12];
      const cost = [3, 5, 8][Math.floor(random() * 3)];
      for (let cy = Math.max(0, Math.ceil(y - radius)); cy < Math.min(size, y + radius); cy++) {
        for (let cx = Math.max(0, Math.ceil(x - radius)); cx < Math.min(size, x + radius); cx++) {
          if ((cx - x) ** 2 + (cy - y) ** 2 < radius ** 2) costs[cy * size + cx] = cost;
        }
      }
    }
    return costs;
  },
};

/** Adds random heights on a coarse grid, interpolated between. */
function addNoise(height, size, cell, weight, seed) {
  const random = seeded(seed);
  const wide = Math.ceil(size / cell) + 2;
  const knots = Float64Array.from({ length: wide * wide }, random);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const [kx, ky] = [Math.floor(x / cell), Math.floor(y / cell)];
      const [fx, fy] = [x / cell - kx, y / cell - ky];
      const at = (dx, dy) => knots[(ky + dy) * wide + kx + dx];
      const top = at(0, 0) * (1 - fx) + at(1, 0) * fx;
      const bottom = at(0, 1) * (1 - fx) + at(1, 1) * fx;
      height[y * size + x] += weight * (top * (1 - fy) + bottom * fy);
    }
  }
}

/**
 * Pairs of different free cells, as indices, that straight steps connect.
 * @returns {[start: number, goal: number][]}
 */
export function queries({ width, height, cells }, count, seed = 9) {
  const random = seeded(seed);
  const label = regions(width, height, cells);
  const pairs = [];
  for (let tries = 0; pairs.length < count && tries < 1000 * count; tries++) {
    const [start, goal] = [Math.floor(random() * cells.length), Math.floor(random() * cells.length)];
    if (start !== goal && label[start] !== 0 && label[start] === label[goal]) pairs.push([start, goal]);
  }
  return pairs;
}

/** A number for each region connected by straight steps; 0 for walls. */
function regions(width, height, cells) {
  const label = new Int32Array(width * height);
  let count = 0;
  for (let first = 0; first < label.length; first++) {
    if (cells[first] || label[first]) continue;
    count++;
    label[first] = count;
    const queue = [first];
    while (queue.length > 0) {
      const at = queue.pop();
      const x = at % width;
      for (const [to, on] of [
        [at - 1, x > 0],
        [at + 1, x < width - 1],
        [at - width, at >= width],
        [at + width, at < label.length - width],
      ]) {
        if (on && !cells[to] && !label[to]) {
          label[to] = count;
          queue.push(to);
        }
      }
    }
  }
  return label;
}

/**
 * A graph like a road map: junctions near the points of a lattice, most neighbours joined both ways, and a few fast main
 * roads. A road's cost is its length times its slowness.
 */
export function roads(count, seed = 10) {
  const random = seeded(seed);
  const side = Math.round(Math.sqrt(count));
  const nodes = [];
  for (let id = 0; id < side * side; id++) {
    const jitter = () => (random() - 0.5) * 0.8;
    nodes.push({ id, x: 100 * ((id % side) + jitter()), y: 100 * (Math.floor(id / side) + jitter()) });
  }
  const connections = [];
  const join = (from, to) => {
    const [a, b] = [nodes[from], nodes[to]];
    const length = Math.hypot(a.x - b.x, a.y - b.y);
    const main = Math.floor(from / side) % 32 === 0 || (from % side) % 32 === 0;
    const cost = length * (main ? 1 : 1.3 + random());
    connections.push({ from, to, cost }, { from: to, to: from, cost });
  };
  for (let id = 0; id < nodes.length; id++) {
    const [x, y] = [id % side, Math.floor(id / side)];
    if (x + 1 < side && random() < 0.85) join(id, id + 1);
    if (y + 1 < side && random() < 0.85) join(id, id + side);
    if (x + 1 < side && y + 1 < side && random() < 0.1) join(id, id + side + 1);
  }
  return { nodes, connections };
}

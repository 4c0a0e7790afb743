class PriorityQueue {
  constructor() {
    this.items = [];
  }
  enqueue(element, priority) {
    const entry = { element, priority };
    const at = this.items.findIndex((item) => priority < item.priority);
    if (at === -1) this.items.push(entry);
    else this.items.splice(at, 0, entry);
  }
  dequeue() {
    return this.items.shift();
  }
  isEmpty() {
    return this.items.length === 0;
  }
}

const key = ({ x, y }) => `${x},${y}`;

function aStar(grid, start, goal) {
  const h = (node) => Math.abs(node.x - goal[0]) + Math.abs(node.y - goal[1]);
  const open = new PriorityQueue();
  const first = { x: start[0], y: start[1] };
  const gScore = new Map([[key(first), 0]]);
  open.enqueue(first, h(first));
  const closed = new Set();
  while (!open.isEmpty()) {
    const { element: current } = open.dequeue();
    if (closed.has(key(current))) continue;
    if (current.x === goal[0] && current.y === goal[1]) return current;
    closed.add(key(current));
    for (const [dx, dy] of [[0, -1], [1, 0], [0, 1], [-1, 0]]) {
      const next = { x: current.x + dx, y: current.y + dy, parent: current };
      if (grid[next.y]?.[next.x] !== 0) continue;
      const g = gScore.get(key(current)) + 1;
      if (g < (gScore.get(key(next)) ?? Infinity)) {
        gScore.set(key(next), g);
        open.enqueue(next, g + h(next));
      }
    }
  }
  return null;
}

// A* on a map of text, printing its run as JSON lines. Usage: node astar.mjs MAP
import { readFileSync } from "node:fs";

const rows = readFileSync(process.argv[2], "utf8").trim().split(/\r?\n/);
const find = (sign) => {
  const y = rows.findIndex((row) => row.includes(sign));
  return { x: rows[y].indexOf(sign), y };
};
const goal = find("G");
const h = ({ x, y }) => Math.abs(x - goal.x) + Math.abs(y - goal.y);
const nodes = new Map();
const open = [{ ...find("S"), g: 0, parent: null }];
nodes.set(`${open[0].x},${open[0].y}`, open[0]);
while (open.length > 0) {
  open.sort((a, b) => a.g + h(a) - (b.g + h(b)));
  const at = open.shift();
  at.closed = true;
  const { x, y, g, parent } = at;
  console.log(JSON.stringify({ at: [x, y], g, h: h(at), f: g + h(at), parent: parent && [parent.x, parent.y] }));
  if (x === goal.x && y === goal.y) break;
  for (const [dx, dy] of [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ]) {
    const to = { x: x + dx, y: y + dy };
    const cell = rows[to.y]?.[to.x];
    if (cell === undefined || cell === "#") continue;
    const cost = g + (Number(cell) || 1);
    const known = nodes.get(`${to.x},${to.y}`);
    if (known === undefined) {
      const node = { ...to, g: cost, parent: at };
      nodes.set(`${to.x},${to.y}`, node);
      open.push(node);
    } else if (!known.closed && cost < known.g) {
      Object.assign(known, { g: cost, parent: at });
    }
  }
}

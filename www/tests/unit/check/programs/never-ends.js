// Looks everywhere, and only then at the goal.
export function findPath(grid, start, goal) {
  const open = [{ row: start[0], col: start[1], g: 0, f: 0 }];
  const best = { [start.join()]: 0 };
  while (open.length) {
    open.sort((a, b) => a.f - b.f);
    const node = open.shift();
    if (node.g > best[[node.row, node.col].join()]) continue;
    for (const [dr, dc] of [[-1, 0], [0, 1], [1, 0], [0, -1]]) {
      const row = node.row + dr;
      const col = node.col + dc;
      if (row < 0 || col < 0 || row >= grid.length || col >= grid[0].length || grid[row][col]) continue;
      const g = node.g + 1;
      const key = [row, col].join();
      if (g >= (best[key] ?? Infinity)) continue;
      best[key] = g;
      open.push({ row, col, g, f: g + Math.abs(row - goal[0]) + Math.abs(col - goal[1]) });
    }
  }
  return best[goal.join()] ?? -1;
}

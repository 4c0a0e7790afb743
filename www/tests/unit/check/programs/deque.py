from collections import defaultdict, deque


def astar(grid, start, goal):
    """Buckets by f, each a queue."""
    def h(cell):
        return abs(cell[0] - goal[0]) + abs(cell[1] - goal[1])

    buckets = defaultdict(deque)
    buckets[h(start)].append((0, start))
    best = defaultdict(lambda: float("inf"))
    best[start] = 0
    closed = set()
    while any(buckets.values()):
        f = min(key for key in buckets if buckets[key])
        g, cell = buckets[f].popleft()
        if cell in closed:
            continue
        closed.add(cell)
        if cell == goal:
            return g
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            x, y = cell[0] + dx, cell[1] + dy
            if 0 <= y < len(grid) and 0 <= x < len(grid[0]) and grid[y][x] == 0 and g + 1 < best[(x, y)]:
                best[(x, y)] = g + 1
                buckets[g + 1 + h((x, y))].append((g + 1, (x, y)))

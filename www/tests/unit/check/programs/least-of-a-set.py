def find_path(grid, start, goal):
    h = lambda c: abs(c[0] - goal[0]) + abs(c[1] - goal[1])
    open_set = {start}
    closed_set = set()
    g = {start: 0}
    f = {start: h(start)}
    while open_set:
        current = min(open_set, key=lambda c: f[c])
        if current == goal:
            return g[current]
        open_set.remove(current)
        closed_set.add(current)
        x, y = current
        for nx, ny in ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)):
            if not (0 <= ny < len(grid) and 0 <= nx < len(grid[ny])) or grid[ny][nx]:
                continue
            if (nx, ny) in closed_set:
                continue
            new = g[current] + 1
            if (nx, ny) not in open_set or new < g[(nx, ny)]:
                g[(nx, ny)] = new
                f[(nx, ny)] = new + h((nx, ny))
                open_set.add((nx, ny))

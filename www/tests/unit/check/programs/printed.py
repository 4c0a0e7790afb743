# Keeps its open list in a dictionary, and prints what it does.
opened = {start: (0, 0)}
closed = []
print("Starting A*...")
while opened:
    best = None
    for cell in opened:
        if best is None or opened[cell] < opened[best]:
            best = cell
    g = -opened[best][1]
    opened = {cell: opened[cell] for cell in opened if cell != best}
    closed = closed + [best]
    print("visiting", best)
    if best == goal:
        print("done")
        break
    x, y = best
    for dx, dy in ((1, 0), (0, 1), (-1, 0), (0, -1)):
        nx, ny = x + dx, y + dy
        if 0 <= ny < height and 0 <= nx < width and grid[ny][nx] == 0 and (nx, ny) not in closed:
            f = g + 1 + abs(goal[0] - nx) + abs(goal[1] - ny)
            if (nx, ny) not in opened or (f, -g - 1) < opened[(nx, ny)]:
                opened[(nx, ny)] = (f, -g - 1)

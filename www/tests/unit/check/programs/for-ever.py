def astar(grid, start, goal):
    queue = [start]
    while queue:
        current = queue.pop(0)
        queue.append(current)

astar(grid, start, goal)

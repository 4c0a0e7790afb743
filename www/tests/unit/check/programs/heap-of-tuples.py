import heapq

def heuristic(a, b):
    return abs(a[0] - b[0]) + abs(a[1] - b[1])

def a_star(grid, start, goal):
    open_set = []
    heapq.heappush(open_set, (heuristic(start, goal), start))
    came_from = {}
    g_score = {start: 0}
    closed = set()
    while open_set:
        current = heapq.heappop(open_set)[1]
        if current in closed:
            continue
        if current == goal:
            path = [current]
            while current in came_from:
                current = came_from[current]
                path.append(current)
            return path[::-1]
        closed.add(current)
        for dx, dy in [(0, 1), (1, 0), (0, -1), (-1, 0)]:
            x, y = current[0] + dx, current[1] + dy
            if 0 <= x < len(grid) and 0 <= y < len(grid[0]) and grid[x][y] == 0:
                tentative = g_score[current] + 1
                if tentative < g_score.get((x, y), float("inf")):
                    came_from[(x, y)] = current
                    g_score[(x, y)] = tentative
                    heapq.heappush(open_set, (tentative + heuristic((x, y), goal), (x, y)))
    return None

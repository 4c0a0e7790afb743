import heapq

def astar(grid, start, goal):
    heap = [(0, start)]
    seen = {start}
    while heap:
        _, (x, y) = heapq.heappop(heap)
        if (x, y) == goal:
            return True
        for nx, ny in [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]:
            if 0 <= ny < len(grid) and 0 <= nx < len(grid[0]) and not grid[ny][nx] and (nx, ny) not in seen:
                seen.add((nx, ny))
                # forgot g
                heapq.heappush(heap, (abs(nx - goal[0]) + abs(ny - goal[1]), (nx, ny)))
    return False

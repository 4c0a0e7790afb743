"""A* on a map of text, printing its run as JSON lines. Usage: python3 astar.py MAP"""
import heapq
import json
import sys

rows = open(sys.argv[1]).read().split()
find = lambda sign: next((r.index(sign), y) for y, r in enumerate(rows) if sign in r)
start, goal = find("S"), find("G")
cost = lambda x, y: int(rows[y][x]) if rows[y][x].isdigit() else 1
h = lambda x, y: abs(x - goal[0]) + abs(y - goal[1])

g, parent, closed = {start: 0}, {start: None}, set()
heap = [(h(*start), start)]
while heap:
    f, at = heapq.heappop(heap)
    if at in closed:
        continue  # an entry that is out of date
    closed.add(at)
    print(json.dumps({"at": at, "g": g[at], "h": h(*at), "f": f, "parent": parent[at]}))
    if at == goal:
        break
    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        x, y = at[0] + dx, at[1] + dy
        if not (0 <= y < len(rows) and 0 <= x < len(rows[y])) or rows[y][x] == "#":
            continue
        new = g[at] + cost(x, y)
        if new < g.get((x, y), float("inf")):
            g[x, y], parent[x, y] = new, at
            heapq.heappush(heap, (new + h(x, y), (x, y)))

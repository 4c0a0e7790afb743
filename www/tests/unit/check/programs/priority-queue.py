from queue import PriorityQueue
from typing import Dict, Optional, Tuple

Location = Tuple[int, int]

class SquareGrid:
    def __init__(self, cells):
        self.cells = cells

    def neighbors(self, id: Location):
        (x, y) = id
        for nx, ny in [(x + 1, y), (x - 1, y), (x, y - 1), (x, y + 1)]:
            if 0 <= ny < len(self.cells) and 0 <= nx < len(self.cells[0]) and self.cells[ny][nx] == 0:
                yield (nx, ny)

def search(graph: SquareGrid, begin: Location, end: Location):
    frontier = PriorityQueue()
    frontier.put((0, begin))
    came_from: Dict[Location, Optional[Location]] = {begin: None}
    cost_so_far: Dict[Location, float] = {begin: 0}
    while not frontier.empty():
        priority, current = frontier.get()
        if current == end:
            break
        for following in graph.neighbors(current):
            new_cost = cost_so_far[current] + 1
            if following not in cost_so_far or new_cost < cost_so_far[following]:
                cost_so_far[following] = new_cost
                frontier.put((new_cost + abs(end[0] - following[0]) + abs(end[1] - following[1]), following))
                came_from[following] = current
    return came_from

search(SquareGrid(grid), start, goal)

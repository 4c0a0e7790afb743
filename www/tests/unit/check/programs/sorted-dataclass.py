from __future__ import annotations
from dataclasses import dataclass, field

@dataclass(order=True)
class Node:
    f: float
    row: int = field(compare=False)
    col: int = field(compare=False)
    g: float = field(compare=False, default=0)
    parent: Node | None = field(compare=False, default=None)

def astar(grid, start, goal):
    def h(row, col):
        return abs(row - goal[0]) + abs(col - goal[1])

    open_list = [Node(h(*start), *start)]
    best = {start: 0}
    while open_list:
        open_list.sort()
        node = open_list.pop(0)
        if (node.row, node.col) == goal:
            return node
        for dr, dc in ((-1, 0), (0, 1), (1, 0), (0, -1)):
            row, col = node.row + dr, node.col + dc
            if 0 <= row < len(grid) and 0 <= col < len(grid[0]) and grid[row][col] == 0:
                g = node.g + 1
                if g < best.get((row, col), 10 ** 9):
                    best[(row, col)] = g
                    open_list.append(Node(g + h(row, col), row, col, g, node))
    return None

found = astar(grid, start, goal)

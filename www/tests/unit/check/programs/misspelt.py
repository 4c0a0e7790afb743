import heapq

def astar(grid, start, goal):
    heap = [(0, start)]
    while heap:
        f, current = heapq.heappop(heap)
        for neighbour in neighbors(current):
            heapq.heappush(heap, (0, neighbour))

astar(grid, start, goal)

import util

def aStarSearch(problem, heuristic):
    queue = util.PriorityQueue()
    start = problem.getStartState()
    queue.push((start, [], 0), 0)
    visited = {start}
    while not queue.isEmpty():
        state, path, cost = queue.pop()
        if problem.isGoalState(state):
            return path
        for child, action, step in problem.getSuccessors(state):
            if child not in visited:
                visited.add(child)
                queue.push((child, path + [action], cost + step), heuristic(child, problem))

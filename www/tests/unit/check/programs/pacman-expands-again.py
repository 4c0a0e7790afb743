import util

def aStarSearch(problem, heuristic):
    fringe = util.PriorityQueue()
    start = problem.getStartState()
    fringe.push((start, [], 0), heuristic(start, problem))
    visited = []
    while not fringe.isEmpty():
        state, path, cost = fringe.pop()
        if problem.isGoalState(state):
            return path
        visited.append(state)
        for succ, action, step in problem.getSuccessors(state):
            if succ not in visited:
                fringe.push((succ, path + [action], cost + step), cost + step + heuristic(succ, problem))
    return []

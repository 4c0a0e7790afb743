import util

def nullHeuristic(state, problem=None):
    return 0

def depthFirstSearch(problem):
    util.raiseNotDefined()

def aStarSearch(problem, heuristic=nullHeuristic):
    """Search the node that has the lowest combined cost and heuristic first."""
    frontier = util.PriorityQueue()
    frontier.push((problem.getStartState(), [], 0), heuristic(problem.getStartState(), problem))
    visited = []
    while not frontier.isEmpty():
        state, actions, cost = frontier.pop()
        if state in visited:
            continue
        visited.append(state)
        if problem.isGoalState(state):
            return actions
        for successor, action, stepCost in problem.getSuccessors(state):
            if successor not in visited:
                new = cost + stepCost
                frontier.push((successor, actions + [action], new), new + heuristic(successor, problem))
    return []

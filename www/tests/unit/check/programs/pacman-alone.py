def aStarSearch(problem, heuristic=nullHeuristic):
    """Search the node that has the lowest combined cost and heuristic first."""
    import util
    fringe = util.PriorityQueue()
    start = problem.getStartState()
    fringe.push((start, [], 0), heuristic(start, problem))
    visited = []
    while not fringe.isEmpty():
        state, actions, cost = fringe.pop()
        if problem.isGoalState(state):
            return actions
        if state not in visited:
            visited.append(state)
            for after, action, step in problem.getSuccessors(state):
                total = cost + step
                fringe.push((after, actions + [action], total), total + heuristic(after, problem))
    return []

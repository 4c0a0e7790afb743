# What the search project of Berkeley's course on AI brings, and problems as that and the best-known textbook ask about them.
class _Stack:
    def __init__(self):
        self.list = []

    def push(self, item):
        self.list.append(item)

    def pop(self):
        return self.list.pop()

    def isEmpty(self):
        return not self.list


class _FifoQueue(_Stack):
    def pop(self):
        return self.list.pop(0)


class _UtilPriorityQueue:
    def __init__(self):
        self.heap = []
        self.count = 0

    def push(self, item, priority):
        _heappush(self.heap, (priority, self.count, item))
        self.count += 1

    def pop(self):
        return _heappop(self.heap)[2]

    def isEmpty(self):
        return not self.heap

    def update(self, item, priority):
        for at, (before, count, other) in enumerate(self.heap):
            if other == item:
                if priority < before:
                    self.heap[at] = (priority, count, item)
                    _heapify(self.heap)
                return
        self.push(item, priority)


class _PriorityQueueWithFunction(_UtilPriorityQueue):
    def __init__(self, priorityFunction):
        super().__init__()
        self.priorityFunction = priorityFunction

    def push(self, item):
        _UtilPriorityQueue.push(self, item, self.priorityFunction(item))


def _manhattan(a, b):
    return abs(a[0] - b[0]) + abs(a[1] - b[1])


def _not_defined():
    raise NotImplementedError("the program still has util.raiseNotDefined() in it: write this function first")


class _Directions:
    NORTH = "North"
    SOUTH = "South"
    EAST = "East"
    WEST = "West"
    STOP = "Stop"


_util = _Module("util", Stack=_Stack, Queue=_FifoQueue, PriorityQueue=_UtilPriorityQueue,
                PriorityQueueWithFunction=_PriorityQueueWithFunction, manhattanDistance=_manhattan, raiseNotDefined=_not_defined)
_Module("game", Directions=_Directions, Agent=object, Actions=object)
_Module("pacman", GameState=object)


class _Problem:
    """The map as a problem; an expansion is a question for what follows a state."""

    _MOVES = (("North", 0, -1), ("South", 0, 1), ("East", 1, 0), ("West", -1, 0))

    def __init__(self, world):
        self.world = world
        self.initial = self.startState = tuple(world["start"])
        self.goal = tuple(world["goal"])
        self.costFn = lambda state: 1
        self.looked = 0

    def _look(self, state):
        """A second question about a state is another expansion if something was taken in between."""
        recorder = _recorder
        last = recorder.sites.setdefault("problem", [])
        text = _numbers(state)
        if not last or last[-1] != text or recorder.count != self.looked:
            recorder.note("problem", state)
            self.looked = recorder.count

    def _next(self, state, action):
        for name, dx, dy in self._MOVES:
            if name == action:
                return (state[0] + dx, state[1] + dy)
        raise ValueError("there is no action %r" % (action,))

    def _free(self, state):
        return self._cost(state) is not None

    def _cost(self, state):
        x, y = state
        costs = self.world["costs"]
        return costs[y][x] if 0 <= y < len(costs) and 0 <= x < len(costs[y]) else None

    def _actions(self, state):
        return [name for name, dx, dy in self._MOVES if self._free((state[0] + dx, state[1] + dy))]

    def _triples(self, state):
        self._look(state)
        following = [(self._next(state, action), action) for action in self._actions(state)]
        return [(after, action, self._cost(after)) for after, action in following]

    def getStartState(self):
        return self.initial

    def startingState(self):
        return self.initial

    def isGoalState(self, state):
        return state == self.goal

    def isGoal(self, state):
        return state == self.goal

    def goal_test(self, state):
        return state == self.goal

    def is_goal(self, state):
        return state == self.goal

    def getSuccessors(self, state):
        return self._triples(state)

    def expand(self, state):
        return self._triples(state)

    def successorStates(self, state):
        return self._triples(state)

    def getActions(self, state):
        return self._actions(state)

    def getNextState(self, state, action):
        return self._next(state, action)

    def getActionCost(self, state, action, after):
        return self._cost(after)

    def getCostOfActions(self, actions):
        state, cost = self.initial, 0
        for action in actions:
            state = self._next(state, action)
            if not self._free(state):
                return 999999
            cost += self._cost(state)
        return cost

    def getCostOfActionSequence(self, actions):
        return self.getCostOfActions(actions)

    def actionsCost(self, actions):
        return self.getCostOfActions(actions)

    def actions(self, state):
        self._look(state)
        return self._actions(state)

    def result(self, state, action):
        return self._next(state, action)

    def path_cost(self, cost, state, action, after):
        return cost + self._cost(after)

    def action_cost(self, state, action, after):
        return self._cost(after)

    def h(self, node):
        return _manhattan(node.state, self.goal)

    def value(self, state):
        return 0


def _heuristic(state, problem=None):
    """Of a state, or of a node that has one."""
    return _manhattan(getattr(state, "state", state), _problem.goal)


_util.manhattanHeuristic = _heuristic
_Module("searchAgents", manhattanHeuristic=_heuristic)

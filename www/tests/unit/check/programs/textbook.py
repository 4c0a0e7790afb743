import heapq
from functools import reduce

class Node:
    def __init__(self, state, parent=None, action=None, path_cost=0):
        self.state, self.parent, self.action, self.path_cost = state, parent, action, path_cost

    def __lt__(self, node):
        return self.state < node.state

    def expand(self, problem):
        return [self.child_node(problem, action) for action in problem.actions(self.state)]

    def child_node(self, problem, action):
        next_state = problem.result(self.state, action)
        return Node(next_state, self, action, problem.path_cost(self.path_cost, self.state, action, next_state))

class Frontier:
    def __init__(self, f):
        self.heap, self.f = [], f

    def append(self, item):
        heapq.heappush(self.heap, (self.f(item), item))

    def pop(self):
        return heapq.heappop(self.heap)[1]

    def __len__(self):
        return len(self.heap)

def best_first_graph_search(problem, f):
    frontier = Frontier(f)
    frontier.append(Node(problem.initial))
    explored = set()
    while frontier:
        node = frontier.pop()
        if problem.goal_test(node.state):
            return node
        if node.state in explored:
            continue
        explored.add(node.state)
        for child in node.expand(problem):
            if child.state not in explored:
                frontier.append(child)
    return None

def astar_search(problem, h=None, display=False):
    h = h or problem.h
    return best_first_graph_search(problem, lambda n: n.path_cost + h(n))

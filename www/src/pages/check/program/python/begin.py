# The map, as a program is most likely to ask for it; run before the program.
import json as _json
import builtins as _builtins

_world = _json.loads(_stepstar_world)
_whole_sys = _Module("sys")
for _name in dir(_sys):
    setattr(_whole_sys, _name, getattr(_sys, _name))
_whole_sys.argv = ["program.py", "map.txt"]
_whole_sys.setrecursionlimit = lambda limit: None
for _name in ("js", "jsffi"):
    _Module(_name)

grid = [[float("inf") if value is None else value for value in row] for row in _world["grid"]]
rows = _world["rows"]
_recorder.most = _world["most"]
width = _world["width"]
height = _world["height"]
start = tuple(_world["begin"])
goal = tuple(_world["end"])
_whole = grid
_problem = _Problem(_world)


def cost(x, y):
    """What it costs to step onto a cell."""
    if _world["order"] == "rc":
        x, y = y, x
    return _world["costs"][y][x]


def nullHeuristic(state, problem=None):
    """The Pac-Man project's own, which stands beside the function that is pasted."""
    return 0


def _no_input(*prompt):
    raise EOFError("there is nobody to answer input() here: write the values into the program")


_builtins.input = _no_input

# The map, as a program is most likely to ask for it; run before the program.
import json as _json
import builtins as _builtins

_world = _json.loads(_stepstar_world)
_whole_sys = _Module("sys")
for _name in dir(_sys):
    setattr(_whole_sys, _name, getattr(_sys, _name))
_whole_sys.argv = ["program.py", "map.txt"]
_whole_sys.stdin = open("map.txt")


def _exit(*status):
    raise SystemExit(*status)


_whole_sys.exit = _builtins.exit = _builtins.quit = _exit
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


def _input(*prompt):
    """The map, line by line; but who asks for something wants somebody to answer."""
    line = "" if prompt else _whole_sys.stdin.readline()
    if not line:
        raise EOFError("there is nobody to answer input() here: write the values into the program")
    return line[:-1] if line[-1] == "\n" else line


_builtins.input = _input


def _stepstar_all(name, names):
    """`from heapq import *`: MicroPython knows the names of its own modules only."""
    module = _sys.modules.get(name)
    if isinstance(module, _Module):
        names.update({key: value for key, value in module.__dict__.items() if key[0] != "_"})

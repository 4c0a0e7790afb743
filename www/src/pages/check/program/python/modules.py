# What a program in Python finds here besides MicroPython's own modules. Run before it.
import sys as _sys


class _Module:
    def __init__(self, name, **members):
        self.__name__ = name
        for member in members:
            setattr(self, member, members[member])
        _sys.modules[name] = self


def _less(a, b):
    """MicroPython asks objects in tuples for `>`, which those with `__lt__` alone don't have."""
    if type(a) is tuple and type(b) is tuple:
        for one, other in zip(a, b):
            if one is not other and not one == other:
                return _less(one, other)
        return len(a) < len(b)
    return a < b


# A heap as in Python itself, which asks only whether one entry is less than another.
def _up(heap, at):
    entry = heap[at]
    while at > 0:
        above = (at - 1) >> 1
        if not _less(entry, heap[above]):
            break
        heap[at] = heap[above]
        at = above
    heap[at] = entry


def _down(heap, at):
    end = len(heap)
    entry = heap[at]
    start = at
    below = 2 * at + 1
    while below < end:
        if below + 1 < end and not _less(heap[below], heap[below + 1]):
            below += 1
        heap[at] = heap[below]
        at = below
        below = 2 * at + 1
    heap[at] = entry
    # From the leaf upwards again, but not above where it began.
    while at > start:
        above = (at - 1) >> 1
        if not _less(entry, heap[above]):
            break
        heap[at] = heap[above]
        at = above
    heap[at] = entry


def _heappush(heap, entry):
    heap.append(entry)
    _up(heap, len(heap) - 1)


def _heappop(heap):
    last = heap.pop()
    if not heap:
        return last
    first = heap[0]
    heap[0] = last
    _down(heap, 0)
    return first


def _heapify(heap):
    for at in range(len(heap) // 2 - 1, -1, -1):
        _down(heap, at)


def _heapreplace(heap, entry):
    first = heap[0]
    heap[0] = entry
    _down(heap, 0)
    return first


def _heappushpop(heap, entry):
    return _heapreplace(heap, entry) if heap and _less(heap[0], entry) else entry


def _nsmallest(n, entries, key=None):
    return sorted(entries, key=key)[:n]


def _nlargest(n, entries, key=None):
    return sorted(entries, key=key, reverse=True)[:n]


_Module("heapq", heappush=_heappush, heappop=_heappop, heapify=_heapify, heapreplace=_heapreplace, heappushpop=_heappushpop,
        nsmallest=_nsmallest, nlargest=_nlargest)


class _Empty(Exception):
    pass


class _Queue:
    def __init__(self, maxsize=0):
        self.queue = []

    def put(self, entry, block=True, timeout=None):
        self.queue.append(entry)

    def get(self, block=True, timeout=None):
        if not self.queue:
            raise _Empty()
        return self._take()

    def _take(self):
        return self.queue.pop(0)

    def put_nowait(self, entry):
        self.put(entry)

    def get_nowait(self):
        return self.get()

    def empty(self):
        return not self.queue

    def full(self):
        return False

    def qsize(self):
        return len(self.queue)

    def task_done(self):
        pass


class _LifoQueue(_Queue):
    def _take(self):
        return self.queue.pop()


class _PriorityQueue(_Queue):
    def put(self, entry, block=True, timeout=None):
        _heappush(self.queue, entry)

    def _take(self):
        return _heappop(self.queue)


_Module("queue", Queue=_Queue, LifoQueue=_LifoQueue, PriorityQueue=_PriorityQueue, SimpleQueue=_Queue, Empty=_Empty, Full=_Empty)


class _Deque:
    """MicroPython's own wants to know how long it may become."""

    def __init__(self, entries=(), maxlen=None):
        self._entries = list(entries)

    def append(self, entry):
        self._entries.append(entry)

    def appendleft(self, entry):
        self._entries.insert(0, entry)

    def extend(self, entries):
        self._entries.extend(entries)

    def pop(self):
        return self._entries.pop()

    def popleft(self):
        return self._entries.pop(0)

    def remove(self, entry):
        self._entries.remove(entry)

    def clear(self):
        self._entries.clear()

    def __len__(self):
        return len(self._entries)

    def __bool__(self):
        return bool(self._entries)

    def __iter__(self):
        return iter(self._entries)

    def __contains__(self, entry):
        return entry in self._entries

    def __getitem__(self, at):
        return self._entries[at]

    def __repr__(self):
        return "deque(%r)" % self._entries


class _DefaultDict(dict):
    def __init__(self, factory=None, *rest):
        super().__init__(*rest)
        self.default_factory = factory

    def __getitem__(self, key):
        if key not in self and self.default_factory:
            self[key] = self.default_factory()
        return super().__getitem__(key)


import collections as _collections

_Module("collections", deque=_Deque, defaultdict=_DefaultDict, namedtuple=_collections.namedtuple, OrderedDict=_collections.OrderedDict)


def _bisect_left(entries, entry, key=None):
    low, high = 0, len(entries)
    while low < high:
        middle = (low + high) // 2
        if _less(key(entries[middle]) if key else entries[middle], entry):
            low = middle + 1
        else:
            high = middle
    return low


def _bisect_right(entries, entry, key=None):
    low, high = 0, len(entries)
    while low < high:
        middle = (low + high) // 2
        if _less(entry, key(entries[middle]) if key else entries[middle]):
            high = middle
        else:
            low = middle + 1
    return low


def _insort_right(entries, entry, key=None):
    entries.insert(_bisect_right(entries, key(entry) if key else entry, key), entry)


def _insort_left(entries, entry, key=None):
    entries.insert(_bisect_left(entries, key(entry) if key else entry, key), entry)


_Module("bisect", bisect_left=_bisect_left, bisect_right=_bisect_right, bisect=_bisect_right, insort=_insort_right,
        insort_right=_insort_right, insort_left=_insort_left)


class _Type:
    def __getitem__(self, kind):
        return self

    def __call__(self, *values, **named):
        return self

    def __or__(self, other):
        return self


_any = _Type()
_Module("typing", Any=_any, List=_any, Tuple=_any, Dict=_any, Set=_any, Optional=_any, Union=_any, Callable=_any, Iterable=_any,
        Iterator=_any, Generator=_any, Sequence=_any, Mapping=_any, Deque=_any, DefaultDict=_any, FrozenSet=_any, Hashable=_any,
        Type=_any, Literal=_any, Final=_any, Protocol=object, Generic=_any, TypeAlias=_any, TypeVar=lambda *names, **bounds: _any,
        cast=lambda kind, value: value, NewType=lambda name, kind: kind, TYPE_CHECKING=False)
_Module("__future__", annotations=None, division=None, print_function=None)


class _Required:
    pass


_required = _Required()


def _stepstar_dataclass(fields, order=False, eq=True, **rest):
    """What `@dataclass` makes of the fields that were read from the program: MicroPython keeps no annotations."""

    def decorate(kind):
        names = [name for name, _, _ in fields]
        compared = [name for name, _, compare in fields if compare]

        def values_of(one):
            return tuple(getattr(one, name) for name in compared)

        def begin(self, *values, **named):
            for place, (name, default, _) in enumerate(fields):
                if place < len(values):
                    value = values[place]
                elif name in named:
                    value = named[name]
                else:
                    value = default()
                    if value is _required:
                        raise TypeError("%s() needs a value for '%s'" % (kind.__name__, name))
                setattr(self, name, value)
            if hasattr(self, "__post_init__"):
                self.__post_init__()

        made = {"__init__": begin}
        if eq:
            made["__eq__"] = lambda self, other: type(self) is type(other) and values_of(self) == values_of(other)
            made["__hash__"] = lambda self: hash(values_of(self))
        if order:
            made["__lt__"] = lambda self, other: _less(values_of(self), values_of(other))
            made["__le__"] = lambda self, other: not _less(values_of(other), values_of(self))
            made["__gt__"] = lambda self, other: _less(values_of(other), values_of(self))
            made["__ge__"] = lambda self, other: not _less(values_of(self), values_of(other))
        made["__repr__"] = lambda self: "%s(%s)" % (kind.__name__, ", ".join("%s=%r" % (name, getattr(self, name)) for name in names))
        own = kind.__dict__
        for name in made:
            if name not in own:
                setattr(kind, name, made[name])
        return kind

    return decorate


def _stepstar_field(default=_required, default_factory=None, compare=True, **rest):
    return (default_factory or (lambda: default), compare)


_Module("dataclasses", field=_stepstar_field, dataclass=None, astuple=None, asdict=None, replace=None)

_Module("abc", ABC=object, ABCMeta=type, abstractmethod=lambda method: method)


class _Enum:
    def __repr__(self):
        return "<%s.%s: %r>" % (type(self).__name__, self.name, self.value)

    def __str__(self):
        return "%s.%s" % (type(self).__name__, self.name)


class _Auto:
    pass


def _stepstar_enum(kind):
    """What a class that lists names makes of them: MicroPython has no metaclasses."""
    members = [name for name in kind.__dict__ if name[0] != "_" and not callable(kind.__dict__[name])]
    for count, name in enumerate(members, 1):
        member, value = kind(), kind.__dict__[name]
        member.name, member.value = name, count if isinstance(value, _Auto) else value
        setattr(kind, name, member)
    return kind


_Module("enum", Enum=_Enum, auto=_Auto)

import os as _os
import time as _time

# Nobody sees the screen that is cleared, and nobody waits.
_whole_os = _Module("os")
for _name in dir(_os):
    setattr(_whole_os, _name, getattr(_os, _name))
_whole_os.name = "posix"
_whole_os.system = lambda command: 0
_whole_time = _Module("time")
for _name in dir(_time):
    setattr(_whole_time, _name, getattr(_time, _name))
_whole_time.sleep = lambda seconds: None
_whole_time.perf_counter = _whole_time.process_time = _whole_time.monotonic = _time.time

import math as _math

_whole_math = _Module("math")
for _name in dir(_math):
    setattr(_whole_math, _name, getattr(_math, _name))
_whole_math.inf = float("inf")
_whole_math.hypot = lambda *sides: _math.sqrt(sum(side * side for side in sides))
_whole_math.dist = lambda a, b: _math.sqrt(sum((p - q) * (p - q) for p, q in zip(a, b)))

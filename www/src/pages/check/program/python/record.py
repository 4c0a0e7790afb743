# Notes the cells that a program takes. Run before it.
_POSITIONS = ("position", "pos", "cell", "coord", "coords", "coordinates", "location", "loc", "state", "point", "at", "p", "xy", "node", "current")
_PAIRS = (("x", "y"), ("row", "col"), ("r", "c"), ("row", "column"), ("i", "j"), ("X", "Y"), ("_x", "_y"))


def _numeric(value):
    return type(value) is int or type(value) is float


def _fields(value):
    if isinstance(value, dict):
        return value
    try:
        return value.__dict__
    except AttributeError:
        return None


def _numbers(value, depth=0, forwards=False):
    """The last cell in a value, or the first one: its numbers as text; with "r" before them where they are called row and column."""
    if value is None or type(value) is bool or depth > 6:
        return ""
    if _numeric(value):
        return str(int(value)) if value == value and abs(value) < 1e9 and value == int(value) else ""
    if type(value) is complex:
        return "%d %d" % (value.real, value.imag)
    if isinstance(value, str):
        return " ".join("".join(sign if sign in "-0123456789" else " " for sign in value).split()) if len(value) < 40 else ""
    if isinstance(value, (tuple, list)):
        for part in value if forwards else reversed(value):
            if not _numeric(part) and part is not None and type(part) is not bool:
                text = _numbers(part, depth + 1, forwards)
                if text:
                    return text
        return " ".join(_numbers(part, depth + 1) for part in value if _numeric(part))
    fields = _fields(value)
    if not fields:
        return ""
    for first, second in _PAIRS:
        if first in fields and second in fields and _numeric(fields[first]) and _numeric(fields[second]):
            return ("" if first in ("x", "X", "_x", "i") else "r ") + "%d %d" % (fields[first], fields[second])
    for name in _POSITIONS:
        if name in fields and fields[name] is not value:
            text = _numbers(fields[name], depth + 1, forwards)
            if text:
                return text
    return ""


def _cells(value):
    """The last cell in a value and, behind a bar, the first where that is another: a parent may follow the cell, or a path go before it."""
    last = _numbers(value)
    first = _numbers(value, 0, True) if isinstance(value, (tuple, list)) else last
    return last if first == last else last + "|" + first


def _sums(value):
    """The g, h and f that the object of a cell has."""
    if isinstance(value, (tuple, list)):
        value = value[-1] if value else None
    fields = None if value is None or _numeric(value) or isinstance(value, (str, tuple, list)) else _fields(value)
    text = ""
    for name in ("g", "h", "f"):
        number = fields.get(name) if fields else None
        if _numeric(number) and number == number and abs(number) < 1e100:
            text += " %s=%s" % (name, number)
    return text


class _Recorder:
    def __init__(self):
        self.sites = {}
        self.inner = {}
        self.idle = {}
        self.changed = {}
        self.changes = 0
        self.stack = []
        self.calls = []
        self.count = 0
        self.most = 0

    def note(self, site, value):
        self.count += 1
        if self.count > self.most:
            raise MemoryError("more than %d entries were taken: it seems to go on for ever" % self.most)
        entries = self.sites.setdefault(site, [])
        if self.changed.get(site) == self.changes:
            self.idle.setdefault(site, []).append(len(entries) - 1)
        self.changed[site] = self.changes
        text = _cells(value)
        entries.append(text + _sums(value) if text else "")


_recorder = _Recorder()


def _stepstar_at(site):
    _recorder.stack.append(site)
    return site


def _stepstar_taken(site, value):
    stack = _recorder.stack
    while stack and stack.pop() != site:
        pass
    if stack:
        _recorder.inner.setdefault(site, set()).add(stack[-1])
    _recorder.note(site, value)
    return value


def _stepstar_put(value):
    """Something was put somewhere: what was taken before was not skipped."""
    _recorder.changes += 1
    return value


def _stepstar_closed(site, value):
    _recorder.changes += 1
    return _stepstar_taken(site, value)


def _stepstar_left(site, container, key):
    _recorder.note(site, key if isinstance(container, dict) else container[key])


def _stepstar_watch(function):
    def watched(*values, **named):
        if len(_recorder.calls) < 4:
            _recorder.calls.append(values + tuple(named.values()))
        return function(*values, **named)

    return watched

# All that was recorded, as JSON; run behind the program, however it ended.


def _is_page(matrix):
    """The page's own map, as the program read it from its text."""
    page = _world["rows"]
    return len(matrix) == len(page) and all(list(row) == list(own) for row, own in zip(matrix, page))


def _brought():
    """The first map of its own that the program searched: a matrix, and two places."""
    for values in _recorder.calls:
        matrix, places = None, []
        for value in values:
            if isinstance(value, (tuple, list)) and len(value) == 2 and _numeric(value[0]) and _numeric(value[1]):
                places.append(list(value))
            elif isinstance(value, (tuple, list)) and value and isinstance(value[0], (tuple, list, str)):
                matrix = value
        if matrix is not None and matrix is not _whole and not _is_page(matrix) and len(places) >= 2:
            return {"grid": [list(row) for row in matrix], "places": places[:2]}
    return None


_sites = _recorder.sites
_stepstar_report = _json.dumps({
    "taken": [{"site": site, "entries": _sites[site], "inside": list(_recorder.inner.get(site, ())), "idle": _recorder.idle.get(site, []) if _recorder.changes else []}
              for site in _sites],
    "brought": _brought(),
})

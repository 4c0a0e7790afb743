# All that was recorded, as JSON; run behind the program, however it ended.


def _brought():
    """The first map of its own that the program searched: a matrix, and two places."""
    for values in _recorder.calls:
        matrix, places = None, []
        for value in values:
            if isinstance(value, (tuple, list)) and len(value) == 2 and _numeric(value[0]) and _numeric(value[1]):
                places.append(list(value))
            elif isinstance(value, (tuple, list)) and value and isinstance(value[0], (tuple, list, str)):
                matrix = value
        if matrix is not None and matrix is not _whole and matrix is not rows and len(places) >= 2:
            return {"grid": [list(row) for row in matrix], "places": places[:2]}
    return None


_sites = _recorder.sites
_stepstar_report = _json.dumps({
    "taken": [{"site": site, "entries": _sites[site], "inside": list(_recorder.inner.get(site, ()))} for site in _sites],
    "brought": _brought(),
})

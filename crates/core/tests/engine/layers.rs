//! Arrows run one way in the source of the crate: from what answers a caller down to the map.

use std::path::{Path, PathBuf};

/// Rooms and files of `src`, from the top down. Each may use what stands on the lines below it, and nothing beside it.
const FLOORS: &[&str] = &[
    "schema",
    "walk",
    "find recipe diagnose",
    "fast audit trace",
    "route",
    "search/query",
    "search/path",
    "search/plan",
    // The other loop, which keeps plans up to date.
    "search/repair",
    // The loop itself.
    "search",
    "search/observer",
    "search/log",
    "search/slip",
    "search/record search/order",
    "search/space search/open",
    "search/portals",
    "search/nearest",
    "search/estimate search/timetable",
    "search/units search/event_kind",
    "options result",
    "own_estimate",
    "turning",
    "text",
    "map",
    "define",
    "value",
    "error",
    "saying",
    "number spelling",
];

/// The room of a module, by its longest name that stands on a floor; and that floor.
fn room_of(module: &str) -> Option<(&'static str, usize)> {
    let floors = FLOORS.iter().enumerate();
    let rooms = floors.flat_map(|(floor, line)| line.split(' ').map(move |room| (room, floor)));
    rooms
        .filter(|(room, _)| {
            let rest = module.strip_prefix(room);
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
        })
        .max_by_key(|(room, _)| room.len())
}

/// What a file of the crate uses that it must not, each with where it lies. `root`: where names of the crate's root come from.
fn wrong_ways(file: &str, code: &str, root: &[(String, String)]) -> Vec<String> {
    let module = module_of(file);
    let (room, floor) = room_of(&module).unwrap_or_else(|| panic!("{file} is in no room"));
    let mut wrong = Vec::new();
    for used in used_modules(&module, code) {
        let name = used.split('/').next().unwrap_or_default();
        let target = match root.iter().find(|(exported, _)| exported == name) {
            Some((_, home)) => home,
            None => &used,
        };
        match room_of(target) {
            None => wrong.push(format!("{file}: {used} is in no room")),
            Some((there, below)) if there != room && below <= floor => {
                wrong.push(format!("{file}: {used}, in {there}"));
            }
            Some(_) => {}
        }
    }
    wrong
}

/// `a/b` for both `a/b.rs` and `a/b/mod.rs`.
fn module_of(file: &str) -> String {
    let name = file.strip_suffix(".rs").unwrap_or(file);
    name.strip_suffix("/mod").unwrap_or(name).to_owned()
}

/// Every path from `crate` or `super` in a file, without its tests and comments, from the root on, as `search/open/Costs`.
fn used_modules(module: &str, code: &str) -> Vec<String> {
    let mut items = code.split("#[cfg(test)]\n");
    let first = items.next().unwrap();
    // Tests come last; what comes after the name of a file with tests is code.
    let more = items.take_while(|item| item.lines().next().is_some_and(|line| line.ends_with(';')));
    let code: String = std::iter::once(first).chain(more).collect();
    let lines = code.lines().map(|line| line.split("//").next().unwrap());
    let code: String = lines.flat_map(|line| [line, "\n"]).collect();
    let mut used = Vec::new();
    for word in ["crate", "super"] {
        for (at, _) in code.match_indices(&format!("{word}::")) {
            let inside =
                code[..at].ends_with(|before: char| before.is_alphanumeric() || before == '_');
            // What goes on from another `super` was read with it.
            if inside || code[..at].ends_with("super::") {
                continue;
            }
            let mut here: Vec<&str> = module.split('/').collect();
            let mut rest = &code[at..];
            if let Some(after) = rest.strip_prefix("crate::") {
                (here, rest) = (Vec::new(), after);
            }
            while let Some(after) = rest.strip_prefix("super::") {
                here.pop();
                rest = after;
            }
            used.extend(leaves(&here.join("/"), rest));
        }
    }
    used
}

/// The paths that a path stands for: one, or each of those in its braces.
fn leaves(before: &str, path: &str) -> Vec<String> {
    let joined = |name: &str| [before, name].join("/").trim_matches('/').to_owned();
    if let Some(group) = path.strip_prefix('{') {
        let mut depth = 0;
        let mut parts = vec![String::new()];
        for character in group.chars() {
            match character {
                '{' => depth += 1,
                '}' if depth == 0 => break,
                '}' => depth -= 1,
                _ => {}
            }
            if character == ',' && depth == 0 {
                parts.push(String::new());
            } else if !character.is_whitespace() {
                parts.last_mut().unwrap().push(character);
            }
        }
        let parts = parts.iter().filter(|part| !part.is_empty());
        return parts.flat_map(|part| leaves(before, part)).collect();
    }
    let end = path.find(|other: char| !other.is_alphanumeric() && other != '_');
    let (name, rest) = path.split_at(end.unwrap_or(path.len()));
    match rest.strip_prefix("::") {
        Some(rest) => leaves(&joined(name), rest),
        None => vec![joined(name)],
    }
}

/// The names that the root of the crate has from its rooms, each with where it comes from.
fn root_names(code: &str) -> Vec<(String, String)> {
    let code: String = code
        .lines()
        .filter(|line| !line.starts_with("//"))
        .collect();
    let statements = code
        .split(';')
        .filter_map(|line| line.split_once("pub use "));
    let paths = statements.flat_map(|(_, path)| leaves("", path));
    paths
        .map(|path| {
            let (home, name) = path.rsplit_once('/').unwrap();
            (name.to_owned(), home.to_owned())
        })
        // `audit` and `trace` are rooms as well as functions, which no room needs.
        .filter(|(name, _)| room_of(name).is_none())
        .collect()
}

fn files_below(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files_below(&path, found);
        } else {
            found.push(path);
        }
    }
}

/// All files but the root, and what only tests use.
fn sources() -> (Vec<(String, String)>, String) {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut paths = Vec::new();
    files_below(&source, &mut paths);
    let mut files = Vec::new();
    for path in paths {
        let name = path
            .strip_prefix(&source)
            .unwrap()
            .to_string_lossy()
            .replace('\\', "/");
        let is_test = name.contains("tests") || ["rounds.rs", "seeded.rs"].contains(&&*name);
        if !is_test {
            files.push((name, std::fs::read_to_string(path).unwrap()));
        }
    }
    let root = files.iter().position(|(name, _)| name == "lib.rs").unwrap();
    let (_, code) = files.swap_remove(root);
    (files, code)
}

#[test]
fn every_arrow_runs_down() {
    let (files, root) = sources();
    let names = root_names(&root);
    let wrong: Vec<String> = files
        .iter()
        .flat_map(|(file, code)| wrong_ways(file, code, &names))
        .collect();
    assert_eq!(wrong, [] as [&str; 0]);
    assert!(
        names.contains(&("Grid".into(), "map/grid".into())),
        "{names:?}"
    );
}

#[test]
fn every_room_has_a_file() {
    let (files, _) = sources();
    for room in FLOORS.iter().flat_map(|line| line.split(' ')) {
        let is_there = |(file, _): &(String, String)| {
            room_of(&module_of(file)).is_some_and(|(there, _)| there == room)
        };
        assert!(files.iter().any(is_there), "{room}");
    }
}

#[test]
fn a_wrong_arrow_is_found() {
    let root = root_names(
        "pub use map::grid::{Grid, Point};\npub use find::find_path;\npub use trace::{Trace, trace};",
    );
    for (file, code) in [
        ("map/grid/mod.rs", "use crate::search::open::Costs;"),
        (
            "map/mod.rs",
            "use crate::{error::Error, options::{Options}};",
        ),
        ("map/place.rs", "use super::super::find::find_path;"),
        ("map/line.rs", "fn walk() { crate::find_path(); }"),
        ("map/line.rs", "use crate::{Grid, Trace};"),
        ("map/line.rs", "use crate::unknown::Thing;"),
        ("search/log/mod.rs", "use crate::search::Search;"),
        ("search/log/packed.rs", "use super::super::plan::Plan;"),
        ("search/mod.rs", "use crate::fast::Found;"),
        (
            "search/mod.rs",
            "use self::log::Log;\nuse crate::trace::Trace;",
        ),
        ("search/open/heap.rs", "use crate::search::space::NONE;"),
        ("audit/mod.rs", "use crate::trace::Trace;"),
        ("fast/mod.rs", "use crate::find::Pathfinder;"),
        ("define.rs", "($name:ident) => { $crate::options::Options }"),
    ] {
        assert_eq!(wrong_ways(file, code, &root).len(), 1, "{file}: {code}");
    }
}

#[test]
fn an_arrow_down_or_within_a_room_is_none() {
    let root = root_names("pub use map::grid::{Grid, Point};");
    for (file, code) in [
        (
            "find.rs",
            "use crate::{Grid, Point};\nuse crate::trace::Trace;",
        ),
        (
            "fast/uniform/mod.rs",
            "use crate::fast::{Found, graph::Roads};\nuse super::Reached;",
        ),
        (
            "search/mod.rs",
            "use crate::search::{log::Log, record::{Record, State}};",
        ),
        (
            "map/line.rs",
            "/// See [`find_path`](crate::find_path).\n// use crate::find::x;",
        ),
        (
            "map/line.rs",
            "fn f() {}\n#[cfg(test)]\nmod tests {\n    use crate::find_path;\n}",
        ),
        ("error.rs", "use crate::number::exact; let supercrate = 1;"),
    ] {
        assert_eq!(
            wrong_ways(file, code, &root),
            [] as [&str; 0],
            "{file}: {code}"
        );
    }
}

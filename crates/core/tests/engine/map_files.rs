//! Maps of other programs: each is written here in every way that the program has, cell by cell, and is read as the map that it was made of.

use crate::cases::{TERRAINS, random_grid};
use crate::random::Random;
use crate::rounds::rounds;
use stepstar::{
    Connection, ErrorKind, Graph, Grid, Node, Options, Status, TextFormat, TiledNames, find_path,
    parse_dimacs, parse_tiled, parse_tiled_named,
};

/// A map of Tiled around layers and tilesets.
fn tiled(width: u32, height: u32, more: &str, layers: &str, tilesets: &str) -> String {
    format!(
        "{{ \"compressionlevel\": -1, \"height\": {height}, \"layers\": [{layers}], \"orientation\": \"orthogonal\", {more}\n \
         \"tileheight\": 16, \"tilesets\": [{tilesets}], \"tilewidth\": 32, \"type\": \"map\", \"width\": {width} }}"
    )
}

fn numbers(tiles: &[u32]) -> String {
    let tiles: Vec<_> = tiles.iter().map(u32::to_string).collect();
    format!("[{}]", tiles.join(", "))
}

fn base64(tiles: &[u32]) -> String {
    let letters: Vec<u8> = (b'A'..=b'Z')
        .chain(b'a'..=b'z')
        .chain(b'0'..=b'9')
        .chain(*b"+/")
        .collect();
    let bytes: Vec<u8> = tiles.iter().flat_map(|tile| tile.to_le_bytes()).collect();
    let mut text = String::new();
    for three in bytes.chunks(3) {
        let at = |i: usize| u32::from(three.get(i).copied().unwrap_or(0));
        let bits = at(0) << 16 | at(1) << 8 | at(2);
        for i in 0..4 {
            let letter = letters[(bits >> (18 - 6 * i) & 63) as usize];
            text.push(if i <= three.len() {
                char::from(letter)
            } else {
                '='
            });
        }
    }
    format!("\"{text}\"")
}

/// A layer of tiles, as data or in chunks, each in one of both encodings.
fn layer(random: &mut Random, name: &str, width: u32, tiles: &[u32], infinite: bool) -> String {
    let height = tiles.len() as u32 / width;
    let is_base64 = random.below(2) == 0;
    let written = |tiles: &[u32]| {
        if is_base64 {
            base64(tiles)
        } else {
            numbers(tiles)
        }
    };
    let encoding = if is_base64 {
        "\"compression\": \"\", \"encoding\": \"base64\", "
    } else {
        ""
    };
    let data = if infinite {
        let side = 1 + random.below(8);
        let mut chunks = Vec::new();
        for top in (0..height).step_by(side as usize) {
            for left in (0..width).step_by(side as usize) {
                let [w, h] = [side.min(width - left), side.min(height - top)];
                let chunk: Vec<u32> = (0..h)
                    .flat_map(|y| (0..w).map(move |x| (x, y)))
                    .map(|(x, y)| tiles[((top + y) * width + left + x) as usize])
                    .collect();
                // The first cell of the map is not the first of the plane.
                let [x, y] = [left as i32 - 40, top as i32 + 16];
                let data = written(&chunk);
                chunks.push(format!(
                    "{{\"data\": {data}, \"height\": {h}, \"width\": {w}, \"x\": {x}, \"y\": {y}}}"
                ));
            }
        }
        format!("\"chunks\": [{}]", chunks.join(","))
    } else {
        format!("\"data\": {}", written(tiles))
    };
    format!(
        "{{ {data}, {encoding}\"height\": {height}, \"name\": \"{name}\", \"type\": \"tilelayer\", \"width\": {width}, \"x\": 0, \"y\": 0 }}"
    )
}

fn same(grid: &Grid, read: &Grid, text: &str) {
    assert_eq!(
        (read.width(), read.height()),
        (grid.width(), grid.height()),
        "{text}"
    );
    for (x, y) in crate::oracle::cells(grid) {
        let is_same = grid.is_wall(x, y) == read.is_wall(x, y)
            && (grid.is_wall(x, y) || grid.cost(x, y) == read.cost(x, y));
        assert!(is_same, "({x}, {y})\n{text}");
    }
}

#[test]
fn a_map_of_tiled_is_read_as_the_map_that_it_was_made_of() {
    let mut random = Random::new(4601);
    for round in rounds(400) {
        let grid = random_grid(&mut random, 24, TERRAINS[round % 2 * 2]);
        let cells: Vec<_> = crate::oracle::cells(&grid).collect();
        let costs: Vec<f64> = {
            let mut costs: Vec<f64> = cells.iter().map(|&(x, y)| grid.cost(x, y)).collect();
            costs.sort_by(f64::total_cmp);
            costs.dedup();
            costs
        };
        // A tile for each cost, then one of a wall; two tilesets, so that numbers are not ids; and any flips.
        let wall = costs.len() as u32 + 1;
        let flips = random.below(16) << 28;
        let ground: Vec<u32> = cells
            .iter()
            .map(|&(x, y)| {
                let at = costs.iter().position(|&cost| cost == grid.cost(x, y));
                flips | (at.expect("one of the costs") as u32 + 100)
            })
            .collect();
        let walls: Vec<u32> = cells
            .iter()
            .map(|&(x, y)| if grid.is_wall(x, y) { flips | wall } else { 0 })
            .collect();
        let tiles: Vec<_> = costs
            .iter()
            .enumerate()
            .map(|(id, cost)| {
                format!("{{\"id\": {id}, \"properties\": [{{\"name\": \"cost\", \"type\": \"float\", \"value\": {cost}}}]}}")
            })
            .collect();
        let by_tiles = random.below(2) == 0;
        let says = match (by_tiles, random.below(2)) {
            (false, _) => "",
            (true, 0) => {
                "\"properties\": [{\"name\": \"wall\", \"type\": \"bool\", \"value\": true}]"
            }
            (true, _) => {
                "\"properties\": [{\"name\": \"walkable\", \"type\": \"bool\", \"value\": false}]"
            }
        };
        let walls_set = format!(
            "{{\"firstgid\": 1, \"name\": \"a\", \"tiles\": [{{\"id\": {}{}{says}}}]}}",
            wall - 1,
            if by_tiles { ", " } else { "" }
        );
        let ground_set = format!(
            "{{\"firstgid\": 100, \"name\": \"b\", \"tiles\": [{}]}}",
            tiles.join(", ")
        );
        let infinite = random.below(2) == 0;
        let width = grid.width();
        let lowest = layer(&mut random, "ground", width, &ground, infinite);
        let name = if by_tiles { "things" } else { "Walls" };
        let upper = layer(&mut random, name, width, &walls, infinite);
        let upper = match random.below(2) {
            0 => upper,
            _ => format!("{{\"type\": \"group\", \"name\": \"all\", \"layers\": [{upper}]}}"),
        };
        let more = format!("\"infinite\": {infinite},");
        let layers = format!("{lowest}, {upper}");
        let text = tiled(
            width,
            grid.height(),
            &more,
            &layers,
            &format!("{walls_set}, {ground_set}"),
        );
        let read = parse_tiled(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        same(&grid, &read, &text);
    }
}

const WALL: &str = r#"{"name": "wall", "type": "bool", "value": true}"#;
const FREE: &str = r#"{"name": "walkable", "type": "bool", "value": true}"#;

fn drawn(text: &str) -> String {
    let grid = parse_tiled(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    grid.to_text(stepstar::TextFormat::Ascii)
        .expect("a plain map")
}

#[test]
fn of_a_cell_the_topmost_that_says_something_decides() {
    // A bridge over a river, and a cloud that says nothing.
    let river = r#"{"type": "tilelayer", "name": "collision", "width": 4, "height": 2, "data": [0, 1, 1, 0, 0, 1, 1, 0]}"#;
    let bridge = r#"{"type": "tilelayer", "name": "above", "width": 4, "height": 2, "data": [0, 2, 2, 0, 0, 3, 0, 0]}"#;
    let set = format!(r#"{{"firstgid": 1, "tiles": [{{"id": 1, "properties": [{FREE}]}}]}}"#);
    assert_eq!(
        drawn(&tiled(4, 2, "", &format!("{river}, {bridge}"), &set)),
        "....\n.##.\n"
    );
    // The other way round the river is on top.
    assert_eq!(
        drawn(&tiled(4, 2, "", &format!("{bridge}, {river}"), &set)),
        ".##.\n.##.\n"
    );
    // What a layer or its group says holds for all of its tiles.
    let marsh = r#"{"type": "group", "name": "wet", "properties": [{"name": "cost", "type": "int", "value": 5}], "layers": [
        {"type": "tilelayer", "name": "marsh", "width": 4, "height": 2, "data": [9, 9, 0, 0, 0, 0, 0, 9]}]}"#;
    assert_eq!(
        drawn(&tiled(4, 2, "", &format!("{marsh}, {river}"), "")),
        "5##.\n.##5\n"
    );
}

#[test]
fn objects_are_walls_start_and_goal() {
    // Tiles of 32 x 16: from the middle of (1, 0) to the middle of (2, 1).
    let objects = format!(
        r#"{{"type": "objectgroup", "name": "things", "objects": [
            {{"name": "rock", "x": 48, "y": 8, "width": 32, "height": 16, "properties": [{WALL}]}},
            {{"name": "", "type": "start", "x": 0, "y": 0, "point": true}},
            {{"name": "Goal", "gid": 7, "x": 96, "y": 48, "width": 32, "height": 16}},
            {{"name": "tree", "ellipse": true, "x": 0, "y": 0, "width": 32, "height": 16}} ]}}"#
    );
    assert_eq!(drawn(&tiled(4, 3, "", &objects, "")), "S##.\n.##.\n...G\n");
    // Exactly on its cell it takes no other; a layer of that name makes walls of all, and a point is one cell.
    let walls = r#"{"type": "objectgroup", "name": "Obstacles", "objects": [
        {"name": "a", "x": 32, "y": 16, "width": 32, "height": 16}, {"name": "b", "x": 0, "y": 32, "point": true},
        {"name": "c", "x": -320, "y": -160, "width": 64, "height": 64}]}"#;
    assert_eq!(drawn(&tiled(4, 3, "", walls, "")), "....\n.#..\n#...\n");
    let several = format!(
        r#"{walls}, {{"type": "objectgroup", "name": "ends", "objects": [
        {{"name": "start", "x": 96, "y": 0, "point": true}}, {{"name": "start", "x": 0, "y": 0, "point": true}}]}}"#
    );
    let grid = parse_tiled(&tiled(4, 3, "", &several, "")).expect("a map");
    assert_eq!(
        (grid.starts(), grid.goals()),
        (&[(0, 0), (3, 0)][..], &[][..])
    );
}

#[test]
fn names_of_ones_own_say_what_is_a_wall_and_what_costs() {
    let named = |walls, cost, text: &str| {
        parse_tiled_named(text, TiledNames { walls, cost })
            .map(|grid| grid.to_text(TextFormat::Ascii).expect("digits"))
            .map_err(|error| error.to_string())
    };
    let layers = r#"{"type": "tilelayer", "name": "Walls", "width": 4, "height": 1, "data": [1, 0, 0, 0]},
        {"type": "tilelayer", "name": "Müll", "width": 4, "height": 1, "data": [0, 1, 0, 2]},
        {"type": "objectgroup", "name": "notes", "objects": [{"name": "Sofa", "x": 64, "y": 0, "width": 32, "height": 32}]}"#;
    let sets = r#"{"firstgid": 1, "tiles": [{"id": 1, "class": "Mud", "properties": [
        {"name": "Movement", "value": 7}, {"name": "cost", "value": 3}, {"name": "Deep", "value": true}]}]}"#;
    let map = tiled(4, 1, "", layers, sets);
    for (walls, cost, drawn) in [
        (None, None, "#..3\n"),
        (None, Some("movement"), "#..7\n"),
        (Some("müll"), None, ".#.#\n"),
        (Some("deep"), None, "...#\n"),
        (Some("mud"), None, "...#\n"),
        (Some("sofa"), Some("Movement"), "..#7\n"),
    ] {
        assert_eq!(
            named(walls, cost, &map).as_deref(),
            Ok(drawn),
            "{walls:?} {cost:?}"
        );
    }
    for (walls, cost, wrong) in [
        (Some("Wals"), None, "Wals"),
        (Some("walls"), Some("speed"), "speed"),
    ] {
        let sentence = format!(
            "no layer, object, class or property here has the name \"{wrong}\": the names are \"Walls\", \"Müll\", \"notes\", \"Movement\", \"cost\", \"Deep\", \"Mud\"."
        );
        let told = named(walls, cost, &map).expect_err(wrong);
        assert!(told.ends_with(&sentence), "{told}");
    }
    // Of nothing named there is nothing to choose.
    let told = named(None, None, &tiled(4, 1, "", "", "")).expect_err("nothing");
    assert!(
        told.contains("which name means walls, of \"\"; or in Tiled"),
        "{told}"
    );
}

#[test]
fn what_is_not_read_of_tiled_is_refused_with_line_and_reason() {
    let ground =
        r#"{"type": "tilelayer", "name": "ground", "width": 2, "height": 1, "data": [1, 2]}"#;
    let walls = ground.replace("ground", "walls");
    let embedded = format!(r#"{{"firstgid": 1, "tiles": [{{"id": 0, "properties": [{WALL}]}}]}}"#);
    let file = r#"{"firstgid": 1, "source": "town.tsx"}"#;
    let of = |layers: &str, sets: &str| tiled(2, 1, "", layers, sets);
    let object = |fields: &str| {
        of(
            &format!(
                "{{\"type\": \"objectgroup\", \"name\": \"walls\", \"objects\": [{{\"name\": \"pond\", \"x\": 0, \"y\": 0, {fields}}}]}}"
            ),
            "",
        )
    };
    assert!(parse_tiled(&of(ground, &embedded)).is_ok() && parse_tiled(&of(&walls, file)).is_ok());
    let cases = [
        (
            "<?xml version=\"1.0\"?><map/>".to_owned(),
            "Line 1, column 1: this is XML, and maps of Tiled are read from JSON: in Tiled, choose File > Export As, and there JSON.",
        ),
        (
            "{\"layers\": [}".to_owned(),
            "Line 1, column 13: this is no JSON: '}' can't stand here.",
        ),
        (
            "{\n\"layers\": [".to_owned(),
            "Line 2, column 12: the JSON ends before it is complete.",
        ),
        (
            "[".repeat(65),
            "Line 1, column 65: the JSON has brackets within brackets more than 64 deep.",
        ),
        (
            "{\"nodes\": []}".to_owned(),
            "Line 1, column 1: this is no map of Tiled, which has a list of \"layers\".",
        ),
        (
            of(&walls, "").replace("orthogonal", "isometric"),
            "the orientation of this map is \"isometric\", and only orthogonal maps of Tiled are read.",
        ),
        (
            of(ground, file),
            "Line 2, column 59: the tileset \"town.tsx\" is a file of its own, which is not read: in Tiled, press Embed Tileset, or say which name means walls, of \"ground\".",
        ),
        (
            of(ground, ""),
            "nothing here says what is a wall: say which name means walls, of \"ground\"; or in Tiled, name the layer of walls \"walls\", or give tiles the property \"wall\" (true or false) or \"cost\" (a number).",
        ),
        (
            of(
                &walls.replace(
                    "[1, 2]",
                    "\"eJw=\", \"encoding\": \"base64\", \"compression\": \"zlib\"",
                ),
                "",
            ),
            "the layer \"walls\" is compressed (zlib), and that is not read: in Tiled, set Map > Map Properties > Tile Layer Format to CSV.",
        ),
        (
            of(&walls.replace("[1, 2]", "\"AQ*\""), ""),
            "the data of the layer \"walls\" are neither a list of numbers nor Base64.",
        ),
        (
            of(&walls.replace("[1, 2]", "[1, 2, 3]"), ""),
            "the number of tiles of the layer \"walls\" is 3 here, and 2 are wanted.",
        ),
        (
            of(&walls.replace("[1, 2]", "[1, -2]"), ""),
            "this is no tile: it must be a whole number from 0 to 4294967295.",
        ),
        (
            of(&walls.replace("\"width\": 2", "\"width\": 3"), ""),
            "the layer \"walls\" is larger than the map.",
        ),
        (
            of(
                &walls.replace("\"height\": 1", "\"offsetx\": 4, \"height\": 1"),
                "",
            ),
            "the layer \"walls\" is drawn beside the cells that it speaks of: in Tiled, set its offset to 0.",
        ),
        (
            of(&walls, "").replace("\"width\": 2 }", "\"width\": 4097 }"),
            "\"width\" must be a whole number from 1 to 4096.",
        ),
        (
            of(ground, &embedded.replace("true", "1")),
            "the property \"wall\" must be true or false.",
        ),
        (
            of(
                ground,
                &embedded
                    .replace("\"wall\"", "\"cost\"")
                    .replace("true", "-3"),
            ),
            "'-3' is no cost: it must be a number from 0 to 1e100.",
        ),
        (
            of(
                ground,
                &embedded.replace(&format!("[{WALL}]"), "{\"wall\": true}"),
            ),
            "\"properties\" must be a list, as Tiled writes it since version 1.2.",
        ),
        (
            object("\"template\": \"pond.tx\""),
            "this object is made from the template \"pond.tx\", which is a file of its own: in Tiled, choose Detach.",
        ),
        (
            object("\"polygon\": []"),
            "the object \"pond\" is no upright rectangle, and only such objects can be walls or have a cost.",
        ),
        (
            object("\"rotation\": 45"),
            "the object \"pond\" is no upright rectangle, and only such objects can be walls or have a cost.",
        ),
        (
            object("\"type\": \"goal\", \"x\": 99").replace("\"x\": 0, ", ""),
            "the goal lies outside the map.",
        ),
        (
            tiled(2, 1, "\"infinite\": true,", &walls, ""),
            "width and height go from 1 to 4096, and these are 0 and 0.",
        ),
    ];
    for (text, sentence) in cases {
        let error = parse_tiled(&text).expect_err(&text);
        let told = error.to_string();
        assert!(told.ends_with(sentence), "{told}\n{sentence}\n{text}");
        assert!(matches!(error.kind(), ErrorKind::Text { .. }), "{told}");
    }
}

#[test]
fn a_graph_of_dimacs_is_read_as_the_graph_that_it_was_made_of() {
    let mut random = Random::new(4602);
    for _ in rounds(300) {
        let count = 1 + random.below(30);
        let coordinate = |random: &mut Random| f64::from(random.below(2_000_000)) - 1e6;
        let nodes: Vec<Node> = (1..=count)
            .map(|id| Node {
                id,
                x: coordinate(&mut random),
                y: coordinate(&mut random),
            })
            .collect();
        let arcs: Vec<Connection> = (0..random.below(90))
            .map(|_| Connection {
                from: 1 + random.below(count),
                to: 1 + random.below(count),
                cost: f64::from(random.below(1000)),
            })
            .collect();
        let mut gr = format!("c made here\n\np sp {count} {}\n", arcs.len());
        for Connection { from, to, cost } in &arcs {
            gr += &format!("a {from} {to} {cost}\r\n");
        }
        let mut co = format!("c coordinates\np aux sp co {count}\n");
        for Node { id, x, y } in nodes.iter().rev() {
            co += &format!("v {id} {x} {y}\n");
        }
        let graph = Graph::new(&nodes, &arcs).expect("a graph");
        let read = parse_dimacs(&gr, Some(&co)).unwrap_or_else(|error| panic!("{error}\n{gr}{co}"));
        assert!(read == graph, "{gr}{co}");
        // One behind the other is the same.
        assert!(
            parse_dimacs(&format!("{gr}{co}"), None) == Ok(graph.clone()),
            "{gr}{co}"
        );
        let bare = parse_dimacs(&gr, None).expect("a graph without coordinates");
        assert!(bare.connections().eq(graph.connections()), "{gr}");
        // No two stand at one place, and the cheapest path is the same, wherever they stand.
        let mut places: Vec<_> = bare
            .nodes()
            .iter()
            .map(|node| (node.x as i64, node.y as i64))
            .collect();
        places.sort_unstable();
        places.dedup();
        assert_eq!(places.len(), count as usize);
        let to = 1 + random.below(count);
        let [first, second] = [&graph, &bare]
            .map(|graph| find_path(graph, 1, to, &Options::default()).expect("nodes of the graph"));
        assert_eq!(
            (first.status, first.cost),
            (second.status, second.cost),
            "{gr}"
        );
    }
    // Of several arcs between the same nodes the cheapest counts.
    let graph = parse_dimacs("p sp 2 3\na 1 2 9\na 1 2 4\na 1 2 6\n", None).expect("a graph");
    let found = find_path(&graph, 1, 2, &Options::default()).expect("nodes of the graph");
    assert_eq!(
        (graph.connection_count(), found.status, found.cost),
        (3, Status::Found, 4.0)
    );
}

#[test]
fn what_is_wrong_in_a_graph_of_dimacs_is_told_by_line() {
    let cases = [
        (
            "a 1 2 3",
            None,
            "Line 1, column 3: before all arcs stands one line p sp with the numbers of nodes and arcs, such as p sp 6 8.",
        ),
        (
            "",
            None,
            "Line 1, column 1: before all arcs stands one line p sp with the numbers of nodes and arcs, such as p sp 6 8.",
        ),
        (
            "p sp 2 0\np sp 2 0",
            None,
            "Line 2, column 1: before all arcs stands one line p sp with the numbers of nodes and arcs, such as p sp 6 8.",
        ),
        (
            "p sp 0 0",
            None,
            "Line 1, column 1: the number of nodes must be from 1 to 65536, and that of arcs up to 20000000.",
        ),
        (
            "p sp 16777216 0",
            None,
            "Line 1, column 1: the number of nodes must be from 1 to 65536, and that of arcs up to 20000000.",
        ),
        (
            "p sp 2 1\na 1 2",
            None,
            "Line 2, column 1: an arc has three numbers: where it begins, where it ends and what it costs, such as a 1 2 17.",
        ),
        (
            "p sp 2 1\n\na 1 2 -5",
            None,
            "Line 3, column 7: '-5' is no cost: it must be a number from 0 to 1e100.",
        ),
        (
            "p sp 2 1\na 1 2 five",
            None,
            "Line 2, column 7: 'five' is no cost: it must be a number from 0 to 1e100.",
        ),
        (
            "p sp 2 1\na 0 2 5",
            None,
            "Line 2, column 3: \"0\" is no node: they go from 1 to 2.",
        ),
        (
            "p sp 2 1\na 1 3 5",
            None,
            "Line 2, column 5: \"3\" is no node: they go from 1 to 2.",
        ),
        (
            "p sp 2 2\na 1 2 5\n",
            None,
            "Line 2, column 1: the number of arcs is 1, and the line p says 2.",
        ),
        (
            "p sp 2 1\ne 1 2 5",
            None,
            "Line 2, column 1: \"e\" begins no line that is known: c is a comment, p the size, a an arc, v the coordinates of a node.",
        ),
        (
            "p sp 1 0",
            Some("v 1 2"),
            "Line 1, column 1: in the coordinates, coordinates are three numbers: a node, its x and its y, such as v 1 -73 41.",
        ),
        (
            "p sp 1 0",
            Some("v 1 2 north"),
            "Line 1, column 7: in the coordinates, \"north\" is no coordinate: it must be a number from -1e100 to 1e100.",
        ),
        (
            "p sp 1 0",
            Some("v 1 2 2\nv 1 2 2"),
            "Line 2, column 1: in the coordinates, node 1 has its coordinates already.",
        ),
        (
            "p sp 2 0",
            Some("v 1 2 2"),
            "Line 1, column 1: node 2 has no coordinates: either all have them or none has.",
        ),
        (
            "p sp 2 0",
            Some("a 1 2 3"),
            "Line 1, column 1: in the coordinates, \"a\" begins no line that is known: c is a comment, p the size, a an arc, v the coordinates of a node.",
        ),
    ];
    for (arcs, coordinates, sentence) in cases {
        let error = parse_dimacs(arcs, coordinates).expect_err(arcs);
        assert_eq!(error.to_string(), sentence, "{arcs}");
    }
}

//! Maps of the editor Tiled, as JSON. Its layers lie above each other: of a cell the topmost tile or object that says something decides.

mod checking;
mod json;
mod layers;
mod objects;
mod says;
mod tiles;

use self::json::{Fault, Fields};
use self::layers::{Layer, flatten, wanted};
use self::says::{Names, Says};
use self::tiles::Tiles;
use super::{error_at, word};
use crate::error::Error;
use crate::map::grid::{Grid, Point};
use crate::saying::say;

/// By which names a map of Tiled says what is a wall and what costs, in place of the usual ones. Small and capital letters from A to Z
/// are the same.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct TiledNames<'n> {
    /// Of a layer, a group, an object or a class that is a wall, or of a property that is true of walls.
    pub walls: Option<&'n str>,
    /// Of a property that is a cost.
    pub cost: Option<&'n str>,
}

/// Reads a map of [Tiled](https://www.mapeditor.org) in JSON: orthogonal, finite or infinite, with tilesets that are embedded.
///
/// What is a wall and what a cell costs say properties of tiles, layers, groups and objects: `wall` (also `collides`, `solid`, `blocked` and
/// the like), `walkable`, and `cost`. So do names and classes: a layer, an object or a tile's class that is called walls, collision or
/// obstacles. Of a cell the topmost that says something decides; where nothing does it is free and costs 1. Objects are rectangles, and take
/// every cell that they touch. Objects named start or goal, or of that class, give [`Grid::starts`] and [`Grid::goals`].
///
/// # Errors
///
/// If the text is no such map, or holds what is not read, such as compressed layers: an [`ErrorKind::Text`](crate::ErrorKind::Text) that
/// tells line and column.
///
/// ```
/// let map = r#"{ "type": "map", "orientation": "orthogonal", "width": 3, "height": 2, "tilewidth": 16, "tileheight": 16,
///   "layers": [
///     { "type": "tilelayer", "name": "walls", "width": 3, "height": 2, "data": [0, 7, 0, 0, 0, 0] },
///     { "type": "objectgroup", "name": "places", "objects": [
///       { "name": "start", "x": 8, "y": 8, "point": true }, { "name": "goal", "x": 40, "y": 8, "point": true }] }],
///   "tilesets": [{ "firstgid": 1, "source": "tiles.tsx" }] }"#;
/// let grid = stepstar::parse_tiled(map)?;
/// assert_eq!(grid.to_text(stepstar::TextFormat::Ascii)?, "S#G\n...\n");
/// # Ok::<(), stepstar::Error>(())
/// ```
pub fn parse_tiled(text: &str) -> Result<Grid, Error> {
    parse_tiled_named(text, TiledNames::default())
}

/// Reads a map of Tiled as [`parse_tiled`] does, by names of your own.
///
/// # Errors
///
/// As [`parse_tiled`], and if the map has no such name: the sentence lists those that it has.
///
/// ```
/// use stepstar::{TiledNames, parse_tiled_named};
///
/// let map = r#"{ "orientation": "orthogonal", "width": 3, "height": 1, "tilesets": [],
///   "layers": [{ "type": "tilelayer", "name": "Rocks", "width": 3, "height": 1, "data": [0, 7, 0] }] }"#;
/// let names = TiledNames { walls: Some("rocks"), ..TiledNames::default() };
/// assert!(parse_tiled_named(map, names)?.is_wall(1, 0));
/// # Ok::<(), stepstar::Error>(())
/// ```
pub fn parse_tiled_named(text: &str, names: TiledNames<'_>) -> Result<Grid, Error> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    read(text, names).map_err(|(at, problem)| {
        let (mut line, mut column) = (1, 1);
        for letter in text.get(..at).unwrap_or(text).chars() {
            (line, column) = match letter {
                '\n' => (line + 1, 1),
                _ => (line, column + 1),
            };
        }
        error_at(line, column, problem)
    })
}

/// What is known of every cell.
struct Cells {
    origin: (i64, i64),
    width: i64,
    height: i64,
    walls: Vec<u8>,
    costs: Vec<f64>,
    starts: Vec<Point>,
    goals: Vec<Point>,
    /// Whether anything was said, and whether by more than tiles.
    is_said: bool,
    is_said_by_layers: bool,
}

fn read(text: &str, asked: TiledNames<'_>) -> Result<Grid, Fault> {
    if text.trim_start().starts_with('<') {
        return Err((0, say!(PROBLEM_TILED_XML)));
    }
    let value = json::checked(text)?;
    let no_map = || (value.at, say!(PROBLEM_TILED_NO_MAP));
    let map = value.fields().ok_or_else(no_map)?;
    let Some(list) = map.get("layers").filter(|list| list.items().is_some()) else {
        return Err(no_map());
    };
    if let Some(orientation) = map.get("orientation") {
        let found = orientation.shown();
        if found != "orthogonal" {
            let problem = say!(PROBLEM_TILED_ORIENTATION, word: word(&found));
            return Err((orientation.at, problem));
        }
    }
    let names = Names::new(asked);
    let mut layers = Vec::new();
    flatten(list, Says::default(), false, &names, &mut layers)?;
    let tiles = Tiles::read(map.get("tilesets"), &names)?;
    let is_infinite = map.get("infinite").and_then(|value| value.truth()) == Some(true);
    let mut cells = Cells::new(&map, &layers, is_infinite)?;
    for layer in &layers {
        match &*layer.fields.text("type") {
            "tilelayer" => cells.put_tiles(layer, &tiles, is_infinite)?,
            "objectgroup" => cells.put_objects(layer, &tiles, &map, &names)?,
            _ => {}
        }
    }
    if let Some(name) = names.missing(asked) {
        let problem = say!(PROBLEM_TILED_NO_NAME, name: word(name), names: names.here());
        return Err((list.at, problem));
    }
    if let Some((at, source)) = tiles.external
        && !cells.is_said_by_layers
    {
        let problem = say!(PROBLEM_TILED_EXTERNAL, word: word(&source), names: names.here());
        return Err((at, problem));
    }
    if !cells.is_said {
        return Err((list.at, say!(PROBLEM_TILED_NOTHING, names: names.here())));
    }
    cells.grid().ok_or_else(no_map)
}

impl Cells {
    /// As large as the map, or as all chunks together.
    fn new(map: &Fields<'_>, layers: &[Layer<'_>], is_infinite: bool) -> Result<Self, Fault> {
        let most = i64::from(Grid::MAX_SIDE);
        let (mut from, mut to) = ((i64::MAX, i64::MAX), (i64::MIN, i64::MIN));
        if is_infinite {
            for layer in layers {
                for chunk in layer.chunks(true)? {
                    from = (from.0.min(chunk.x), from.1.min(chunk.y));
                    to = (
                        to.0.max(chunk.x + chunk.width),
                        to.1.max(chunk.y + chunk.height),
                    );
                }
            }
        } else {
            let most = most as f64;
            let width = wanted(map, "width", 1.0, most)?;
            let height = wanted(map, "height", 1.0, most)?;
            (from, to) = ((0, 0), (width, height));
        }
        let (width, height) = if from.0 < to.0 {
            (to.0 - from.0, to.1 - from.1)
        } else {
            (0, 0)
        };
        let size = 1..=most;
        if !size.contains(&width) || !size.contains(&height) {
            let problem =
                say!(PROBLEM_SIZE, most: most as u32, width: width as u32, height: height as u32);
            return Err((map.at, problem));
        }
        Ok(Self {
            origin: from,
            width,
            height,
            walls: vec![0; (width * height) as usize],
            costs: Vec::new(),
            starts: Vec::new(),
            goals: Vec::new(),
            is_said: false,
            is_said_by_layers: false,
        })
    }

    /// Puts what is said of a cell above what was said of it before.
    fn put(&mut self, x: i64, y: i64, says: Says) {
        let cell = (y * self.width + x) as usize;
        let count = self.walls.len();
        if let (Some(wall), Some(here)) = (says.wall, self.walls.get_mut(cell)) {
            *here = u8::from(wall);
        }
        if let Some(cost) = says.cost {
            if self.costs.is_empty() {
                self.costs = vec![1.0; count];
            }
            if let Some(here) = self.costs.get_mut(cell) {
                *here = cost;
            }
        }
        self.is_said = true;
    }

    fn put_tiles(
        &mut self,
        layer: &Layer<'_>,
        tiles: &Tiles,
        is_infinite: bool,
    ) -> Result<(), Fault> {
        self.is_said_by_layers |= !layer.says.is_nothing();
        self.is_said |= !layer.says.is_nothing();
        for chunk in layer.chunks(is_infinite)? {
            let (left, top) = (chunk.x - self.origin.0, chunk.y - self.origin.1);
            let is_inside = left >= 0
                && top >= 0
                && left + chunk.width <= self.width
                && top + chunk.height <= self.height;
            if !is_inside {
                let name = word(&layer.fields.text("name"));
                return Err((chunk.fields.at, say!(PROBLEM_TILED_OUTSIDE, name: name)));
            }
            let data = tiles::data(
                &layer.fields,
                &chunk.fields,
                (chunk.width * chunk.height) as usize,
            )?;
            for (y, row) in (top..).zip(data.chunks(chunk.width as usize)) {
                for (x, &tile) in (left..).zip(row) {
                    if tile == 0 {
                        continue;
                    }
                    let says = tiles.of(tile).or(layer.says);
                    if !says.is_nothing() {
                        layer.check_place()?;
                        self.put(x, y, says);
                    }
                }
            }
        }
        Ok(())
    }

    fn grid(self) -> Option<Grid> {
        let mut grid = Grid::from_cells(self.width as u32, self.height as u32, &self.walls).ok()?;
        if !self.costs.is_empty() {
            grid.set_costs(self.costs).ok()?;
        }
        grid.marked = (self.starts, self.goals);
        Some(grid)
    }
}

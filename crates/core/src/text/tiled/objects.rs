//! Objects: rectangles that are walls or have a cost, and those that mark start and goal.

use super::Cells;
use super::json::{Fault, Fields};
use super::layers::{Layer, wanted};
use super::says::{Names, Says, class};
use super::tiles::{Tiles, tile_of};
use crate::saying::say;
use crate::text::word;

/// Fields that objects have which are no rectangles.
const SHAPES: [&str; 4] = ["ellipse", "polygon", "polyline", "text"];

impl Cells {
    pub fn put_objects(
        &mut self,
        layer: &Layer<'_>,
        tiles: &Tiles,
        map: &Fields<'_>,
        names: &Names<'_>,
    ) -> Result<(), Fault> {
        let list = layer.fields.get("objects").and_then(|list| list.items());
        for object in list.into_iter().flatten() {
            let Some(object) = object.fields() else {
                continue;
            };
            if let Some(template) = object.get("template") {
                let problem = say!(PROBLEM_TILED_TEMPLATE, word: word(&template.shown()));
                return Err((template.at, problem));
            }
            let tile = tile_of(&object).map_or_else(Says::default, |tile| tiles.of(tile));
            let says = Says::of_object(&object, names)?.or(layer.says).or(tile);
            let mark = mark(&object);
            if says.is_nothing() && mark.is_none() {
                continue;
            }
            layer.check_place()?;
            let area = Area::read(&object, map)?;
            if let Some(is_start) = mark {
                self.put_mark(&object, &area, is_start)?;
            } else {
                let is_rectangle = SHAPES.iter().all(|shape| object.get(shape).is_none())
                    && object.number("rotation") == 0.0;
                if !is_rectangle {
                    let name = word(&object.text("name"));
                    return Err((object.at, say!(PROBLEM_TILED_SHAPE, name: name)));
                }
                self.is_said_by_layers = true;
                self.put_area(&area, says);
            }
        }
        Ok(())
    }

    fn put_mark(&mut self, object: &Fields<'_>, area: &Area, is_start: bool) -> Result<(), Fault> {
        let middle = |[from, to]: [f64; 2]| ((from + to) / 2.0).floor() as i64;
        let x = middle(area.x).saturating_sub(self.origin.0);
        let y = middle(area.y).saturating_sub(self.origin.1);
        if !(0..self.width).contains(&x) || !(0..self.height).contains(&y) {
            let mark = if is_start {
                say!(MARK_START)
            } else {
                say!(MARK_GOAL)
            };
            return Err((object.at, say!(PROBLEM_TILED_MARK, mark: mark)));
        }
        let marks = if is_start {
            &mut self.starts
        } else {
            &mut self.goals
        };
        let cell = (x as u32, y as u32);
        let at = marks.partition_point(|&(x, y)| (y, x) < (cell.1, cell.0));
        if marks.get(at) != Some(&cell) {
            marks.insert(at, cell);
        }
        Ok(())
    }

    /// Of every cell that it touches; a point touches one.
    fn put_area(&mut self, area: &Area, says: Says) {
        let range = |[from, to]: [f64; 2], origin: i64, most: i64| {
            let first = from.floor() as i64;
            let end = (to.ceil() as i64).max(first.saturating_add(1));
            first.saturating_sub(origin).max(0)..end.saturating_sub(origin).min(most)
        };
        self.is_said = true;
        for y in range(area.y, self.origin.1, self.height) {
            for x in range(area.x, self.origin.0, self.width) {
                self.put(x, y, says);
            }
        }
    }
}

/// Whether it marks a start or a goal.
fn mark(object: &Fields<'_>) -> Option<bool> {
    for name in [object.text("name"), class(object)] {
        match name.to_ascii_lowercase().as_str() {
            "start" => return Some(true),
            "goal" => return Some(false),
            _ => {}
        }
    }
    None
}

/// From where to where an object lies, in cells.
struct Area {
    x: [f64; 2],
    y: [f64; 2],
}

impl Area {
    fn read(object: &Fields<'_>, map: &Fields<'_>) -> Result<Self, Fault> {
        let mut sides = [0.0; 2];
        for (side, name) in sides.iter_mut().zip(["tilewidth", "tileheight"]) {
            *side = wanted(map, name, 1.0, 1e6)? as f64;
        }
        let [wide, high] = sides;
        let (width, height) = (object.number("width"), object.number("height"));
        let (x, y) = (object.number("x"), object.number("y"));
        // Objects that are tiles stand on their lower edge.
        let y = if object.get("gid").is_some() {
            y - height
        } else {
            y
        };
        Ok(Self {
            x: [x / wide, (x + width) / wide],
            y: [y / high, (y + height) / high],
        })
    }
}

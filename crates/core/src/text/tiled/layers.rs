//! The layers of a map, and the chunks in which infinite ones have their tiles.

use super::json::{Fault, Fields, Value};
use super::says::{Names, Says};
use crate::map::grid::Grid;
use crate::saying::say;
use crate::text::word;

/// A layer that is no group, with what its groups and its own name and properties say, and whether it is drawn beside its place.
pub(super) struct Layer<'t> {
    pub fields: Fields<'t>,
    pub says: Says,
    pub is_shifted: bool,
}

/// A part of a layer of tiles: all of it, or a chunk of an infinite map.
pub(super) struct Chunk<'t> {
    pub fields: Fields<'t>,
    pub x: i64,
    pub y: i64,
    pub width: i64,
    pub height: i64,
}

/// A number that has to be there.
pub(super) fn wanted(
    fields: &Fields<'_>,
    name: &'static str,
    least: f64,
    most: f64,
) -> Result<i64, Fault> {
    let value = fields.get(name);
    let number = value.and_then(|value| value.whole(least, most));
    number.ok_or_else(|| {
        let at = value.map_or(fields.at, |value| value.at);
        let problem = say!(PROBLEM_TILED_NUMBER, name: name, least: least, most: most);
        (at, problem)
    })
}

/// The layers from the lowest to the topmost, those of groups in their place.
pub(super) fn flatten<'t>(
    list: Value<'t>,
    of_group: Says,
    is_shifted: bool,
    names: &Names<'_>,
    layers: &mut Vec<Layer<'t>>,
) -> Result<(), Fault> {
    for layer in list.items().into_iter().flatten() {
        let Some(fields) = layer.fields() else {
            continue;
        };
        // Of a layer the type is its kind, and no class.
        let mut named = fields.clone();
        named.list.retain(|(name, _)| name != "type");
        let says = Says::of_layer(&named, names)?.or(of_group);
        let is_shifted =
            is_shifted || fields.number("offsetx") != 0.0 || fields.number("offsety") != 0.0;
        match fields.get("layers") {
            Some(list) => flatten(list, says, is_shifted, names, layers)?,
            None => layers.push(Layer {
                fields,
                says,
                is_shifted,
            }),
        }
    }
    Ok(())
}

impl<'t> Layer<'t> {
    pub fn chunks(&self, is_infinite: bool) -> Result<Vec<Chunk<'t>>, Fault> {
        if !is_infinite {
            return Ok(vec![Chunk::read(&self.fields)?]);
        }
        let list = self.fields.get("chunks").and_then(|list| list.items());
        let chunks = list.into_iter().flatten();
        chunks
            .filter_map(|chunk| chunk.fields())
            .map(|chunk| Chunk::read(&chunk))
            .collect()
    }

    /// What is said of cells holds where the layer is drawn.
    pub fn check_place(&self) -> Result<(), Fault> {
        if self.is_shifted {
            let name = word(&self.fields.text("name"));
            return Err((self.fields.at, say!(PROBLEM_TILED_SHIFTED, name: name)));
        }
        Ok(())
    }
}

/// Chunks lie this far from the middle at most.
const FAR: f64 = 1e9;

impl<'t> Chunk<'t> {
    fn read(fields: &Fields<'t>) -> Result<Self, Fault> {
        let most = f64::from(Grid::MAX_SIDE);
        let place = |name| match fields.get(name) {
            Some(_) => wanted(fields, name, -FAR, FAR),
            None => Ok(0),
        };
        Ok(Self {
            x: place("x")?,
            y: place("y")?,
            width: wanted(fields, "width", 1.0, most)?,
            height: wanted(fields, "height", 1.0, most)?,
            fields: fields.clone(),
        })
    }
}

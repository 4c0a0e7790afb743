//! Tiles: what tilesets say of them, and which stand where in a layer.

use super::json::{Fault, Fields, Value};
use super::layers::wanted;
use super::says::{Names, Says};
use crate::saying::say;
use crate::text::word;

/// The highest bits of a tile's number say how it is flipped.
const NUMBER: u32 = 0x0fff_ffff;

/// The tiles of a map of which something is said.
#[derive(Debug, Default)]
pub(super) struct Tiles {
    /// By their numbers in the map, in order.
    says: Vec<(u32, Says)>,
    /// The first tileset that is a file of its own, and where it is named.
    pub external: Option<(usize, String)>,
}

impl Tiles {
    pub fn read(tilesets: Option<Value<'_>>, names: &Names<'_>) -> Result<Self, Fault> {
        let mut tiles = Self::default();
        let sets = tilesets.and_then(|list| list.items()).into_iter().flatten();
        for set in sets.filter_map(|set| set.fields()) {
            if let Some(source) = set.get("source") {
                tiles.external.get_or_insert((source.at, source.shown()));
                continue;
            }
            let first = wanted(&set, "firstgid", 1.0, f64::from(NUMBER))?;
            let list = set.get("tiles").and_then(|list| list.items());
            for tile in list.into_iter().flatten().filter_map(|tile| tile.fields()) {
                let id = wanted(&tile, "id", 0.0, f64::from(NUMBER))?;
                let says = Says::of_tile(&tile, names)?;
                if !says.is_nothing() {
                    tiles.add((first + id) as u32, says);
                }
            }
        }
        Ok(tiles)
    }

    /// Mostly behind all others: Tiled writes them in order.
    fn add(&mut self, number: u32, says: Says) {
        let at = self.says.partition_point(|&(tile, _)| tile < number);
        self.says.insert(at, (number, says));
    }

    pub fn of(&self, number: u32) -> Says {
        let found = self.says.binary_search_by_key(&number, |&(tile, _)| tile);
        let says = found.ok().and_then(|at| self.says.get(at));
        says.map_or_else(Says::default, |&(_, says)| says)
    }
}

/// The tiles of a layer or of one of its chunks, row by row; 0 where there is none.
pub(super) fn data(
    layer: &Fields<'_>,
    chunk: &Fields<'_>,
    cells: usize,
) -> Result<Vec<u32>, Fault> {
    let name = || word(&layer.text("name"));
    let Some(data) = chunk.get("data") else {
        return Err((chunk.at, say!(PROBLEM_TILED_DATA, name: name())));
    };
    let problem = || (data.at, say!(PROBLEM_TILED_DATA, name: name()));
    let tiles = if let Some(items) = data.items() {
        let mut tiles = Vec::with_capacity(cells.min(1 << 24));
        for item in items {
            let tile = item.whole(0.0, f64::from(u32::MAX));
            tiles.push(tile.ok_or_else(|| (item.at, say!(PROBLEM_TILED_TILE)))? as u32);
        }
        tiles
    } else {
        let text = data.text().ok_or_else(problem)?;
        let compression = layer.text("compression");
        if !compression.is_empty() {
            return Err((
                data.at,
                say!(PROBLEM_TILED_COMPRESSED, name: name(), word: word(&compression)),
            ));
        }
        base64(&text).ok_or_else(problem)?
    };
    if tiles.len() != cells {
        let problem = say!(PROBLEM_TILED_COUNT, name: name(), length: tiles.len(), cells: cells);
        return Err((data.at, problem));
    }
    let tiles = tiles.into_iter();
    Ok(tiles.map(|tile| tile & NUMBER).collect())
}

/// The number of an object's tile.
pub(super) fn tile_of(object: &Fields<'_>) -> Option<u32> {
    let tile = object.get("gid")?.whole(0.0, f64::from(u32::MAX))?;
    Some(tile as u32 & NUMBER)
}

/// Four bytes a tile, the lowest first.
fn base64(text: &str) -> Option<Vec<u32>> {
    let mut tiles = Vec::with_capacity(text.len() / 16 * 3);
    let (mut bits, mut count) = (0_u32, 0);
    let (mut tile, mut bytes) = (0_u32, 0);
    for letter in text.trim_end_matches('=').bytes() {
        let six = match letter {
            b'A'..=b'Z' => letter - b'A',
            b'a'..=b'z' => letter - b'a' + 26,
            b'0'..=b'9' => letter - b'0' + 52,
            b'+' => 62,
            b'/' => 63,
            b'\n' | b'\r' | b' ' => continue,
            _ => return None,
        };
        bits = bits << 6 | u32::from(six);
        count += 6;
        if count >= 8 {
            count -= 8;
            tile |= (bits >> count & 0xff) << (8 * bytes);
            bytes += 1;
        }
        if bytes == 4 {
            tiles.push(tile);
            (tile, bytes) = (0, 0);
        }
    }
    (bytes == 0).then_some(tiles)
}

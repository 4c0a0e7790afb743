//! The index of a node in the graph's list, by its id.

use super::Node;
use crate::error::{Error, MOST, numbered, part};
use crate::map::ranked::ranked;
use crate::number::exact;
use crate::saying::say;

/// The ids in order, each with its index, once it is certain that ids are different and positions not too far away.
pub(super) fn index_ids(nodes: &[Node]) -> Result<Vec<(u32, u32)>, Error> {
    if let Some(node) = nodes
        .iter()
        .find(|node| ![node.x, node.y].iter().all(|side| side.abs() <= MOST))
    {
        let argument = part("position", numbered("node", node.id));
        let position = format!("({}, {})", exact(node.x), exact(node.y));
        return Err(Error::value(argument, &position, say!(ALLOWED_POSITION)));
    }
    let ids = nodes.iter().map(|node| node.id);
    if ids
        .clone()
        .zip(0..)
        .all(|(id, index): (u32, u32)| id == index)
    {
        return Ok(Vec::new());
    }
    let index_of = ranked(ids);
    match index_of.windows(2).find(|pair| pair[0].0 == pair[1].0) {
        None => Ok(index_of),
        Some(pair) => {
            let argument = part("id", numbered("node", pair[1].1));
            Err(Error::value(argument, &pair[1].0, say!(ALLOWED_NEW_ID)))
        }
    }
}

pub(super) fn index_among(index_of: &[(u32, u32)], count: usize, id: u32) -> Option<u32> {
    if index_of.is_empty() {
        return ((id as usize) < count).then_some(id);
    }
    let place = index_of.binary_search_by_key(&id, |&(id, _)| id).ok()?;
    Some(index_of[place].1)
}

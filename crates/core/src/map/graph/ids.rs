//! The index of a node in the graph's list, by its id.

use super::Node;
use crate::error::{Error, MOST};
use crate::map::ranked::ranked;
use crate::number::exact;

/// The ids in order, each with its index, once it is certain that ids are different and positions not too far away.
pub(super) fn index_ids(nodes: &[Node]) -> Result<Vec<(u32, u32)>, Error> {
    if let Some(node) = nodes
        .iter()
        .find(|node| ![node.x, node.y].iter().all(|side| side.abs() <= MOST))
    {
        return Err(Error::value(
            &format!("position of node {}", node.id),
            &format!("({}, {})", exact(node.x), exact(node.y)),
            "two finite numbers, from -1e100 to 1e100",
        ));
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
        Some(pair) => Err(Error::value(
            &format!("id of node {}", pair[1].1),
            &pair[1].0,
            "an id that no other node has",
        )),
    }
}

pub(super) fn index_among(index_of: &[(u32, u32)], count: usize, id: u32) -> Option<u32> {
    if index_of.is_empty() {
        return ((id as usize) < count).then_some(id);
    }
    let place = index_of.binary_search_by_key(&id, |&(id, _)| id).ok()?;
    Some(index_of[place].1)
}

//! The cheapest ways from one cell to all others, or to one cell from all: many queries begin or end where the last one did.
//!
//! ```text
//!   S - > > >       Once searches from S have looked at as many cells as there are, one flood from there costs no more than they did. It
//!   | \ # # ^       leaves in each cell the step that led to it: from then on a path is read off from its other end, a cell at a time,
//!   v   \ > G       until the map changes or another flood is due.
//! ```

/// The root of a tree: no step led to it.
pub(super) const ROOT: u8 = 8;
/// No way leads there.
pub(super) const NEVER: u8 = u8::MAX;

/// Cells: on larger maps a flood would be a noticeable pause (`routes`, one goal).
const MOST_CELLS: usize = 1 << 20;

/// A tree from the start, and one to the goal, of the last query, and how much such queries have cost. They are of no use once the map or its
/// steps change.
#[derive(Debug, Default)]
pub(super) struct Trees {
    roots: [Root; 2],
}

#[derive(Debug, Default)]
struct Root {
    cell: u32,
    /// Cells that searches with this end have expanded.
    spent: u64,
    /// For each cell the step that led to it; empty as long as there is no tree.
    came: Vec<u8>,
}

/// A way to the root, read off from a cell on.
pub(super) struct Branch<'a> {
    pub from: u32,
    pub came: &'a [u8],
    /// Whether it leads from the goal to the start.
    pub backwards: bool,
}

impl Trees {
    /// The way from one cell to another, where there is a tree of one of them. It is not a way if [`NEVER`] stands in its first cell.
    pub fn branch(&self, ends: [u32; 2]) -> Option<Branch<'_>> {
        let root = (0..2).find(|&end| {
            let Root { cell, came, .. } = &self.roots[end];
            *cell == ends[end] && !came.is_empty()
        })?;
        Some(Branch {
            from: ends[1 - root],
            came: &self.roots[root].came,
            backwards: root == 0,
        })
    }

    /// Counts in a search among so many cells. Which of its ends, if any, is to be the root of a tree now.
    pub fn due(&mut self, ends: [u32; 2], expanded: u64, cells: usize) -> Option<usize> {
        for (root, cell) in self.roots.iter_mut().zip(ends) {
            if root.cell != cell {
                *root = Root {
                    cell,
                    ..Root::default()
                };
            }
            root.spent += expanded;
        }
        let serves = cells <= MOST_CELLS && !cfg!(without = "tree");
        self.roots
            .iter()
            .position(|root| root.spent >= cells as u64 && serves)
    }

    /// The tree of one end. Without one the searches so far are forgotten, so that it is not tried again with each query.
    pub fn plant(&mut self, end: usize, came: Option<Vec<u8>>) {
        self.roots[end].came = came.unwrap_or_default();
        self.roots[end].spent = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::Trees;

    #[test]
    fn no_tree_is_grown_on_maps_of_more_than_a_million_cells() {
        for (cells, due) in [(1_048_576, Some(0)), (1_048_577, None)] {
            let mut trees = Trees::default();
            assert_eq!(trees.due([3, 4], 1_048_575, cells), None);
            assert_eq!(trees.due([3, 4], 2, cells), due);
        }
    }
}

//! A space with nodes that are never entered: those that an earlier search left closed.

use crate::search::space::{AnySpace, Reach, Space};
use std::sync::Arc;

/// Another space without the steps to its barred nodes.
pub(crate) struct BarredSpace<'m> {
    pub inner: AnySpace<'m>,
    /// In order.
    pub barred: Arc<[u32]>,
}

impl Space for BarredSpace<'_> {
    fn len(&self) -> usize {
        self.inner.len()
    }

    fn add_steps(&self, node: u32, parent: u32, steps: &mut Vec<Reach>) {
        let first = steps.len();
        self.inner.add_steps(node, parent, steps);
        let mut kept = first;
        for i in first..steps.len() {
            let is_barred = match steps[i] {
                Reach::Step { to, .. } => self.barred.binary_search(&to).is_ok(),
                _ => false,
            };
            if !is_barred {
                steps.swap(kept, i);
                kept += 1;
            }
        }
        steps.truncate(kept);
    }

    fn estimate(&self, node: u32) -> f64 {
        self.inner.estimate(node)
    }
}

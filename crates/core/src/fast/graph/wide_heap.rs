//! The open list of searches over graphs: a heap with four children to a node, which is shallower than with two.

/// Nodes by f, the least first. A node that improves is put in again; the search knows the older entry when it comes out.
#[derive(Default)]
pub(super) struct WideHeap {
    entries: Vec<(f64, u32)>,
    /// Entries compared.
    pub comparisons: u64,
    /// Entries put in, taken out or moved.
    pub moves: u64,
}

impl WideHeap {
    pub fn clear(&mut self) {
        self.entries.clear();
        self.comparisons = 0;
        self.moves = 0;
    }

    #[inline]
    pub fn push(&mut self, f: f64, id: u32) {
        let mut place = self.entries.len();
        self.entries.push((f, id));
        self.moves += 1;
        while place > 0 {
            let above = (place - 1) / 4;
            self.comparisons += 1;
            if self.entries[above].0 <= f {
                break;
            }
            self.entries[place] = self.entries[above];
            self.moves += 1;
            place = above;
        }
        self.entries[place] = (f, id);
    }

    #[inline]
    pub fn pop(&mut self) -> Option<(f64, u32)> {
        let last = self.entries.pop()?;
        self.moves += 1;
        let Some(&least) = self.entries.first() else {
            return Some(last);
        };
        let mut place = 0;
        loop {
            let first = 4 * place + 1;
            let Some(children) = self.entries.get(first..) else {
                break;
            };
            let mut child = 0;
            let count = children.len().min(4);
            if count == 0 {
                break;
            }
            for i in 1..count {
                if children[i].0 < children[child].0 {
                    child = i;
                }
            }
            self.comparisons += count as u64;
            if children[child].0 >= last.0 {
                break;
            }
            self.entries[place] = children[child];
            self.moves += 1;
            place = first + child;
        }
        self.entries[place] = last;
        Some(least)
    }
}

#[cfg(test)]
mod tests {
    use super::WideHeap;
    use crate::seeded::Random;

    #[test]
    fn gives_entries_back_from_the_least_to_the_greatest() {
        let mut random = Random::new(1);
        for size in 0..200 {
            let mut heap = WideHeap::default();
            let mut wanted: Vec<f64> = (0..size).map(|_| f64::from(random.below(50))).collect();
            for (id, &f) in wanted.iter().enumerate() {
                heap.push(f, id as u32);
            }
            wanted.sort_by(f64::total_cmp);
            let got: Vec<f64> = std::iter::from_fn(|| heap.pop()).map(|(f, _)| f).collect();
            assert_eq!(got, wanted);
        }
    }

    /// ```text
    ///        2                   1                    2            each pair of entries that is compared counts,
    ///     4 6 8 9    1 in     2 6 8 9    1 out     4 6 8 9         and each entry that is put in, taken out or moved
    ///                         4
    /// ```
    #[test]
    fn comparisons_and_moves_are_counted() {
        let mut heap = WideHeap::default();
        let mut counts = |act: &dyn Fn(&mut WideHeap)| {
            let before = (heap.comparisons, heap.moves);
            act(&mut heap);
            (heap.comparisons - before.0, heap.moves - before.1)
        };
        let push = |f| move |heap: &mut WideHeap| heap.push(f, 0);
        let pop = |heap: &mut WideHeap| {
            heap.pop();
        };
        assert_eq!(counts(&push(2.0)), (0, 1));
        for f in [4.0, 6.0, 8.0, 9.0] {
            assert_eq!(counts(&push(f)), (1, 1));
        }
        // Past the 4 above it and the 2 above that.
        assert_eq!(counts(&push(1.0)), (2, 3));
        // The 4, which was last, is compared with the least of the four below the first place, which moves up.
        assert_eq!(counts(&pop), (4, 2));
        assert_eq!(counts(&pop), (3, 2));
        // Beside the 4 that is left above it.
        assert_eq!(counts(&push(4.0)), (1, 1));
    }
}

//! The connections of a graph, as searches read them.

/// The connections of every node in one list, those of node `i` from `first[i]` to `first[i + 1]`.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Links {
    pub first: Vec<u32>,
    pub to: Vec<u32>,
    pub cost: Vec<f64>,
}

impl Links {
    pub fn new(nodes: usize, ends: &[(u32, u32, f64)], backward: bool) -> Self {
        let turned = |&(from, to, cost): &(u32, u32, f64)| {
            if backward {
                (to, from, cost)
            } else {
                (from, to, cost)
            }
        };
        let mut first = vec![0; nodes + 1];
        for (from, ..) in ends.iter().map(turned) {
            first[from as usize + 1] += 1;
        }
        for i in 0..nodes {
            first[i + 1] += first[i];
        }
        let mut next = first.clone();
        let mut links = Self {
            first,
            to: vec![0; ends.len()],
            cost: vec![0.0; ends.len()],
        };
        for (from, to, cost) in ends.iter().map(turned) {
            let place = next[from as usize] as usize;
            next[from as usize] += 1;
            links.to[place] = to;
            links.cost[place] = cost;
        }
        links
    }

    /// Where one can go from a node, and at what cost.
    pub fn of(&self, node: u32) -> impl Iterator<Item = (u32, f64)> {
        let range = self.first[node as usize] as usize..self.first[node as usize + 1] as usize;
        self.to[range.clone()]
            .iter()
            .copied()
            .zip(self.cost[range].iter().copied())
    }
}

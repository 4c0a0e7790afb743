//! A set of nodes.

/// A bit for each node.
#[derive(Debug, Clone, Default)]
pub(crate) struct NodeSet(Vec<u64>);

impl NodeSet {
    /// Adds a node; whether it is new.
    pub fn insert(&mut self, node: u32) -> bool {
        let (word, bit) = (node as usize / 64, 1 << (node % 64));
        if self.0.len() <= word {
            self.0.resize(word + 1, 0);
        }
        let is_new = self.0[word] & bit == 0;
        self.0[word] |= bit;
        is_new
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn contains(&self, node: u32) -> bool {
        let word = self.0.get(node as usize / 64);
        word.is_some_and(|word| word >> (node % 64) & 1 != 0)
    }
}

impl FromIterator<u32> for NodeSet {
    fn from_iter<T: IntoIterator<Item = u32>>(nodes: T) -> Self {
        let mut set = Self::default();
        for node in nodes {
            set.insert(node);
        }
        set
    }
}

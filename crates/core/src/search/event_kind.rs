//! What can happen in a search.

/// What happened to a node.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum EventKind {
    /// It was reached for the first time, and is open now.
    Open = 0,
    /// A better way to it was found.
    Improve = 1,
    /// A better way to it was found after it had been closed, and it is open again.
    Reopen = 2,
    /// It was expanded, and is closed now.
    Close = 3,
    /// A search that jumps looked along a line that ends there.
    Ray = 4,
}

impl EventKind {
    /// All kinds, by number.
    pub const ALL: &'static [Self] = &[
        Self::Open,
        Self::Improve,
        Self::Reopen,
        Self::Close,
        Self::Ray,
    ];

    /// The name, as exports write it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Improve => "improve",
            Self::Reopen => "reopen",
            Self::Close => "close",
            Self::Ray => "ray",
        }
    }
}

/// Writes the name.
impl std::fmt::Display for EventKind {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.pad(self.name())
    }
}

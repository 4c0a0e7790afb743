//! What can happen in a search.

/// What happened to a node.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum EventKind {
    /// It was reached for the first time.
    Open = 0,
    /// A better way to it was found.
    Improve = 1,
    /// A better way to it was found after it had been expanded, and it waits again.
    Reopen = 2,
    /// It was expanded.
    Close = 3,
    /// A line was looked along, up to it.
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

    /// The name that a trace gives it.
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

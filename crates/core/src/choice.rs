//! Choices between names: the shape that most options have.

/// Declares a choice between names: the enum, the list of all its choices, and the way from a choice to its name and back.
/// `$argument` is what an error calls the value.
macro_rules! choice {
    ($(#[$about:meta])* $name:ident, $argument:literal { $($(#[$doc:meta])* $variant:ident = $text:literal,)* }) => {
        $(#[$about])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
        pub enum $name { $($(#[$doc])* $variant,)* }

        impl $name {
            /// All choices, in the order of the documentation.
            pub const ALL: &'static [Self] = &[$(Self::$variant,)*];

            /// The name, as [`FromStr`](std::str::FromStr) reads it.
            pub fn name(self) -> &'static str {
                match self { $(Self::$variant => $text,)* }
            }
        }

        /// Writes the name.
        impl std::fmt::Display for $name {
            fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                out.pad(self.name())
            }
        }

        /// Reads a name.
        impl std::str::FromStr for $name {
            type Err = $crate::Error;

            fn from_str(text: &str) -> Result<Self, $crate::Error> {
                Self::ALL.iter().copied().find(|choice| choice.name() == text).ok_or_else(|| {
                    let names: Vec<_> = Self::ALL.iter().map(|choice| format!("\"{choice}\"")).collect();
                    $crate::Error::value($argument, &format!("\"{text}\""), &format!("one of {}", names.join(", ")))
                })
            }
        }
    };
}
pub(crate) use choice;

//! Choices between names: the shape that most options have.

/// Declares a choice between names: the enum, its list of all, and the way from name to choice and back.
macro_rules! choice {
    ($(#[$about:meta])* $name:ident, $label:literal { $($(#[$doc:meta])* $variant:ident = $text:literal,)* }) => {
        $(#[$about])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
        pub enum $name { $($(#[$doc])* $variant,)* }

        impl $name {
            /// All choices, in the order of the documentation.
            pub const ALL: &'static [Self] = &[$(Self::$variant,)*];

            /// The name that options use for it.
            pub fn name(self) -> &'static str {
                match self { $(Self::$variant => $text,)* }
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::Error;

            fn from_str(text: &str) -> Result<Self, $crate::Error> {
                Self::ALL.iter().copied().find(|choice| choice.name() == text).ok_or_else(|| {
                    let names: Vec<_> = Self::ALL.iter().map(|choice| format!("\"{}\"", choice.name())).collect();
                    $crate::Error::value(concat!("option ", $label), format!("\"{text}\""), &format!("one of {}", names.join(", ")))
                })
            }
        }
    };
}
pub(crate) use choice;

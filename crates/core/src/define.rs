//! The types that cross to other languages are defined once, here in Rust. These macros declare the type itself and, behind features,
//! the way it crosses (`serde`) and a description that TypeScript's types are generated from (`schema`).

/// Declares alternatives that have names: the enum, the list of all, and the way from each to its name.
macro_rules! named {
    (
        $(#[doc = $about:literal])* $([$($more:meta),*])? $name:ident {
            $($(#[doc = $doc:literal])* $variant:ident = $text:literal,)*
        }
    ) => {
        $(#[doc = $about])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        #[repr(u8)]
        $($(#[$more])*)?
        pub enum $name { $($(#[doc = $doc])* $variant,)* }

        impl $name {
            /// All of them, in the order of the documentation.
            pub const ALL: &'static [Self] = &[$(Self::$variant,)*];

            /// The name.
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

        /// As its name.
        #[cfg(feature = "serde")]
        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
                out.serialize_unit_variant(stringify!($name), *self as u32, self.name())
            }
        }

        #[cfg(feature = "schema")]
        impl $crate::define::Described for $name {
            const SCHEMA: $crate::define::Schema = $crate::define::Schema {
                name: stringify!($name),
                about: concat!($($about, "\n",)*),
                shape: $crate::define::Shape::Names(&[$($crate::define::Name {
                    variant: stringify!($variant),
                    text: $text,
                    about: concat!($($doc, "\n",)*),
                },)*]),
            };
        }
    };
}

/// Declares a choice: alternatives of which one is the default, and which are read by name. `$argument` is what an error calls the value.
macro_rules! choice {
    ($(#[doc = $about:literal])* $([$($more:meta),*])? $name:ident, $argument:literal, $default:ident { $($choices:tt)* }) => {
        $crate::define::named! {
            $(#[doc = $about])* $([$($more),*])? $name { $($choices)* }
        }

        impl $name {
            /// Reads the value that the caller has set for it.
            ///
            /// # Errors
            ///
            /// If it is none of the names.
            #[doc(hidden)]
            pub fn read(value: &$crate::value::Value) -> Result<Self, $crate::Error> {
                let place = value.choose($argument, &$crate::define::names!($($choices)*))?;
                Ok(Self::ALL[place])
            }
        }

        impl Default for $name {
            fn default() -> Self {
                Self::$default
            }
        }

        /// Reads a name.
        impl std::str::FromStr for $name {
            type Err = $crate::Error;

            fn from_str(text: &str) -> Result<Self, $crate::Error> {
                Self::read(&$crate::value::Value::Text(text.to_owned()))
            }
        }
    };
}

/// The names in a list of alternatives.
macro_rules! names {
    ($($(#[doc = $doc:literal])* $variant:ident = $text:literal,)*) => { [$($text,)*] };
}

/// Declares a record whose fields cross by name. A field's type in TypeScript follows from its type in Rust, unless `as` names another; in
/// brackets stands how serde is to treat it, and behind `=` how TypeScript writes its default.
macro_rules! record {
    (
        $(#[doc = $about:literal])* [$($more:meta),*] $name:ident $(<$place:ident>)? {
            $($(#[doc = $doc:literal])* $field:ident: $kind:ty $(as $shown:literal)? $([$serde:meta])? $(= $told:literal)?,)*
        }
    ) => {
        $(#[doc = $about])*
        $(#[$more])*
        #[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
        pub struct $name $(<$place>)? {
            $($(#[doc = $doc])* $(#[cfg_attr(feature = "serde", $serde)])? pub $field: $kind,)*
        }

        #[cfg(feature = "schema")]
        impl $(<$place>)? $crate::define::Described for $name $(<$place>)? {
            const SCHEMA: $crate::define::Schema = $crate::define::Schema {
                name: stringify!($name),
                about: concat!($($about, "\n",)*),
                shape: $crate::define::Shape::Fields(&[$($crate::define::Field {
                    name: stringify!($field),
                    kind: concat!(stringify!($kind) $(, " as ", $shown)?),
                    serde: concat!("" $(, stringify!($serde))?),
                    about: concat!($($doc, "\n",)*),
                    default: concat!("" $(, $told)?),
                },)*]),
            };
        }
    };
}

/// Declares the options of a search: the struct with its defaults, and which function reads each value that a caller sets. In quotes stands
/// how the default is written in TypeScript. Behind `and` come those that no other language names.
macro_rules! options {
    (
        $(#[doc = $about:literal])* $name:ident from $given:ident {
            $($(#[doc = $doc:literal])*
            $field:ident: $kind:ty $(as $shown:literal)? $([$serde:meta])? = $default:expr, $told:literal, $read:path;)*
        } and {
            $($(#[doc = $own_doc:literal])* $own:ident: $own_kind:ty = $own_default:expr;)*
        }
    ) => {
        $crate::define::record! {
            $(#[doc = $about])*
            [derive(Debug, Clone, PartialEq)] $name {
                $($(#[doc = $doc])* $field: $kind $(as $shown)? $([$serde])? = $told,)*
                $($(#[doc = $own_doc])* $own: $own_kind [serde(skip)],)*
            }
        }

        impl Default for $name {
            fn default() -> Self {
                Self { $($field: $default,)* $($own: $own_default,)* }
            }
        }

        /// Options as another language gives them: nothing is checked yet, and what is left out is absent.
        #[doc(hidden)]
        #[derive(Debug, Clone, Default)]
        pub struct $given {
            $($field: $crate::value::Value,)*
            recipe: $crate::value::Value,
        }

        impl $given {
            #[cfg(feature = "serde")]
            const FIELDS: &'static [&'static str] = &[$(stringify!($field),)* "recipe"];

            /// Where the value of an option is kept, by its place in the list.
            #[cfg(feature = "serde")]
            fn value(&mut self, place: usize) -> Option<&mut $crate::value::Value> {
                let values = [$(&mut self.$field,)* &mut self.recipe];
                values.into_iter().nth(place)
            }

            /// Checks what the caller has set, and takes the rest from `options`.
            pub(crate) fn checked_over(&self, mut options: $name) -> Result<$name, $crate::Error> {
                $(if self.$field != $crate::value::Value::Absent {
                    options.$field = $read(&self.$field)
                        .map_err(|error| error.of($crate::error::option(&$crate::define::camel(stringify!($field)))))?;
                })*
                Ok(options)
            }

            pub(crate) fn recipe(&self) -> &$crate::value::Value {
                &self.recipe
            }
        }
    };
}

/// A type that is described.
#[cfg(feature = "schema")]
pub trait Described {
    /// Its description.
    const SCHEMA: Schema;
}

/// The description of a type.
#[cfg(feature = "schema")]
#[derive(Debug, Clone, Copy)]
pub struct Schema {
    /// Its name in Rust.
    pub name: &'static str,
    /// Its documentation.
    pub about: &'static str,
    /// What it consists of.
    pub shape: Shape,
}

/// What a type consists of.
#[cfg(feature = "schema")]
#[derive(Debug, Clone, Copy)]
pub enum Shape {
    /// Alternatives by name.
    Names(&'static [Name]),
    /// Fields of a record.
    Fields(&'static [Field]),
}

/// An alternative.
#[cfg(feature = "schema")]
#[derive(Debug, Clone, Copy)]
pub struct Name {
    /// Its name in Rust.
    pub variant: &'static str,
    /// Its name anywhere else.
    pub text: &'static str,
    /// Its documentation.
    pub about: &'static str,
}

/// A field of a record.
#[cfg(feature = "schema")]
#[derive(Debug, Clone, Copy)]
pub struct Field {
    /// Its name in Rust.
    pub name: &'static str,
    /// Its type in Rust, and behind ` as ` that in TypeScript if it is another than follows from it.
    pub kind: &'static str,
    /// How it is serialised, in the words of serde.
    pub serde: &'static str,
    /// Its documentation.
    pub about: &'static str,
    /// Of an option: its default as TypeScript writes it.
    pub default: &'static str,
}

/// `diagonal_cost` as `diagonalCost`.
pub(crate) fn camel(name: &str) -> String {
    let mut camel = String::new();
    let mut is_first = false;
    for letter in name.chars() {
        if letter == '_' {
            is_first = true;
        } else {
            camel.push(if is_first {
                letter.to_ascii_uppercase()
            } else {
                letter
            });
            is_first = false;
        }
    }
    camel
}

pub(crate) use {choice, named, names, options, record};

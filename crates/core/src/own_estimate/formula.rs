//! An estimate as a formula: read once, and then worked out cell by cell on a stack. No text is ever run as code.

use crate::error::{Error, named};
use crate::number::read;
use crate::saying::{Saying, say};
use crate::spelling::escaped;

/// No formula has more letters.
const MOST_LETTERS: usize = 1000;

/// No formula has more brackets and minus signs within each other.
const MOST_DEEP: u32 = 50;

/// A formula of dx, dy, x and y.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Formula {
    /// What is done, in this order. Each takes what it needs from the top of the stack, and puts there what it makes of it.
    deeds: Vec<Deed>,
}

#[derive(Debug, Clone, Copy, PartialEq)]
enum Deed {
    Number(f64),
    /// The variable of this place in [`VARIABLES`].
    Variable(usize),
    Negate,
    Absolute,
    Root,
    Add,
    Subtract,
    Multiply,
    Divide,
    Least,
    Most,
}

/// In the order in which their values come.
const VARIABLES: [&str; 4] = ["dx", "dy", "x", "y"];

const FUNCTIONS: [(&str, Deed); 4] = [
    ("min", Deed::Least),
    ("max", Deed::Most),
    ("abs", Deed::Absolute),
    ("sqrt", Deed::Root),
];

/// Whether a text that is no formula was meant to be one, and not a name: those have letters and hyphens alone.
pub(crate) fn is_meant(text: &str) -> bool {
    let is_of_names = |byte: u8| byte.is_ascii_alphabetic() || byte == b'-';
    !text.bytes().all(is_of_names)
}

impl Formula {
    pub fn read(text: &str) -> Result<Self, Error> {
        let mut reader = Reader {
            text,
            rest: text,
            depth: 0,
            deeds: Vec::new(),
        };
        if text.chars().count() > MOST_LETTERS {
            return Err(reader.too_long());
        }
        reader.sum()?;
        if !reader.next().is_empty() {
            return Err(reader.wrong(say!(WANTED_SIGN)));
        }
        Ok(Self {
            deeds: reader.deeds,
        })
    }

    /// Its value for these dx, dy, x and y. `stack` is room that is used again.
    pub fn value(&self, variables: [f64; 4], stack: &mut Vec<f64>) -> f64 {
        stack.clear();
        for &deed in &self.deeds {
            let value = match deed {
                Deed::Number(number) => number,
                Deed::Variable(place) => variables[place],
                // The reader has seen to it that there is as much on the stack as a deed takes.
                deed => {
                    let last = stack.pop().unwrap_or_default();
                    let mut first = || stack.pop().unwrap_or_default();
                    match deed {
                        Deed::Absolute => last.abs(),
                        Deed::Root => last.sqrt(),
                        Deed::Add => first() + last,
                        Deed::Subtract => first() - last,
                        Deed::Multiply => first() * last,
                        Deed::Divide => first() / last,
                        Deed::Least => least(first(), last),
                        Deed::Most => -least(-first(), -last),
                        _ => -last,
                    }
                }
            };
            stack.push(value);
        }
        stack.pop().unwrap_or_default()
    }
}

/// The smaller of two; what is no number stays so, which `f64::min` would hide.
fn least(a: f64, b: f64) -> f64 {
    if a < b || a.is_nan() { a } else { b }
}

/// Reads from left to right:
///
/// ```text
///   sum      product, then + or - and a product, as often as there is one
///   product  factor, then * or / and a factor
///   factor   - factor, a number, a variable, a function ( sum , sum ... ), or ( sum )
/// ```
struct Reader<'t> {
    text: &'t str,
    /// What has not been read.
    rest: &'t str,
    depth: u32,
    deeds: Vec<Deed>,
}

impl<'t> Reader<'t> {
    /// What comes next: a word, a number, a sign; nothing at the end.
    fn next(&mut self) -> &'t str {
        self.rest = self.rest.trim_ascii_start();
        let bytes = self.rest.as_bytes();
        let is_word = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'.';
        let mut length = bytes.iter().take_while(|byte| is_word(byte)).count();
        let is_number = bytes
            .first()
            .is_some_and(|first| first.is_ascii_digit() || *first == b'.');
        if is_number {
            // Behind a number comes no word: "2dx" is a 2 and something that does not belong there.
            let is_digit = |byte: &u8| byte.is_ascii_digit() || *byte == b'.';
            length = bytes.iter().take_while(|byte| is_digit(byte)).count();
        }
        if length == 0 {
            length = self.rest.chars().next().map_or(0, char::len_utf8);
        }
        self.rest.get(..length).unwrap_or_default()
    }

    /// Takes what comes next if it is this sign.
    fn takes(&mut self, sign: &str) -> bool {
        let is_there = self.next() == sign;
        if is_there {
            self.pass(sign);
        }
        is_there
    }

    fn pass(&mut self, read: &str) {
        self.rest = self.rest.get(read.len()..).unwrap_or_default();
    }

    fn sum(&mut self) -> Result<(), Error> {
        self.product()?;
        loop {
            let deed = match self.next() {
                "+" => Deed::Add,
                "-" => Deed::Subtract,
                _ => return Ok(()),
            };
            self.pass("+");
            self.product()?;
            self.deeds.push(deed);
        }
    }

    fn product(&mut self) -> Result<(), Error> {
        self.factor()?;
        loop {
            let deed = match self.next() {
                "*" => Deed::Multiply,
                "/" => Deed::Divide,
                _ => return Ok(()),
            };
            self.pass("*");
            self.factor()?;
            self.deeds.push(deed);
        }
    }

    fn factor(&mut self) -> Result<(), Error> {
        if self.depth == MOST_DEEP {
            return Err(self.too_long());
        }
        self.depth += 1;
        let word = self.next();
        if self.takes("-") {
            self.factor()?;
            self.deeds.push(Deed::Negate);
        } else if self.takes("(") {
            self.sum()?;
            self.closes(say!(WANTED_CLOSING))?;
        } else if let Some(place) = VARIABLES.iter().position(|name| *name == word) {
            self.pass(word);
            self.deeds.push(Deed::Variable(place));
        } else if let Some(&(_, deed)) = FUNCTIONS.iter().find(|(name, _)| *name == word) {
            self.pass(word);
            self.call(deed)?;
        } else {
            match read(word) {
                Some(number) => {
                    self.pass(word);
                    self.deeds.push(Deed::Number(number));
                }
                None => return Err(self.wrong(say!(WANTED_VALUE))),
            }
        }
        self.depth -= 1;
        Ok(())
    }

    /// What stands in the brackets of a function: for the least and the most, two values or more.
    fn call(&mut self, deed: Deed) -> Result<(), Error> {
        if !self.takes("(") {
            return Err(self.wrong(say!(WANTED_OPENING)));
        }
        self.sum()?;
        if !matches!(deed, Deed::Least | Deed::Most) {
            self.deeds.push(deed);
            return self.closes(say!(WANTED_CLOSING));
        }
        if self.next() != "," {
            return Err(self.wrong(say!(WANTED_COMMA)));
        }
        while self.takes(",") {
            self.sum()?;
            self.deeds.push(deed);
        }
        self.closes(say!(WANTED_MORE))
    }

    fn closes(&mut self, wanted: Saying) -> Result<(), Error> {
        if self.takes(")") {
            return Ok(());
        }
        Err(self.wrong(wanted))
    }

    /// The error about what comes next.
    fn wrong(&mut self, wanted: Saying) -> Error {
        let found = self.next();
        let (argument, value) = (named("formula"), escaped(self.text));
        if found.is_empty() {
            return Error::range(
                say!(FORMULA_ENDS, argument: argument, value: value, wanted: wanted),
            );
        }
        let before = self.text.len() - self.rest.len();
        let place = self.text.get(..before).unwrap_or_default().chars().count() + 1;
        Error::range(say!(
            FORMULA,
            argument: argument, value: value, found: escaped(found), place: place, wanted: wanted,
        ))
    }

    fn too_long(&self) -> Error {
        let (argument, value) = (named("formula"), escaped(self.text));
        Error::range(say!(
            FORMULA_LONG,
            argument: argument, value: value, letters: MOST_LETTERS, deep: MOST_DEEP,
        ))
    }
}

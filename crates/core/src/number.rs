//! Numbers for people and for tables, made with whole numbers only: what the standard library has for printing and reading
//! floats would be a tenth of the WebAssembly module.

use std::fmt::{self, Display};

/// A number with up to so many decimals, and no more than it needs.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Decimal {
    pub value: f64,
    pub places: u32,
}

/// A number as a sentence has it: up to three decimals.
pub(crate) fn number(value: f64) -> String {
    Decimal { value, places: 3 }.to_string()
}

/// A number as a table or an error has it: up to twelve decimals.
pub(crate) fn exact(value: f64) -> Decimal {
    Decimal { value, places: 12 }
}

/// From here on a float has no decimals, and soon does not fit a whole number either.
const LARGE: f64 = 1e18;

impl Display for Decimal {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let value = self.value;
        if value.is_nan() {
            return out.write_str("NaN");
        }
        if value < 0.0 {
            out.write_str("-")?;
        }
        if value.is_infinite() {
            return out.write_str("infinite");
        }
        let (mut value, mut zeros) = (value.abs(), 0);
        while value >= LARGE {
            value /= 10.0;
            zeros += 1;
        }
        let one = 10u64.pow(self.places);
        let mut whole = value.trunc() as u64;
        let mut part = (value.fract() * one as f64).round() as u64;
        if part == one {
            (whole, part) = (whole + 1, 0);
        }
        write!(out, "{whole}")?;
        if zeros > 0 {
            return write!(out, "e{zeros}");
        }
        if part > 0 {
            let mut places = self.places as usize;
            while part.is_multiple_of(10) {
                part /= 10;
                places -= 1;
            }
            write!(out, ".{part:0places$}")?;
        }
        Ok(())
    }
}

/// "1 cell", "2 cells".
pub(crate) fn counted(count: usize, thing: &str) -> String {
    format!("{count} {thing}{}", if count == 1 { "" } else { "s" })
}

/// Reads a number such as `12`, `0.5` or `134.0243`: digits and at most one point.
pub(crate) fn read(text: &str) -> Option<f64> {
    let (whole, part) = text.split_once('.').unwrap_or((text, ""));
    if whole.is_empty() && part.is_empty() {
        return None;
    }
    // More decimals than an f64 can tell apart.
    let part = part.get(..part.len().min(15))?;
    let digits = |text: &str| {
        text.bytes().try_fold(0u64, |sum, byte| match byte {
            b'0'..=b'9' => sum.checked_mul(10)?.checked_add(u64::from(byte - b'0')),
            _ => None,
        })
    };
    Some(digits(whole)? as f64 + digits(part)? as f64 / 10f64.powi(part.len() as i32))
}

#[cfg(test)]
mod tests {
    use super::{exact, number, read};

    #[test]
    fn decimals_are_as_many_as_needed() {
        let cases = [
            (0.0, "0"),
            (12.0, "12"),
            (0.5, "0.5"),
            (3.828_427, "3.828"),
            (2.9999, "3"),
            (0.0504, "0.05"),
            (-1.25, "-1.25"),
            (f64::INFINITY, "infinite"),
            (f64::NAN, "NaN"),
            (1e20, "100000000000000000e3"),
        ];
        for (value, text) in cases {
            assert_eq!(number(value), text);
        }
        assert_eq!(
            exact(std::f64::consts::SQRT_2).to_string(),
            "1.414213562373"
        );
    }

    #[test]
    fn what_is_written_is_read() {
        for value in [0.0, 1.0, 12.5, 134.0243, 0.001, 4096.75] {
            assert_eq!(read(&exact(value).to_string()), Some(value));
        }
        for text in ["", ".", "-1", "1e5", "1.2.3", "x", "1 "] {
            assert_eq!(read(text), None);
        }
    }
}

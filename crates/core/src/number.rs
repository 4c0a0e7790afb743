//! Numbers for people and for tables, made with whole numbers only: what the standard library has for printing and reading
//! floats would be a tenth of the WebAssembly module.

use std::fmt::{self, Display, Write};

/// A number with up to so many decimals, and no more than it needs.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Decimal {
    value: f64,
    style: Style,
}

#[derive(Debug, Clone, Copy, PartialEq)]
enum Style {
    Sentence,
    Table,
    /// With so many decimals.
    Decimals(u32),
}

/// A number as a sentence has it: up to three decimals, six where those would tell of little or nothing, then an exponent.
pub(crate) fn number(value: f64) -> Decimal {
    let style = Style::Sentence;
    Decimal { value, style }
}

/// Numbers as a sentence has them, with as many decimals more as it takes for them to tell what it says of them.
pub(crate) fn telling<const N: usize>(
    values: [f64; N],
    tells: impl Fn(&[Decimal; N]) -> bool,
) -> [Decimal; N] {
    let mut told = values.map(number);
    for places in 4..=MOST_DECIMALS {
        if tells(&told) {
            break;
        }
        let style = Style::Decimals(places);
        told = values.map(|value| Decimal { value, style });
    }
    told
}

/// Two numbers that differ, so that a reader sees it.
pub(crate) fn apart(a: f64, b: f64) -> [Decimal; 2] {
    telling([a, b], |[a, b]| a.to_string() != b.to_string())
}

/// An f64 near 1 has no more.
const MOST_DECIMALS: u32 = 16;

/// What is left of a difference of sums, and no cost.
const ROUNDING: f64 = 1e-9;

/// A number as a table or an error has it: twelve digits at least, where there are as many.
pub(crate) fn exact(value: f64) -> Decimal {
    let style = Style::Table;
    Decimal { value, style }
}

impl Decimal {
    /// How many decimals it may have, and below what size they would not tell what it is: it has an exponent.
    // Not where it is made: that would be compiled for every number in every sentence.
    fn places(self) -> (u32, f64) {
        let size = self.value.abs();
        match self.style {
            Style::Sentence => (
                if (1e-6..1e-2).contains(&size) { 6 } else { 3 },
                if size < ROUNDING { 0.0 } else { 1e-6 },
            ),
            Style::Table => (if size < 1.0 { 14 } else { 12 }, 1e-3),
            Style::Decimals(places) => (places, 1e-6),
        }
    }
}

/// From here on a float has no decimals, and soon does not fit a whole number either.
const LARGE: f64 = 1e18;

impl Decimal {
    pub(crate) fn is_finite(self) -> bool {
        self.value.is_finite()
    }

    /// What a reader takes it for: the value, rounded as it is written; not a number where it is written with an exponent.
    pub fn shown(self) -> f64 {
        let (places, small) = self.places();
        let Self { value, .. } = self;
        if value >= LARGE || value > 0.0 && value < small {
            return f64::NAN;
        }
        let one = 10u64.pow(places) as f64;
        value.trunc() + (value.fract() * one).round() / one
    }
}

/// Up to here every whole number is one as a float, too.
const WHOLE: f64 = 1e15;

impl Decimal {
    /// Writes it. Most are small whole numbers, which need no formatter.
    pub(crate) fn push_to(self, out: &mut String) {
        let Self { value, .. } = self;
        if (0.0..WHOLE).contains(&value) && value.fract() == 0.0 {
            push_whole(value as u64, out);
        } else {
            // Writing to a String can't fail.
            let _ = write!(out, "{self}");
        }
    }
}

/// Writes a whole number, with its sign where it is negative.
pub(crate) fn push_signed(whole: i64, out: &mut String) {
    if whole < 0 {
        out.push('-');
    }
    push_whole(whole.unsigned_abs(), out);
}

/// Writes the digits of a whole number.
pub(crate) fn push_whole(mut whole: u64, out: &mut String) {
    let mut digits = [0; 20];
    let mut first = digits.len();
    loop {
        first -= 1;
        digits[first] = b'0' + (whole % 10) as u8;
        whole /= 10;
        if whole == 0 || first == 0 {
            break;
        }
    }
    out.extend(digits[first..].iter().map(|&digit| char::from(digit)));
}

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
        let (mut places, small) = self.places();
        let (mut value, mut exponent) = (value.abs(), 0);
        if value >= LARGE || value > 0.0 && value < small {
            // More decimals would show the rounding of so many divisions, unless somebody wants to see as much.
            if !matches!(self.style, Style::Decimals(_)) {
                places = places.min(12);
            }
            while value >= 10.0 {
                (value, exponent) = (value / 10.0, exponent + 1);
            }
            while value < 1.0 {
                (value, exponent) = (value * 10.0, exponent - 1);
            }
        }
        let one = 10u64.pow(places);
        let mut whole = value.trunc() as u64;
        let mut part = (value.fract() * one as f64).round() as u64;
        if part == one {
            (whole, part) = (whole + 1, 0);
        }
        if exponent != 0 && whole == 10 {
            (whole, exponent) = (1, exponent + 1);
        }
        write!(out, "{whole}")?;
        if part > 0 {
            while part.is_multiple_of(10) {
                part /= 10;
                places -= 1;
            }
            let places = places as usize;
            write!(out, ".{part:0places$}")?;
        }
        if exponent != 0 {
            write!(out, "e{exponent}")?;
        }
        Ok(())
    }
}

/// Reads a number such as `12`, `134.0243` or `5e-7`: digits and at most one point, and an exponent if there is need.
pub(crate) fn read(text: &str) -> Option<f64> {
    let (text, exponent) = parted(text.as_bytes(), b'e');
    let (whole, part) = parted(text, b'.');
    let part = part.unwrap_or_default();
    if whole.is_empty() && part.is_empty() {
        return None;
    }
    digits(0.0, part)?;
    // An f64 can't tell more decimals apart.
    let part = &part[..part.len().min(15)];
    // The digits before the point and those behind it as one number, which is divided once: the nearest float that there is.
    let value = digits(digits(0.0, whole)?, part)? / 10f64.powi(part.len() as i32);
    let value = match exponent {
        None => value,
        Some([] | [b'-']) => return None,
        Some([b'-', exponent @ ..]) => value / power(exponent)?,
        Some(exponent) => value * power(exponent)?,
    };
    value.is_finite().then_some(value)
}

/// What stands before a sign, and what behind it, if it is there.
fn parted(text: &[u8], sign: u8) -> (&[u8], Option<&[u8]>) {
    match text.iter().position(|&byte| byte == sign) {
        Some(at) => (&text[..at], Some(&text[at + 1..])),
        None => (text, None),
    }
}

/// Puts digits behind those of a number.
fn digits(mut number: f64, text: &[u8]) -> Option<f64> {
    for byte in text {
        match byte {
            b'0'..=b'9' => number = number * 10.0 + f64::from(byte - b'0'),
            _ => return None,
        }
    }
    Some(number)
}

fn power(exponent: &[u8]) -> Option<f64> {
    Some(10f64.powi(digits(0.0, exponent)?.min(999.0) as i32))
}

/// Reads a whole number.
// Not inlined: what the standard library has for it would be copied to all who read numbers.
#[inline(never)]
pub(crate) fn whole(text: &str) -> Option<u32> {
    text.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::{exact, number, read};

    #[test]
    fn numbers_are_written_with_as_many_decimals_as_needed() {
        let cases = [
            (0.0, "0"),
            (12.0, "12"),
            (0.5, "0.5"),
            (3.828_427, "3.828"),
            (2.9999, "3"),
            (0.0504, "0.05"),
            (-1.25, "-1.25"),
            (0.0054, "0.0054"),
            (0.0005, "0.0005"),
            (0.0004, "0.0004"),
            (0.000_045_67, "0.000046"),
            (2.5e-7, "2.5e-7"),
            (f64::INFINITY, "infinite"),
            (f64::NAN, "NaN"),
            (999_999_999_999_999_872.0, "999999999999999872"),
            (1e18, "1e18"),
            (1.234_56e20, "1.235e20"),
            (9.999_9e20, "1e21"),
            (1e308, "1e308"),
            (-1e308, "-1e308"),
            (1e-14, "0"),
        ];
        for (value, text) in cases {
            assert_eq!(number(value).to_string(), text);
        }
        assert_eq!(
            exact(std::f64::consts::SQRT_2).to_string(),
            "1.414213562373"
        );
        for (value, text) in [
            (0.1 + 0.2, "0.3"),
            (0.001_234_567_890_123, "0.00123456789012"),
            (1e-3, "0.001"),
            (1e-14, "1e-14"),
            (2.5e-4, "2.5e-4"),
            (-1.0 / 3e100, "-3.333333333333e-101"),
            (f64::MAX, "1.797693134862e308"),
            (f64::MIN_POSITIVE, "2.225073858507e-308"),
            (5e-324, "4.940656458412e-324"),
        ] {
            assert_eq!(exact(value).to_string(), text);
        }
    }

    #[test]
    fn written_numbers_are_read_back() {
        for value in [
            0.0, 1.0, 12.5, 134.0243, 0.001, 4096.75, 2.5e-7, 1e-14, 1e20,
        ] {
            assert_eq!(read(&exact(value).to_string()), Some(value));
        }
        for text in [
            "", ".", "-1", "1e", "e5", "1e+5", "1e--5", "1e999", "1.2.3", "x", "1 ",
        ] {
            assert_eq!(read(text), None);
        }
        // Behind more decimals than count, too.
        for text in ["1.0000000000000000x", "1.0000000000000000.5"] {
            assert_eq!(read(text), None);
        }
        let long = "9".repeat(400);
        assert_eq!([read(&long), read(&(long + "e-9"))], [None, None]);
    }
}

//! Misspelt names, and the one that was meant.

use std::borrow::Cow;
use std::fmt::{self, Write};

/// How many letters of a text a sentence has.
const LETTERS: usize = 40;

/// A text in quotation marks, cut short where it is long.
pub(crate) fn write_text(text: &str, out: &mut dyn Write) -> fmt::Result {
    out.write_str("\"")?;
    out.write_str(&escaped(text))?;
    out.write_str("\"")
}

/// A text as it stands between quotation marks, cut short where it is long.
pub(crate) fn escaped(text: &str) -> String {
    let mut out = String::new();
    escape(text, LETTERS, &mut out);
    out
}

/// Writes a text as it stands between quotation marks, with so many letters at most.
pub(crate) fn escape(text: &str, most: usize, out: &mut String) {
    for (i, letter) in text.chars().enumerate() {
        if i == most {
            out.push('…');
            break;
        }
        let short = match letter {
            '"' | '\\' => letter,
            '\n' => 'n',
            '\t' => 't',
            '\r' => 'r',
            '\0'..' ' => {
                // Writing to a String can't fail.
                let _ = write!(out, "\\u{:04x}", letter as u32);
                continue;
            }
            _ => {
                if is_hidden(letter) {
                    out.push_str(&visible(letter.encode_utf8(&mut [0; 4])));
                } else {
                    out.push(letter);
                }
                continue;
            }
        };
        out.push('\\');
        out.push(short);
    }
}

/// A word of a text from outside, cut short where it is long: it stays on its line as it is written.
pub(crate) fn shortened(word: &str) -> Cow<'_, str> {
    match word.char_indices().nth(LETTERS) {
        Some((end, _)) => format!("{}…", word.get(..end).unwrap_or_default()).into(),
        None => word.into(),
    }
}

/// A text in which what nobody would see, or what turns the direction of the letters beside it, is written as escapes.
pub(crate) fn visible(text: &str) -> String {
    let mut seen = String::new();
    for letter in text.chars() {
        // Writing to a String can't fail.
        let _ = match letter as u32 {
            _ if !is_hidden(letter) => seen.write_char(letter),
            code @ ..=0xffff => write!(seen, "\\u{code:04x}"),
            code => write!(seen, "\\u{{{code:x}}}"),
        };
    }
    seen
}

/// Control letters, and those of Unicode that only format: marks of direction, joiners, tags. They come with what is copied from pages.
fn is_hidden(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{feff}')
        || matches!(letter, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}')
        || matches!(letter, '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}')
}

/// The name that a word resembles most, if it resembles any.
pub(crate) fn closest<'n>(word: &str, names: &'n [impl AsRef<str>]) -> Option<&'n str> {
    let small = |word: &str| -> Vec<char> {
        word.chars()
            .take(LETTERS)
            .map(|letter| letter.to_ascii_lowercase())
            .collect()
    };
    let short = small(word);
    let mut least = (short.len() / 3).max(2) as f64 + 1.0;
    let mut best = None;
    for name in names.iter().map(AsRef::as_ref) {
        let letters = small(name);
        // Other libraries have longer names, such as "allowDiagonal", or shorter ones, such as "euclid".
        let is_within = short.windows(letters.len()).any(|part| part == letters);
        let resembles = is_within || short.len() > 2 && letters.starts_with(&short);
        let distance = distance(&short, &letters) as f64;
        let distance = if resembles {
            distance.min(1.5)
        } else {
            distance
        };
        if distance < least {
            (best, least) = (Some(name), distance);
        }
    }
    best
}

/// How many letters must be inserted, deleted or replaced to turn one word into the other.
#[doc(hidden)]
pub fn edit_distance(a: &str, b: &str) -> usize {
    let [a, b] = [a, b].map(|word| word.chars().collect::<Vec<_>>());
    distance(&a, &b)
}

fn distance(a: &[char], b: &[char]) -> usize {
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, letter) in a.iter().enumerate() {
        let mut corner = row[0];
        row[0] = i + 1;
        for (j, other) in b.iter().enumerate() {
            let replaced = corner + usize::from(letter != other);
            corner = row[j + 1];
            row[j + 1] = replaced.min(corner + 1).min(row[j] + 1);
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::{closest, edit_distance};

    #[test]
    fn the_distance_is_the_least_number_of_edits() {
        for (a, b, edits) in [
            ("", "", 0),
            ("", "abc", 3),
            ("kitten", "sitting", 3),
            ("bsf", "bfs", 2),
            ("héap", "heap", 1),
        ] {
            assert_eq!([edit_distance(a, b), edit_distance(b, a)], [edits; 2]);
        }
    }

    #[test]
    fn what_is_meant_is_close_longer_or_the_beginning() {
        let names = ["diagonal", "euclidean", "bfs", "line-of-sight", "zero"];
        for (word, meant) in [
            ("diagonl", Some("diagonal")),
            ("allowDiagonal", Some("diagonal")),
            ("Euclid", Some("euclidean")),
            ("line", Some("line-of-sight")),
            ("bsf", Some("bfs")),
            ("e", None),
            ("something else", None),
        ] {
            assert_eq!(closest(word, &names), meant, "{word}");
        }
    }
}

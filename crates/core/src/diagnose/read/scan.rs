//! A line as its numbers, with what stands around them.

/// A number of a line.
#[derive(Debug, Clone, Copy)]
pub(super) struct Number<'t> {
    pub value: f64,
    /// From where to where it stands in the line of which the shape is.
    from: usize,
    to: usize,
    /// The innermost bracket around it, by its place; how many numbers stand in that one.
    bracket: usize,
    pub in_bracket: usize,
    /// The word right before it.
    pub name: &'t str,
}

/// A line with its numbers, and its shape: in small letters, with a sign in place of each number.
#[derive(Debug, Default)]
pub(super) struct Scan<'t> {
    pub numbers: Vec<Number<'t>>,
    pub shape: String,
    pub first_word: &'t str,
}

/// In place of a number.
const SIGN: char = '#';

fn is_word(character: char) -> bool {
    character.is_alphanumeric() || character == '_'
}

impl<'t> Scan<'t> {
    /// Reads a line, in the memory of the one before.
    pub fn read(&mut self, line: &'t str) {
        self.numbers.clear();
        self.shape.clear();
        self.first_word = "";
        let mut brackets: Vec<usize> = Vec::new();
        let mut name = "";
        let mut before = ' ';
        let mut at = 0;
        while let Some(character) = line[at..].chars().next() {
            let rest = &line[at..];
            let free = !(is_word(before) || before == '.' || before == ')' && character == '-');
            if free && let Some((value, length)) = number(rest) {
                let from = self.shape.len();
                self.shape.push(SIGN);
                self.numbers.push(Number {
                    value,
                    from,
                    to: from + SIGN.len_utf8(),
                    bracket: brackets.last().copied().unwrap_or(0),
                    in_bracket: 0,
                    name: std::mem::take(&mut name),
                });
                at += length;
                before = '0';
                continue;
            }
            if is_word(character) {
                let length = rest.find(|other| !is_word(other)).unwrap_or(rest.len());
                name = &rest[..length];
                if self.first_word.is_empty() {
                    self.first_word = name;
                }
                self.shape.extend(name.chars().flat_map(char::to_lowercase));
                at += length;
                before = 'a';
                continue;
            }
            match character {
                '(' | '[' | '{' => brackets.push(at + 1),
                ')' | ']' | '}' => drop(brackets.pop()),
                _ => {}
            }
            if !(character.is_whitespace() || "=:\"'".contains(character)) {
                name = "";
            }
            if !(character.is_whitespace() && before.is_whitespace()) {
                self.shape.push(if character.is_whitespace() {
                    ' '
                } else {
                    character
                });
            }
            before = character;
            at += character.len_utf8();
        }
        for i in 0..self.numbers.len() {
            let bracket = self.numbers[i].bracket;
            let within = self.numbers.iter().filter(|other| other.bracket == bracket);
            self.numbers[i].in_bracket = if bracket == 0 { 0 } else { within.count() };
        }
    }

    /// What stands before a number, and between it and the next one.
    pub fn around(&self, i: usize) -> [&str; 2] {
        let number = &self.numbers[i];
        let between = match self.numbers.get(i + 1) {
            Some(next) => &self.shape[number.to..next.from],
            None => "",
        };
        [&self.shape[..number.from], between]
    }

    /// Whether words part a number from those before and after it.
    pub fn is_alone(&self, i: usize) -> bool {
        let is_apart = |between: &str| between.contains(char::is_alphabetic);
        let numbers = &self.numbers;
        let before = i == 0 || is_apart(&self.shape[numbers[i - 1].to..numbers[i].from]);
        let is_last = i + 1 == numbers.len();
        before && (is_last || is_apart(&self.shape[numbers[i].to..numbers[i + 1].from]))
    }

    /// Whether a number and the next one stand in one bracket.
    pub fn is_together(&self, i: usize) -> bool {
        let next = self.numbers.get(i + 1);
        next.is_some_and(|next| next.bracket == self.numbers[i].bracket && next.bracket != 0)
    }
}

/// A number at the beginning of a text, and how long it is. Words that begin with a digit are none.
fn number(text: &str) -> Option<(f64, usize)> {
    let digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
    let mut length = usize::from(text.starts_with(['-', '+']));
    let whole = digits(&text[length..]);
    length += whole;
    if text[length..].starts_with('.') {
        let fraction = digits(&text[length + 1..]);
        if fraction > 0 || whole > 0 && !text[length + 1..].starts_with(is_word) {
            length += usize::from(fraction > 0) + fraction;
        }
        if whole + fraction == 0 {
            return None;
        }
    } else if whole == 0 {
        return None;
    }
    if let Some(power) = text[length..].strip_prefix(['e', 'E']) {
        let sign = usize::from(power.starts_with(['-', '+']));
        let exponent = digits(&power[sign..]);
        if exponent > 0 {
            length += 1 + sign + exponent;
        }
    }
    if text[length..].starts_with(is_word) {
        return None;
    }
    let value = super::lines::number(&text[..length])?;
    Some((value, length))
}

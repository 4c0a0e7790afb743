//! What is said, as data first: which sentence, and what stands in its places. Words come last, here in English; other languages say the
//! same facts by their own catalogues.

pub(crate) mod diagnosis;
pub(crate) mod english;
mod facts;
#[cfg(feature = "serde")]
pub(crate) use self::facts::as_json;
mod field;

pub use self::field::Field;
use std::fmt::{self, Display};

/// A sentence of English, or a part of one: its name in all languages, a group and a name in it; what is said; and what is said of one, where
/// that has a form of its own.
///
/// What differs stands in braces: `{cost}`; `{Stop}` where that begins the sentence. A list has what stands between its parts behind its
/// name, and before the last one what stands there: `{skips:; }`, `{deeds:, | and }`.
#[derive(Debug, PartialEq, Eq)]
pub struct Template {
    id: &'static str,
    text: &'static str,
    one: Option<(&'static str, u8)>,
}

impl Template {
    pub(crate) const fn new(id: &'static str, text: &'static str) -> Self {
        let one = None;
        Self { id, text, one }
    }

    /// What is said of one: where the field `n` is that. The place of that field is counted when this is compiled.
    pub(crate) const fn or_of_one(self, one: &'static str) -> Self {
        let text = self.text.as_bytes();
        let (mut at, mut place) = (0, 0);
        while at + 2 < text.len()
            && !(text[at] == b'{' && text[at + 1] == b'n' && text[at + 2] == b'}')
        {
            if text[at] == b'{' {
                place += 1;
            }
            at += 1;
        }
        let Self { id, text, .. } = self;
        let one = Some((one, place));
        Self { id, text, one }
    }

    /// Its name.
    pub fn id(&self) -> &'static str {
        self.id
    }

    /// What is said.
    #[cfg(any(test, feature = "schema"))]
    pub fn text(&self) -> &'static str {
        self.text
    }

    /// What is said of one, where that has a form of its own.
    #[cfg(any(test, feature = "schema"))]
    pub fn one(&self) -> Option<&'static str> {
        self.one.map(|(one, _)| one)
    }

    /// The form for these fields.
    fn form(&self, fields: &[Field]) -> &'static str {
        match self.one {
            Some((one, n)) if fields.get(usize::from(n)).is_some_and(Field::is_one) => one,
            _ => self.text,
        }
    }

    /// The names of its places, in order.
    pub(crate) fn names(&self) -> impl Iterator<Item = &'static str> {
        let mut rest = self.text;
        std::iter::from_fn(move || {
            let behind = cut(rest, b'{').1;
            let place = cut(behind, b'}');
            rest = place.1;
            (!behind.is_empty()).then(|| cut(place.0, b':').0)
        })
    }

    /// Where a field stands among the others.
    fn place_of(&self, name: &str) -> Option<usize> {
        self.names()
            .position(|place| place.eq_ignore_ascii_case(name))
    }
}

/// What stands before a letter, and what behind it: nothing where it does not come.
// Not inlined, nor by the searches of the standard library, which are ten times as large: all of this is called for sentences only.
#[inline(never)]
fn cut(text: &str, letter: u8) -> (&str, &str) {
    let at = text.bytes().position(|byte| byte == letter);
    let at = at.unwrap_or(text.len());
    let behind = text.get(at + 1..).unwrap_or_default();
    (text.get(..at).unwrap_or_default(), behind)
}

/// What is said, as data: which sentence, and what stands in its places. It is written as the English one.
///
/// ```
/// let grid = stepstar::Grid::parse("S.#.G").unwrap();
/// let result = stepstar::find_path(&grid, (0, 0), (4, 0), &Default::default()).unwrap();
/// let saying = result.saying();
/// assert_eq!(saying.to_string(), result.message);
/// assert_eq!(saying.json(), r#"{"id":"result.unreachable","fields":{"start":[0,0],"goal":[4,0]}}"#);
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct Saying {
    template: &'static Template,
    /// In the order of the template.
    fields: Vec<Field>,
}

impl Saying {
    // Not inlined, nor what comes below: two hundred sentences are made of these.
    #[inline(never)]
    pub(crate) fn of(template: &'static Template) -> Self {
        let fields = Vec::with_capacity(4);
        Self { template, fields }
    }

    /// Whether these are the names of its places.
    pub(crate) fn has(&self, names: &[&str]) -> bool {
        self.template
            .names()
            .zip(names)
            .all(|(place, name)| place.eq_ignore_ascii_case(name))
            && self.template.names().count() == names.len()
    }

    /// Puts something in the next of its places.
    #[inline(never)]
    pub(crate) fn put(&mut self, field: impl Into<Field>) {
        self.fields.push(field.into());
    }

    /// Several sentences, one after the other.
    pub(crate) fn all(mut sayings: Vec<Self>) -> Self {
        match (sayings.pop(), sayings.is_empty()) {
            (Some(only), true) => only,
            (last, _) => {
                sayings.extend(last);
                say!(SENTENCES, sentences: sayings)
            }
        }
    }

    /// Which sentence it is, by its name in all languages.
    pub fn id(&self) -> &'static str {
        self.template.id()
    }

    /// What stands in one of its places.
    pub fn field(&self, name: &str) -> Option<&Field> {
        self.fields.get(self.template.place_of(name)?)
    }

    pub(crate) fn field_mut(&mut self, name: &str) -> Option<&mut Field> {
        let place = self.template.place_of(name)?;
        self.fields.get_mut(place)
    }

    /// The one of a name, with what stands in its places, in their order.
    pub(crate) fn by_name(id: &str, fields: impl Iterator<Item = Field>) -> Option<Self> {
        let template = english::CALLED
            .iter()
            .find(|template| template.id() == id)?;
        let fields = fields.collect();
        Some(Self { template, fields })
    }
}

impl Display for Saying {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        tell(self.template, &self.fields, &mut text);
        out.write_str(&text)
    }
}

/// Writes what a template says of some fields, which are in its order.
pub(crate) fn tell(template: &Template, fields: &[Field], out: &mut String) {
    let mut rest = template.form(fields);
    for field in fields {
        let (before, behind) = cut(rest, b'{');
        let (place, after) = cut(behind, b'}');
        out.push_str(before);
        rest = after;
        if place.is_empty() {
            break;
        }
        let begin = out.len();
        field.tell(cut(place, b':').1, out);
        // A name with a capital letter is that of a field that begins a sentence.
        if place.as_bytes()[0].is_ascii_uppercase()
            && let Some(first) = out.get_mut(begin..=begin)
        {
            first.make_ascii_uppercase();
        }
    }
    out.push_str(rest);
}

/// What a person calls a stop, with its place behind it: "the goal (3, 4)", "the goal (node 7)".
pub(crate) fn at(stop: Saying, place: impl Into<Field>) -> Saying {
    match place.into() {
        Field::Node(id) => say!(AT_NODE, stop: stop, id: id),
        place => say!(AT_CELL, stop: stop, place: place),
    }
}

/// A [`Saying`] by the name of its template in the table, with its fields in the order of the template.
macro_rules! say {
    ($template:ident) => {
        $crate::saying::Saying::of(&$crate::saying::english::$template)
    };
    ($template:ident, $($name:ident: $value:expr),+ $(,)?) => {{
        let mut saying = $crate::saying::say!($template);
        debug_assert!(saying.has(&[$(stringify!($name)),+]), "{}", saying.id());
        $(saying.put($value);)+
        saying
    }};
}
pub(crate) use say;

#[cfg(test)]
mod tests {
    use super::{Saying, diagnosis, english};

    #[test]
    fn the_first_letter_of_a_sentence_is_a_capital_and_lists_are_joined() {
        let option = Saying::by_name("argument.option", ["x".into()].into_iter()).unwrap();
        let names = ["a", "b", "c"].map(str::to_owned).to_vec();
        let saying = say!(CHOSEN, argument: option, value: "y", names: names);
        assert_eq!(
            saying.to_string(),
            "The option \"x\" is \"y\". It must be one of \"a\", \"b\", \"c\"."
        );
        let deeds = [1u32, 2, 3].map(|n| say!(DEED_OPENED, n: n)).to_vec();
        let came = say!(CAME, deeds: deeds, noun: say!(NOUN_CELLS));
        assert_eq!(came.to_string(), "Opened 1, opened 2 and opened 3 cells.");
    }

    #[test]
    fn what_is_said_of_one_has_its_own_form() {
        let lines = [1u32, 2].map(|n| say!(LINES, n: n).to_string());
        assert_eq!(lines, ["Looked along 1 line.", "Looked along 2 lines."]);
    }

    #[test]
    fn no_two_templates_have_the_same_name_and_all_of_their_places_are_closed() {
        let all: Vec<_> = english::ALL
            .iter()
            .copied()
            .chain(diagnosis::all())
            .collect();
        let mut ids: Vec<_> = all.iter().map(|template| template.id()).collect();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), all.len());
        for template in all {
            for text in template.one().into_iter().chain([template.text()]) {
                assert_eq!(
                    text.matches('{').count(),
                    text.matches('}').count(),
                    "{text}"
                );
            }
        }
    }
}

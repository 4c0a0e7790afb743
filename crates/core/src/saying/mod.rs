//! What is said, as data first: which sentence, and what stands in its places. Words come last, here in English; other languages say the
//! same facts by their own catalogues.

pub(crate) mod english;
mod facts;
#[cfg(feature = "serde")]
pub(crate) use self::facts::as_json;
mod field;

pub use self::field::Field;
use std::fmt::{self, Display};

/// A sentence of English, or a part of one: its name in all languages, a group and a name in it; what is said; and what is said of one, where
/// that has a form of its own (the field `n` says of how many). One line for each: two hundred of them are to be small.
///
/// What differs stands in braces: `{cost}`; `{Stop}` where that begins the sentence. A list has what stands between its parts behind its
/// name, and before the last one what stands there: `{skips:; }`, `{deeds:, | and }`.
#[derive(Debug, PartialEq, Eq)]
pub struct Template(&'static str);

impl Template {
    /// Its name.
    pub fn id(&self) -> &'static str {
        self.0.lines().next().unwrap_or_default()
    }

    /// What is said.
    pub fn text(&self) -> &'static str {
        self.0.lines().nth(1).unwrap_or_default()
    }

    /// What is said of one, where that has a form of its own.
    #[cfg(any(test, feature = "schema"))]
    pub fn one(&self) -> Option<&'static str> {
        self.0.lines().nth(2)
    }

    /// The names of its places, in order.
    pub(crate) fn names(&self) -> impl Iterator<Item = &'static str> {
        self.text().split('{').skip(1).map(|rest| {
            let end = rest.find([':', '}']).unwrap_or_default();
            rest.get(..end).unwrap_or_default()
        })
    }

    /// Where a field stands among the others.
    fn place_of(&self, name: &str) -> Option<usize> {
        self.names()
            .position(|place| place.eq_ignore_ascii_case(name))
    }
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
        let template = english::ALL.iter().find(|template| template.id() == id)?;
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
    let mut lines = template.0.lines().skip(1);
    let mut rest = lines.next().unwrap_or_default();
    if let Some(one) = lines.next()
        && let Some(n) = template.place_of("n")
        && fields.get(n).is_some_and(Field::is_one)
    {
        rest = one;
    }
    for field in fields {
        let Some((before, behind)) = rest.split_once('{') else {
            break;
        };
        out.push_str(before);
        let Some((place, after)) = behind.split_once('}') else {
            break;
        };
        let between = place.split_once(':').map_or(", ", |(_, between)| between);
        let begin = out.len();
        field.tell(between, out);
        // A name with a capital letter is that of a field that begins a sentence.
        if place.starts_with(|letter: char| letter.is_ascii_uppercase())
            && let Some(first) = out.get_mut(begin..=begin)
        {
            first.make_ascii_uppercase();
        }
        rest = after;
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
    use super::{Saying, english};

    #[test]
    fn the_first_letter_of_a_sentence_is_a_capital_and_lists_are_joined() {
        let option = say!(ARGUMENT_OPTION, name: "x");
        let names = ["a", "b", "c"].map(str::to_owned).to_vec();
        let fields = [option.into(), "y".into(), names.into()];
        let saying = Saying::by_name("error.chosen", fields.into_iter()).unwrap();
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
        let mut ids: Vec<_> = english::ALL.iter().map(|template| template.id()).collect();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), english::ALL.len());
        for template in english::ALL {
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

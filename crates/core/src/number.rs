//! Numbers for people.

/// A number as a person writes it: whole, or with up to three decimals.
pub(crate) fn number(value: f64) -> String {
    if value.is_infinite() {
        return "infinite".to_owned();
    }
    let text = format!("{value:.3}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

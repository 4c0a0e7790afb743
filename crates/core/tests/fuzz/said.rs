//! What every sentence has to be.

/// A capital first, a full stop last, and nothing in it that hides or turns what stands beside it.
pub fn check_sentence(sentence: &str) {
    let first = sentence.chars().next();
    assert!(
        first.is_some_and(|letter| letter.is_uppercase() || letter == '"'),
        "{sentence:?}"
    );
    assert!(sentence.ends_with(['.', '?']), "{sentence:?}");
    let hidden = |letter: char| {
        letter.is_control()
            || matches!(letter, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    assert!(!sentence.contains(hidden), "{sentence:?}");
}

//! All that the engine says, or its diagnosis, group by group, as the languages have it: JSON.
use std::fmt::Write;
use stepstar::schema::Template;

pub fn json(sentences: impl Iterator<Item = &'static Template>) -> String {
    let mut out = "{".to_owned();
    let mut group = "";
    for template in sentences {
        let (of, name) = template.id().split_once('.').unwrap_or_default();
        out += match of {
            _ if of == group => ",",
            _ if group.is_empty() => "",
            _ => "\n  },",
        };
        if of != group {
            let _ = write!(out, "\n  \"{of}\": {{");
            group = of;
        }
        let _ = write!(out, "\n    \"{name}\": ");
        let text = quoted(template.text());
        if let Some(one) = template.one().map(quoted) {
            let _ = write!(
                out,
                "{{\n      \"one\": {one},\n      \"other\": {text}\n    }}"
            );
        } else {
            out += &text;
        }
    }
    out + "\n  }\n}\n"
}

fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}

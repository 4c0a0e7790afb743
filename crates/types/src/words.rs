//! Documentation of Rust as comments of TypeScript.
use super::kinds;

/// How long a line may be.
const WIDTH: usize = 120;

/// `tie_break` as `tieBreak`.
pub fn camel(name: &str) -> String {
    let mut words = name.split('_');
    let mut camel = words.next().unwrap_or_default().to_owned();
    for word in words {
        let (first, rest) = word.split_at(1);
        camel += &first.to_ascii_uppercase();
        camel += rest;
    }
    camel
}

/// "an answer", "a node".
pub fn article(name: &str) -> String {
    let article = if name.starts_with(['A', 'E', 'I', 'O', 'U']) {
        "an"
    } else {
        "a"
    };
    format!("{article} {}", name.to_ascii_lowercase())
}

/// Behind a colon: a sentence begins with a small letter there, but a name stays as it is.
pub fn lower(sentence: &str) -> String {
    let first = sentence.split(' ').next().unwrap_or_default();
    if first.contains('*') {
        return sentence.to_owned();
    }
    let mut letters = sentence.chars();
    match letters.next() {
        Some(letter) => letter.to_lowercase().chain(letters).collect(),
        None => String::new(),
    }
}

/// Documentation without its code, which is Rust, and what leads up to that; with its links as TypeScript writes them.
pub fn told(about: &str) -> String {
    let paragraphs = about.split("\n\n").map(|paragraph| {
        let lines: Vec<_> = paragraph.lines().map(str::trim).collect();
        lines.join(" ").trim().to_owned()
    });
    let mut kept: Vec<String> = Vec::new();
    for paragraph in paragraphs {
        if paragraph.starts_with("```") {
            if kept.last().is_some_and(|last| last.ends_with(':')) {
                kept.pop();
            }
            break;
        }
        kept.push(paragraph);
    }
    links(&kept.join(" "))
}

/// [`Name`] or [`Name`](path).
fn links(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some((before, link)) = rest.split_once("[`") {
        let Some((shown, after)) = link.split_once("`]") else {
            break;
        };
        let target = after
            .strip_prefix('(')
            .and_then(|after| after.split_once(')'));
        let path = match target {
            // Links to functions end with brackets of their own.
            Some((path, _)) => path.trim_end_matches('('),
            None => shown,
        };
        out += before;
        out += &kinds::linked(path);
        rest = match target {
            Some((path, after)) if path.ends_with('(') => after.strip_prefix(')').unwrap_or(after),
            Some((_, after)) => after,
            None => after,
        };
    }
    out + rest
}

/// As a comment, broken into lines.
pub fn comment(text: &str, indent: &str) -> String {
    let single = format!("{indent}/** {text} */\n");
    if single.chars().count() <= WIDTH + 1 {
        return single;
    }
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let last = lines.len() - 1;
        let line = &mut lines[last];
        if !line.is_empty()
            && indent.len() + 4 + line.chars().count() + word.chars().count() > WIDTH
        {
            lines.push(word.to_owned());
        } else {
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
    }
    let body: String = lines
        .iter()
        .map(|line| format!("{indent} * {line}\n"))
        .collect();
    format!("{indent}/**\n{body}{indent} */\n")
}

/// A list in one line, or an item a line where it is long.
pub fn listed(begin: &str, items: &[String]) -> String {
    let line = format!("{begin}{}];", items.join(", "));
    if line.len() <= WIDTH {
        return line + "\n";
    }
    let items: String = items.iter().map(|item| format!("  {item},\n")).collect();
    format!("{begin}\n{items}];\n")
}

/// A union in one line, or an alternative a line where it is long.
pub fn united(begin: &str, items: &[String]) -> String {
    let line = format!("{begin} {};", items.join(" | "));
    if line.len() <= WIDTH {
        return line + "\n";
    }
    let items: String = items.iter().map(|item| format!("\n  | {item}")).collect();
    format!("{begin}{items};\n")
}

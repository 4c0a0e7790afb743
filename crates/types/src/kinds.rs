//! Types of Rust as types of TypeScript.
use stepstar::schema::{ALL, Field, Schema, Shape};

/// Those that TypeScript knows by another name: there they share one module with other things.
const RENAMED: [(&str, &str); 5] = [
    ("OpenListKind", "OpenList"),
    ("Event", "TraceEvent"),
    ("Tally", "Counts"),
    ("Node", "GraphNode"),
    ("Walk", "WalkResult"),
];

fn schema(name: &str) -> Option<&'static Schema> {
    ALL.iter().find(|schema| schema.name == name)
}

/// What is no type of its own in TypeScript: it is part of others.
pub fn is_inlined(name: &str) -> bool {
    ["Counts", "Side"].contains(&name)
}

pub fn typescript_name(name: &str) -> &str {
    let renamed = RENAMED.iter().find(|(rust, _)| *rust == name);
    renamed.map_or(name, |(_, typescript)| typescript)
}

/// The fields that stand in the place of a flattened one.
pub fn flattened(field: &Field) -> Option<&'static [Field]> {
    match schema(field.kind)?.shape {
        Shape::Fields(fields) if field.serde.contains("flatten") => Some(fields),
        _ => None,
    }
}

pub fn is_choice(kind: &str) -> bool {
    schema(kind).is_some_and(|schema| matches!(schema.shape, Shape::Names(_)))
}

/// The names of alternatives.
pub fn names_of(name: &str) -> impl Iterator<Item = &'static str> {
    let names = match schema(name).map(|schema| schema.shape) {
        Some(Shape::Names(names)) => names,
        _ => &[],
    };
    names.iter().map(|name| name.text)
}

/// What is no member in TypeScript.
pub fn is_hidden(field: &Field) -> bool {
    field.serde == "serde(skip)" && !field.kind.contains(" as ")
}

/// What stands behind the name of a member: whether it can be missing, and its type.
pub fn member(field: &Field) -> (&'static str, String) {
    if let Some((_, shown)) = field.kind.split_once(" as ") {
        return ("", shown.to_owned());
    }
    let inner = field
        .kind
        .strip_prefix("Option<")
        .and_then(|rest| rest.strip_suffix('>'));
    let can_be_missing = field.serde.contains("skip_serializing_if");
    match inner {
        Some(inner) if can_be_missing => ("?", typescript(inner)),
        Some(inner) => ("", format!("{} | null", typescript(inner))),
        None if can_be_missing => ("?", typescript(field.kind)),
        None => ("", typescript(field.kind)),
    }
}

/// A type in TypeScript. Of a place, the kind that the map has.
pub fn typescript(kind: &str) -> String {
    match kind {
        "f64" | "u64" | "u32" | "usize" => "number".to_owned(),
        "bool" => "boolean".to_owned(),
        "String" => "string".to_owned(),
        "Place" | "P" => "P".to_owned(),
        "Vec<u8>" => "Uint8Array<ArrayBuffer>".to_owned(),
        "Vec<u32>" => "Uint32Array<ArrayBuffer>".to_owned(),
        "Vec<i32>" => "Int32Array<ArrayBuffer>".to_owned(),
        "Vec<f64>" => "Float64Array<ArrayBuffer>".to_owned(),
        "Side" => names_of("Side")
            .map(|name| format!("\"{name}\""))
            .collect::<Vec<_>>()
            .join(" | "),
        "Worst" | "OffendingStep" => format!("{kind}<P>"),
        _ => match kind
            .strip_prefix("Vec<")
            .and_then(|rest| rest.strip_suffix('>'))
        {
            Some(item) => format!("{}[]", typescript(item)),
            None => typescript_name(kind).to_owned(),
        },
    }
}

/// Whether the type of a member depends on how the map names its places.
pub fn has_place(line: &str) -> bool {
    let kind = line.split_once(": ").map_or("", |(_, kind)| kind);
    !line.trim_start().starts_with(['*', '/'])
        && kind
            .split(|letter: char| !letter.is_alphanumeric())
            .any(|word| word == "P")
}

/// What a link in the documentation of Rust is called in TypeScript.
pub fn linked(path: &str) -> String {
    let parts: Vec<_> = path
        .trim_start_matches("crate::")
        .trim_end_matches("()")
        .split("::")
        .collect();
    match parts.as_slice() {
        [name, variant] => match schema(name).map(|schema| schema.shape) {
            Some(Shape::Names(names)) => {
                let found = names.iter().find(|name| name.variant == *variant);
                format!("`\"{}\"`", found.map_or(*variant, |name| name.text))
            }
            _ => format!("`{}`", super::words::camel(variant)),
        },
        [name] => format!("{{@link {}}}", typescript_name(name)),
        _ => format!("`{path}`"),
    }
}

//! What a function would return that does nothing.
use syn::{ReturnType, Signature, Type};

/// Its values as code: whichever do not compile are left out later.
pub fn values(signature: &Signature) -> &'static [&'static str] {
    let ReturnType::Type(_, returned) = &signature.output else {
        return &[""];
    };
    // The default of a structure is often made of what this function itself gives.
    if signature.ident == "default" {
        return &[];
    }
    match &**returned {
        Type::Never(_) | Type::ImplTrait(_) => &[],
        Type::Path(path) => {
            let Some(last) = path.path.segments.last() else {
                return &[];
            };
            match last.ident.to_string().as_str() {
                "bool" => &["true", "false"],
                "u8" | "u16" | "u32" | "u64" | "usize" | "i32" | "i64" | "isize" => &["0", "1"],
                "f32" | "f64" => &["0.0", "1.0"],
                "Result" => &["Ok(Default::default())"],
                _ => &["Default::default()"],
            }
        }
        _ => &["Default::default()"],
    }
}

//! What refers to what in the compiled module. The linker says it (`--emit-relocs`): for each place in code and data where it wrote an address, whose
//! address that is. Without it an address is a number like any other.
use std::collections::BTreeMap;
use std::ops::Range;
use wasmparser::{
    BinaryReader, CustomSectionReader, DataKind, Linking, LinkingSectionReader, Operator, Parser,
    Payload, RelocSectionReader, RelocationType, SymbolInfo, TypeRef,
};

/// Where the linker says it: of use here alone.
pub const SECTIONS: &[&str] = &["linking", "reloc.CODE", "reloc.DATA"];

/// Whose address stands somewhere.
#[derive(Clone, Debug)]
pub enum Target {
    /// A constant or a variable: where its bytes are in memory.
    Bytes(Range<u32>),
    /// A function that is called through the table, by its number in the compiled module.
    Function(u32),
}

#[derive(Default)]
pub struct Links {
    /// What each function refers to, by its number in the compiled module. Whom it calls is not in here: that is in its code.
    pub functions: Vec<Vec<Target>>,
    /// What addresses in memory refer to.
    pub memory: BTreeMap<u32, Target>,
}

/// A section's or function's place in the file.
type Place = Range<usize>;

/// Where sections are, and what the linker says of them.
#[derive(Default)]
struct Parts<'a> {
    imported: usize,
    code: Place,
    bodies: Vec<Place>,
    data: Place,
    /// Where each segment is in the file, and in memory.
    segments: Vec<(Place, u32)>,
    symbols: Vec<Option<Target>>,
    in_code: Option<RelocSectionReader<'a>>,
    in_data: Option<RelocSectionReader<'a>>,
}

pub fn read(compiled: &[u8]) -> Result<Links, wasmparser::BinaryReaderError> {
    let parts = parts(compiled)?;
    let mut links = Links {
        functions: vec![Vec::new(); parts.imported + parts.bodies.len()],
        ..Links::default()
    };
    for (at, target) in parts.targets(parts.in_code.as_ref(), &parts.code)? {
        let body = parts.bodies.partition_point(|body| body.end <= at);
        links.functions[parts.imported + body].push(target);
    }
    for (at, target) in parts.targets(parts.in_data.as_ref(), &parts.data)? {
        let segment = parts.segments.partition_point(|(file, _)| file.end <= at);
        let (file, address) = &parts.segments[segment];
        links
            .memory
            .insert(address + (at - file.start) as u32, target);
    }
    Ok(links)
}

fn parts(compiled: &[u8]) -> Result<Parts<'_>, wasmparser::BinaryReaderError> {
    let mut parts = Parts::default();
    for payload in Parser::new(0).parse_all(compiled) {
        match payload? {
            Payload::ImportSection(imports) => {
                for import in imports.into_imports() {
                    let is_function = matches!(import?.ty, TypeRef::Func(_));
                    parts.imported += usize::from(is_function);
                }
            }
            Payload::CodeSectionStart { range, .. } => parts.code = range,
            Payload::CodeSectionEntry(body) => parts.bodies.push(body.range()),
            Payload::DataSection(data) => {
                parts.data = data.range();
                for segment in data {
                    let segment = segment?;
                    let end = segment.range.end;
                    let file = end - segment.data.len()..end;
                    parts.segments.push((file, address(&segment.kind)?));
                }
            }
            Payload::CustomSection(section) => parts.custom(&section)?,
            _ => {}
        }
    }
    Ok(parts)
}

/// Where a segment goes in memory.
fn address(kind: &DataKind<'_>) -> Result<u32, wasmparser::BinaryReaderError> {
    let DataKind::Active { offset_expr, .. } = kind else {
        return Ok(0);
    };
    Ok(match offset_expr.get_operators_reader().read()? {
        Operator::I32Const { value } => value.cast_unsigned(),
        _ => 0,
    })
}

impl<'a> Parts<'a> {
    fn custom(
        &mut self,
        section: &CustomSectionReader<'a>,
    ) -> Result<(), wasmparser::BinaryReaderError> {
        let reader = BinaryReader::new(section.data(), section.data_offset());
        match section.name() {
            "linking" => {
                for part in LinkingSectionReader::new(reader)?.subsections() {
                    if let Linking::SymbolTable(symbols) = part? {
                        for symbol in symbols {
                            let target = self.target(&symbol?);
                            self.symbols.push(target);
                        }
                    }
                }
            }
            "reloc.CODE" => self.in_code = Some(RelocSectionReader::new(reader)?),
            "reloc.DATA" => self.in_data = Some(RelocSectionReader::new(reader)?),
            _ => {}
        }
        Ok(())
    }

    fn target(&self, symbol: &SymbolInfo<'_>) -> Option<Target> {
        match symbol {
            SymbolInfo::Func { index, .. } => Some(Target::Function(*index)),
            SymbolInfo::Data { symbol, .. } => {
                let place = symbol.as_ref()?;
                let (_, address) = self.segments.get(place.index as usize)?;
                let start = address + place.offset;
                Some(Target::Bytes(start..start + place.size))
            }
            _ => None,
        }
    }

    /// Where in the file, within a section, whose address stands.
    fn targets(
        &self,
        reader: Option<&RelocSectionReader<'a>>,
        section: &Place,
    ) -> Result<Vec<(usize, Target)>, wasmparser::BinaryReaderError> {
        use RelocationType::{
            MemoryAddrI32, MemoryAddrLeb, MemoryAddrSleb, TableIndexI32, TableIndexSleb,
        };
        let mut found = Vec::new();
        for entry in reader.into_iter().flat_map(|reader| reader.entries()) {
            let entry = entry?;
            let is_address = matches!(
                entry.ty,
                MemoryAddrI32 | MemoryAddrLeb | MemoryAddrSleb | TableIndexI32 | TableIndexSleb
            );
            let target = self.symbols.get(entry.index as usize);
            if let (true, Some(Some(target))) = (is_address, target) {
                found.push((section.start + entry.offset as usize, target.clone()));
            }
        }
        Ok(found)
    }
}

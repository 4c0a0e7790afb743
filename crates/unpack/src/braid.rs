//! Strands back to one module.

/// Stands for no instruction: from its strand come a length, and as many bytes.
pub const RAW: u8 = 255;
/// Has a strand for each instruction that comes next.
pub const I32_CONST: u8 = 0x41;
/// Has a strand for each instruction that comes next.
pub const I64_CONST: u8 = 0x42;

/// For each byte the two instructions of which it is the name, if it is one. Either may be a name again.
type Pairs = [Option<[u8; 2]>; 256];

/// Begins with how many names of two instructions there are, and these. Next, how many strands there are, and of each its instruction, its
/// column and three bytes of length; then come the strands, and last the instructions.
///
/// The column says which of the numbers after an instruction it is. After a constant there is only one: there it is the instruction that
/// comes next, or 0 for all that have no strand of their own.
pub fn braid(strands: &[u8], module: &mut [u8]) {
    let (names, strands) = strands[1..].split_at(3 * usize::from(strands[0]));
    let mut pairs: Pairs = [None; 256];
    for name in names.chunks_exact(3) {
        pairs[usize::from(name[0])] = Some([name[1], name[2]]);
    }
    let mut at = [[0; 256]; 256];
    let mut follow = [0; 256];
    let mut begin = 1 + 5 * usize::from(strands[0]);
    for head in strands[1..begin].chunks_exact(5) {
        let kind = usize::from(head[0]);
        at[kind][usize::from(head[1])] = begin;
        follow[kind] += 1;
        begin += usize::from(head[2]) | usize::from(head[3]) << 8 | usize::from(head[4]) << 16;
    }
    // At the end of the module they are in nobody's way: for each there is at least a byte still to be written.
    let mut next = module.len();
    for &name in strands[begin..].iter().rev() {
        spell(name, &pairs, module, &mut next);
    }
    let mut written = 0;
    while next < module.len() {
        let instruction = module[next];
        next += 1;
        let at = &mut at[usize::from(instruction)];
        if instruction == RAW {
            let length = number(strands, &mut at[0]);
            let from = at[0];
            module[written..written + length].copy_from_slice(&strands[from..from + length]);
            at[0] += length;
            written += length;
            continue;
        }
        let mut columns = 0..follow[usize::from(instruction)];
        if matches!(instruction, I32_CONST | I64_CONST) {
            let after = usize::from(module[next]);
            let column = if at[after] == 0 { 0 } else { after };
            columns = column..column + 1;
        }
        module[written] = instruction;
        written += 1;
        for at in &mut at[columns] {
            // Seven bits a byte; all but the last have the eighth.
            loop {
                let byte = strands[*at];
                module[written] = byte;
                *at += 1;
                written += 1;
                if byte < 128 {
                    break;
                }
            }
        }
    }
}

/// Writes an instruction, or all of which it is the name, before `next`.
fn spell(name: u8, pairs: &Pairs, module: &mut [u8], next: &mut usize) {
    if let Some([first, second]) = pairs[usize::from(name)] {
        spell(second, pairs, module, next);
        spell(first, pairs, module, next);
    } else {
        *next -= 1;
        module[*next] = name;
    }
}

fn number(strands: &[u8], at: &mut usize) -> usize {
    let mut value = 0;
    for shift in (0..).step_by(7) {
        let byte = strands[*at];
        *at += 1;
        value |= usize::from(byte & 127) << shift;
        if byte < 128 {
            break;
        }
    }
    value
}

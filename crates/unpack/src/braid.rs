//! Strands back to one module.

/// Stands for no instruction: from its strand come a length, and as many bytes.
pub const RAW: u8 = 255;

/// The numbers that follow instructions of one kind, at most.
const MOST: usize = 4;

/// Begins with how many strands there are, and of each its instruction and three bytes of length; then come the strands, and last
/// the instructions themselves. The first strand of an instruction has the first number after each of its kind, the next one the second.
pub fn braid(strands: &[u8], module: &mut [u8]) {
    let mut at = [[0; MOST]; 256];
    let mut follow = [0; 256];
    let (count, rest) = (usize::from(strands[0]), &strands[1..]);
    let mut begin = 1 + 4 * count;
    for head in rest[..4 * count].chunks_exact(4) {
        let kind = usize::from(head[0]);
        at[kind][follow[kind]] = begin;
        follow[kind] += 1;
        begin += usize::from(head[1]) | usize::from(head[2]) << 8 | usize::from(head[3]) << 16;
    }
    let mut written = 0;
    for &instruction in &strands[begin..] {
        let kind = usize::from(instruction);
        if instruction == RAW {
            let length = number(strands, &mut at[kind][0]);
            let from = at[kind][0];
            module[written..written + length].copy_from_slice(&strands[from..from + length]);
            at[kind][0] += length;
            written += length;
            continue;
        }
        module[written] = instruction;
        written += 1;
        for at in &mut at[kind][..follow[kind]] {
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

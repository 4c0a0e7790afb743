//! DEFLATE (RFC 1951).

/// No code is longer.
const LONGEST: usize = 15;

/// The literal that ends a block.
const END: usize = 256;

/// In this order the lengths of the codes for lengths come.
const ORDER: [usize; 19] = [
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
];

/// By the next bits, as many as the longest code has: the symbol that they begin with, times 16, and how many of them it takes.
struct Codes {
    table: [u16; 1 << LONGEST],
    mask: usize,
}

/// Fills all of `out`.
pub fn inflate(packed: &[u8], out: &mut [u8]) {
    let mut bits = Bits {
        packed,
        held: 0,
        count: 0,
    };
    let (mut literals, mut distances) = (Codes::NONE, Codes::NONE);
    let mut written = 0;
    loop {
        let last = bits.number(1) == 1;
        match bits.number(2) {
            0 => written = bits.stored(out, written),
            kind => {
                let mut lengths = [0; 288 + 32];
                let (first, second) = if kind == 1 {
                    fixed_lengths(&mut lengths)
                } else {
                    own_lengths(&mut bits, &mut lengths, &mut literals)
                };
                literals.fill(first);
                distances.fill(second);
                written = bits.compressed(&literals, &distances, out, written);
            }
        }
        if last {
            return;
        }
    }
}

/// What is still to be read; the next bit is the lowest one held.
struct Bits<'p> {
    packed: &'p [u8],
    held: u32,
    count: u32,
}

impl Bits<'_> {
    /// Holds so many bits; zeros after the end.
    fn hold(&mut self, wanted: u32) {
        while self.count < wanted {
            if let Some((&byte, rest)) = self.packed.split_first() {
                self.held |= u32::from(byte) << self.count;
                self.packed = rest;
            }
            self.count += 8;
        }
    }

    fn drop(&mut self, bits: u32) {
        self.held >>= bits;
        self.count -= bits;
    }

    fn number(&mut self, bits: u32) -> usize {
        self.hold(bits);
        let value = self.held & ((1 << bits) - 1);
        self.drop(bits);
        value as usize
    }

    fn symbol(&mut self, codes: &Codes) -> usize {
        self.hold(LONGEST as u32);
        let found = codes.table[self.held as usize & codes.mask];
        self.drop(u32::from(found & 15));
        usize::from(found >> 4)
    }

    /// A length or distance: each doubling of it is cut into `1 << cut` ranges, within which further bits tell.
    fn within(&mut self, range: usize, cut: u32) -> usize {
        let doubling = range >> cut;
        if doubling == 0 {
            return range;
        }
        let low = range & ((1 << cut) - 1) | 1 << cut;
        (low << (doubling - 1)) + self.number(doubling as u32 - 1)
    }

    /// It begins with a whole byte; after its length comes the same upside down.
    fn stored(&mut self, out: &mut [u8], written: usize) -> usize {
        self.drop(self.count & 7);
        let length = self.number(16);
        self.number(16);
        let (bytes, rest) = self.packed.split_at(length);
        out[written..written + length].copy_from_slice(bytes);
        self.packed = rest;
        written + length
    }

    fn compressed(
        &mut self,
        literals: &Codes,
        distances: &Codes,
        out: &mut [u8],
        mut written: usize,
    ) -> usize {
        loop {
            let next = self.symbol(literals);
            if next == END {
                return written;
            }
            if next < END {
                out[written] = next as u8;
                written += 1;
                continue;
            }
            // The greatest length has a symbol of its own.
            let length = match next {
                285 => 258,
                _ => 3 + self.within(next - 257, 2),
            };
            let range = self.symbol(distances);
            let distance = 1 + self.within(range, 1);
            // Not a copy of a range: what is written may be read again at once.
            for to in written..written + length {
                out[to] = out[to - distance];
            }
            written += length;
        }
    }
}

/// Of a block that brings no codes of its own.
fn fixed_lengths(lengths: &mut [u8; 320]) -> (&[u8], &[u8]) {
    lengths[..144].fill(8);
    lengths[144..256].fill(9);
    lengths[256..280].fill(7);
    lengths[280..288].fill(8);
    lengths[288..318].fill(5);
    (&lengths[..288], &lengths[288..318])
}

/// The lengths of the codes for literals and for distances come packed, with codes for which there is room in `packing`.
fn own_lengths<'l>(
    bits: &mut Bits<'_>,
    lengths: &'l mut [u8; 320],
    packing: &mut Codes,
) -> (&'l [u8], &'l [u8]) {
    let (literals, distances, known) =
        (257 + bits.number(5), 1 + bits.number(5), 4 + bits.number(4));
    let mut of_lengths = [0; ORDER.len()];
    for &place in &ORDER[..known] {
        of_lengths[place] = bits.number(3) as u8;
    }
    packing.fill(&of_lengths);
    let all = literals + distances;
    let mut done = 0;
    while done < all {
        let next = bits.symbol(packing);
        let (value, times) = match next {
            16 => (lengths[done - 1], 3 + bits.number(2)),
            17 => (0, 3 + bits.number(3)),
            18 => (0, 11 + bits.number(7)),
            length => (length as u8, 1),
        };
        lengths[done..done + times].fill(value);
        done += times;
    }
    lengths[..all].split_at(literals)
}

impl Codes {
    const NONE: Self = Self {
        table: [0; 1 << LONGEST],
        mask: 0,
    };

    /// From the length of each symbol's code. Codes count up, shorter ones first; their bits come highest first.
    fn fill(&mut self, lengths: &[u8]) {
        let longest = lengths.iter().copied().max().unwrap_or(0);
        let table = &mut self.table[..1 << longest];
        self.mask = table.len() - 1;
        let mut next = 0;
        for length in 1..=longest {
            for (symbol, _) in (0..).zip(lengths).filter(|(_, own)| **own == length) {
                let entry = symbol << 4 | u16::from(length);
                for place in table[next..].iter_mut().step_by(1 << length) {
                    *place = entry;
                }
                next = after(next, 1 << (length - 1));
            }
        }
    }
}

/// The next higher number, for bits that are written highest first: ones at the end become zeros, the zero before them a one.
fn after(code: usize, highest: usize) -> usize {
    let mut bit = highest;
    while code & bit != 0 {
        bit >>= 1;
    }
    code & bit.wrapping_sub(1) | bit
}

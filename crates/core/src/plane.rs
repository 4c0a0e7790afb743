//! Walls as bits, 64 cells to a word, so that a run of cells is looked at in one go.

/// One bit per cell, line by line. What lies outside is set (a wall): the rest of a line's last word, at least one bit,
/// one line above and below, and a word before all. So a run ends at a wall whichever way it goes: what lies left of x = 0 is the end of the line before.
///
/// ```text
///   word 0              word 1
///   |x=0 ........ x=63| |x=64 .. 1111111|   line y
///                             ^ width
/// ```
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Plane {
    words: Vec<u64>,
    stride: usize,
}

impl Plane {
    pub fn new(width: u32, height: u32) -> Self {
        let stride = width as usize / 64 + 1;
        let mut words = vec![u64::MAX; 1 + stride * (height as usize + 2)];
        let mut line = vec![0; stride];
        line[stride - 1] = u64::MAX << (width % 64);
        for y in 1..=height as usize {
            words[1 + y * stride..][..stride].copy_from_slice(&line);
        }
        Self { words, stride }
    }

    #[inline]
    pub fn get(&self, x: u32, y: u32) -> bool {
        self.words[self.place(x, y)] >> (x % 64) & 1 != 0
    }

    pub fn set(&mut self, x: u32, y: u32, value: bool) {
        let place = self.place(x, y);
        let bit = 1 << (x % 64);
        if value {
            self.words[place] |= bit;
        } else {
            self.words[place] &= !bit;
        }
    }

    /// The words of line `y`; -1 and the height are lines of walls.
    #[inline]
    pub fn line(&self, y: i32) -> &[u64] {
        let from = 1 + (y + 1) as usize * self.stride;
        &self.words[from..from + self.stride]
    }

    /// All words: one of walls, then line by line from the line of walls above the first.
    pub fn words(&self) -> &[u64] {
        &self.words
    }

    /// Words in a line.
    pub fn stride(&self) -> usize {
        self.stride
    }

    /// Where the bit of a cell is: word `bit / 64`, bit `bit % 64`. Cells side by side have bits side by side.
    #[inline]
    pub fn bit(&self, x: u32, y: u32) -> usize {
        64 + (y as usize + 1) * self.stride * 64 + x as usize
    }

    #[inline]
    pub fn is_set(&self, bit: usize) -> bool {
        self.words[bit / 64] >> (bit % 64) & 1 != 0
    }

    /// The eight bits around a cell, clockwise from the one above.
    #[inline]
    pub fn around(&self, x: u32, y: u32) -> u8 {
        let line = self.stride * 64;
        let bit = self.bit(x, y);
        let (above, here, below) = (
            self.three(bit - line),
            self.three(bit),
            self.three(bit + line),
        );
        let clockwise = above >> 1 & 3 | here & 4 | below << 1 & 8 | below << 3 & 16;
        (clockwise | below << 5 & 32 | here << 6 & 64 | above << 7) as u8
    }

    /// The bit before, the bit, and the one after.
    #[inline]
    fn three(&self, bit: usize) -> u64 {
        let (place, shift) = ((bit - 1) / 64, (bit - 1) % 64);
        let low = self.words[place] >> shift;
        if shift > 61 {
            low | self.words[place + 1] << (64 - shift)
        } else {
            low
        }
    }

    #[inline]
    fn place(&self, x: u32, y: u32) -> usize {
        self.bit(x, y) / 64
    }
}

//! Walls as bits, 64 cells to a word, so that a run of cells is looked at in one go.

use std::iter::repeat_n;
use std::sync::Arc;

/// One bit per cell, line by line. What lies outside is set (a wall): the rest of a line's last word, at least one bit,
/// one line above and below, and a word before all. So a run ends at a wall whichever way it goes: what lies left of x = 0 is the end of the line before.
///
/// ```text
///   word 0              word 1
///   |x=0 ........ x=63| |x=64 .. 1111111|   line y
///                             ^ width
/// ```
///
/// Copies share their words until one of them is changed: most maps are only looked at.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Plane {
    words: Arc<[u64]>,
    stride: usize,
}

impl Plane {
    pub fn new(width: u32, height: u32) -> Self {
        let stride = width as usize / 64 + 1;
        let mut shared: Arc<[u64]> =
            repeat_n(u64::MAX, 1 + stride * (height as usize + 2)).collect();
        let words = Arc::make_mut(&mut shared);
        let mut line = vec![0; stride];
        line[stride - 1] = u64::MAX << (width % 64);
        for y in 1..=height as usize {
            words[1 + y * stride..][..stride].copy_from_slice(&line);
        }
        Self {
            words: shared,
            stride,
        }
    }

    #[inline]
    pub fn get(&self, x: u32, y: u32) -> bool {
        self.words[self.place(x, y)] >> (x % 64) & 1 != 0
    }

    pub fn set(&mut self, x: u32, y: u32, value: bool) {
        let place = self.place(x, y);
        let bit = 1 << (x % 64);
        let word = &mut Arc::make_mut(&mut self.words)[place];
        if value {
            *word |= bit;
        } else {
            *word &= !bit;
        }
    }

    /// Sets the bits of a line that stand for walls: any byte but 0.
    pub fn fill(&mut self, y: u32, cells: &[u8]) {
        let from = 1 + (y as usize + 1) * self.stride;
        for (word, run) in Arc::make_mut(&mut self.words)[from..]
            .iter_mut()
            .zip(cells.chunks(64))
        {
            for (x, &cell) in run.iter().enumerate() {
                *word |= u64::from(cell != 0) << x;
            }
        }
    }

    /// Sets the bits of a line that is drawn with two letters, eight at a time. `other` says of every other letter whether it stands for a
    /// wall, or what is wrong with it.
    pub fn draw<E>(
        &mut self,
        y: u32,
        line: &[u8],
        [free, wall]: [u8; 2],
        mut other: impl FnMut(u32, u8) -> Result<bool, E>,
    ) -> Result<(), E> {
        let words = &mut Arc::make_mut(&mut self.words)[1 + (y as usize + 1) * self.stride..];
        for (x, run) in (0..).step_by(8).zip(line.chunks(8)) {
            let mut letters = [free; 8];
            letters[..run.len()].copy_from_slice(run);
            let letters = u64::from_le_bytes(letters);
            let (frees, mut walls) = (equal(letters, free), equal(letters, wall));
            let mut others = !(frees | walls) & HIGH;
            while others != 0 {
                let place = others.trailing_zeros() / 8;
                if other(x as u32 + place, run[place as usize])? {
                    walls |= 0x80 << (8 * place);
                }
                others &= others - 1;
            }
            // The eight high bits side by side.
            let bits = (walls >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56;
            words[x / 64] |= bits << (x % 64);
        }
        Ok(())
    }

    /// Sets the bits that another plane of so many columns and lines has, with columns as lines.
    pub fn fill_transposed(&mut self, other: &Self, width: u32, height: u32) {
        let (width, height) = (width as usize, height as usize);
        let words = Arc::make_mut(&mut self.words);
        for y in (0..height).step_by(64) {
            for x in (0..width).step_by(64) {
                let lines = 64.min(height - y);
                let mut block = [0; 64];
                for (line, word) in block[..lines].iter_mut().enumerate() {
                    *word = other.words[1 + (y + line + 1) * other.stride + x / 64];
                }
                transpose(&mut block);
                for (line, word) in block.iter().take(64.min(width - x)).enumerate() {
                    words[1 + (x + line + 1) * self.stride + y / 64] |= word;
                }
            }
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
        let before = self.bit(x, y) - 1;
        let (place, shift) = (before / 64, before % 64);
        // Lines begin with a word, so that the bits are at the same place in the words of all three.
        let [above, here, below] =
            [place - self.stride, place, place + self.stride].map(|place| self.three(place, shift));
        let clockwise = above >> 1 & 3 | here & 4 | below << 1 & 8 | below << 3 & 16;
        (clockwise | below << 5 & 32 | here << 6 & 64 | above << 7) as u8
    }

    /// Three bits side by side, and others above them.
    #[inline]
    pub fn three(&self, place: usize, shift: usize) -> u64 {
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

/// The high bit of each of eight bytes.
const HIGH: u64 = 0x8080_8080_8080_8080;

/// The high bit of each byte that is this letter.
#[inline]
fn equal(letters: u64, letter: u8) -> u64 {
    let apart = letters ^ u64::from_ne_bytes([letter; 8]);
    // Adding carries into the high bit of a byte whose low bits are not all 0, and never beyond.
    !(((apart & !HIGH) + !HIGH) | apart) & HIGH
}

/// Bit `x` of word `y` becomes bit `y` of word `x`: first halves change places, then their halves, and so on.
fn transpose(block: &mut [u64; 64]) {
    let mut mask = u64::MAX;
    for half in [32, 16, 8, 4, 2, 1] {
        mask ^= mask << half;
        for first in (0..64).filter(|line| line & half == 0) {
            let swapped = (block[first] >> half ^ block[first + half]) & mask;
            block[first] ^= swapped << half;
            block[first + half] ^= swapped;
        }
    }
}

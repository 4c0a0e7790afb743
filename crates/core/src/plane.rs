//! Walls as bits, 64 cells to a word, so that a run of cells is looked at in one go.

/// One bit per cell, line by line. What lies outside is set (a wall): the rest of a line's last word, and one line above and below.
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
        let stride = (width as usize).div_ceil(64);
        let mut words = vec![u64::MAX; stride * (height as usize + 2)];
        let mut line = vec![0; stride];
        if width % 64 != 0 {
            line[stride - 1] = u64::MAX << (width % 64);
        }
        for y in 1..=height as usize {
            words[y * stride..(y + 1) * stride].copy_from_slice(&line);
        }
        Self { words, stride }
    }

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
    pub fn line(&self, y: i32) -> &[u64] {
        let from = (y + 1) as usize * self.stride;
        &self.words[from..from + self.stride]
    }

    fn place(&self, x: u32, y: u32) -> usize {
        (y as usize + 1) * self.stride + x as usize / 64
    }
}

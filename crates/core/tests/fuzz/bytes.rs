//! Choices read from bytes, so that whoever finds bytes finds cases.

/// Once the bytes are used up, every choice is the first.
pub struct Bytes<'b>(&'b [u8]);

impl<'b> Bytes<'b> {
    pub fn new(bytes: &'b [u8]) -> Self {
        Self(bytes)
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// From 0 to `end`, without `end`, which is at most 65536.
    pub fn below(&mut self, end: u32) -> u32 {
        let [high, low] = [if end > 256 { self.byte() } else { 0 }, self.byte()];
        (u32::from(high) << 8 | u32::from(low)) % end
    }

    pub fn pick<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.below(list.len() as u32) as usize]
    }

    pub fn once_in(&mut self, n: u32) -> bool {
        self.below(n) == n - 1
    }

    /// All that is left, as a text.
    pub fn text(self) -> String {
        String::from_utf8_lossy(self.0).into_owned()
    }

    fn byte(&mut self) -> u8 {
        let Some((&first, rest)) = self.0.split_first() else {
            return 0;
        };
        self.0 = rest;
        first
    }
}

//! Cells as pixels: the picture is kept, and only changed cells are coloured and go to the canvas again.
use crate::grid::Grid;
use crate::place::area;
use serde::Serialize;
use wasm_bindgen::{Clamped, JsCast, JsValue};
use web_sys::{CanvasRenderingContext2d, ImageData, OffscreenCanvasRenderingContext2d};

/// Rows that go to the canvas together: each band has one rectangle that holds all of its changes.
const BAND: u32 = 16;

/// Cells of a row that are passed over at once where nothing was written of them.
const RUN: u32 = 64;

/// The picture of a position of a trace, a pixel a cell.
#[derive(Default)]
pub struct Picture {
    width: u32,
    height: u32,
    /// Red, green, blue and opacity of each cell, row by row.
    pixels: Vec<u8>,
    /// What the picture shows: which grid and which edit of it, in which colours, and at which position of the trace.
    grid: (u32, u64),
    colours: Colours,
    position: usize,
    /// For each band the columns, from and to before, that the canvas still needs.
    bands: Vec<(u32, u32)>,
}

impl Picture {
    /// Bytes for which room has yet to be made, on a map of so many cells.
    pub fn lacks(&self, cells: usize) -> usize {
        4 * cells - self.pixels.len()
    }

    /// Colours what changed. `palette` holds 0 free, 1 wall, 2 open, 3 closed, and may hold 4 to 12 for terrain 1 to 9.
    pub fn update(&mut self, trace: &stepstar::Trace, grid: &Grid, palette: &[u32], all: bool) {
        let shown = (grid.id, grid.inner.version());
        let position = trace.position();
        let all =
            all || self.grid != shown || self.colours.palette != palette || self.pixels.is_empty();
        // Beyond that many steps it is quicker to pass over what rests, however large the map is.
        let far = position.abs_diff(self.position) > area(&grid.inner) / 128 + RUN as usize;
        if all {
            self.grid = shown;
            self.colours = Colours::new(palette, &grid.inner);
            self.make_room(&grid.inner);
        }
        if all || far {
            let since = (!all).then_some(self.position);
            for y in 0..self.height {
                self.draw_row(trace, &grid.inner, y, since);
            }
        } else {
            for cell in trace.changed_since(self.position) {
                let at = (cell % self.width, cell / self.width);
                self.draw(&grid.inner, at, &[trace.state(cell) as u8]);
            }
        }
        self.position = position;
    }

    fn make_room(&mut self, grid: &stepstar::Grid) {
        (self.width, self.height) = (grid.width(), grid.height());
        self.pixels.resize(area(grid) * 4, 0);
        self.bands = vec![(self.width, 0); self.height.div_ceil(BAND) as usize];
    }

    /// Colours a row: all of it, or the runs of which something may have been written since a position. The same code for both, so that it is
    /// optimised by the time of the first leap.
    // Called for each row: an engine optimises a function when it is called again, not while it runs.
    #[inline(never)]
    fn draw_row(
        &mut self,
        trace: &stepstar::Trace,
        grid: &stepstar::Grid,
        y: u32,
        since: Option<usize>,
    ) {
        for left in (0..self.width).step_by(RUN as usize) {
            let count = RUN.min(self.width - left);
            let first = y * self.width + left;
            if since.is_some_and(|position| trace.is_unchanged_since(first, count, position)) {
                continue;
            }
            let mut states = [0; RUN as usize];
            let states = &mut states[..count as usize];
            // Most of a large map has not been seen.
            if !trace.is_unchanged_since(first, count, 0) {
                trace.read_states(first, states);
            }
            self.draw(grid, (left, y), states);
        }
    }

    /// Colours up to 64 cells of a row, and marks them for the canvas.
    fn draw(&mut self, grid: &stepstar::Grid, (left, y): (u32, u32), states: &[u8]) {
        let band = &mut self.bands[(y / BAND) as usize];
        *band = (band.0.min(left), band.1.max(left + states.len() as u32));
        let first = (y * self.width + left) as usize;
        let pixels = &mut self.pixels[first * 4..][..states.len() * 4];
        self.colours.draw(grid, (left, y), states, pixels);
    }

    /// Puts what changed into a canvas: each band of it, alike neighbours together. The answer is the region that holds all of it.
    pub fn show(&mut self, target: &Target) -> Result<Option<Region>, JsValue> {
        let none = (self.width, 0);
        let is_changed = |band: &(u32, u32)| *band != none;
        let (Some(from), Some(last)) = (
            self.bands.iter().position(is_changed),
            self.bands.iter().rposition(is_changed),
        ) else {
            return Ok(None);
        };
        let height = self.height;
        let region = |first: usize, end: usize, (left, right): (u32, u32)| {
            let (top, bottom) = (first as u32 * BAND, (end as u32 * BAND).min(height));
            Region {
                x: left,
                y: top,
                width: right - left,
                height: bottom - top,
            }
        };
        let pixels = Clamped(&self.pixels[..]);
        let image = ImageData::new_with_u8_clamped_array_and_sh(pixels, self.width, height)?;
        let changed = &self.bands[from..=last];
        let mut first = from;
        for alike in changed.chunk_by(PartialEq::eq) {
            let end = first + alike.len();
            if is_changed(&alike[0]) {
                target.put(&image, &region(first, end, alike[0]))?;
            }
            first = end;
        }
        let left = changed.iter().map(|band| band.0).min().unwrap_or(0);
        let right = changed.iter().map(|band| band.1).max().unwrap_or(0);
        let all = region(from, last + 1, (left, right));
        // Only now: where the canvas refused, it still needs all of it.
        self.bands.fill(none);
        Ok(Some(all))
    }
}

/// A part of a picture.
#[derive(Serialize)]
pub struct Region {
    x: u32,
    y: u32,
    width: u32,
    height: u32,
}

/// A canvas of a page or one that is off screen.
pub enum Target {
    Page(CanvasRenderingContext2d),
    OffScreen(OffscreenCanvasRenderingContext2d),
}

impl Target {
    /// Whatever puts images like a canvas is taken for one: that of another window is of another class.
    pub fn of(context: JsValue) -> Self {
        match context.dyn_into::<OffscreenCanvasRenderingContext2d>() {
            Ok(context) => Self::OffScreen(context),
            Err(context) => Self::Page(context.unchecked_into()),
        }
    }

    fn put(&self, image: &ImageData, region: &Region) -> Result<(), JsValue> {
        let [x, y, width, height] =
            [region.x, region.y, region.width, region.height].map(f64::from);
        match self {
            Self::Page(context) => context
                .put_image_data_with_dirty_x_and_dirty_y_and_dirty_width_and_dirty_height(
                    image, 0.0, 0.0, x, y, width, height,
                ),
            Self::OffScreen(context) => context
                .put_image_data_with_dirty_x_and_dirty_y_and_dirty_width_and_dirty_height(
                    image, 0.0, 0.0, x, y, width, height,
                ),
        }
    }
}

#[derive(Default)]
struct Colours {
    palette: Vec<u32>,
    /// The colours of two cells side by side, by what is in the lower one and, three bits up, in the one after: its state, and 4
    /// where there is a wall.
    pairs: Vec<[u8; 8]>,
}

impl Colours {
    /// Where the palette is short, its first colour stands for the others.
    fn new(palette: &[u32], grid: &stepstar::Grid) -> Self {
        let first = palette.first().copied().unwrap_or(0);
        let of = |name| palette.get(name).copied().unwrap_or(first);
        let [wall, open, closed] = [1, 2, 3].map(of);
        // Where there is terrain, most cells cost 1 all the same.
        let free = of(if grid.costs().is_some() { 4 } else { 0 });
        let colours = [free, open, closed, free, wall, wall, wall, wall].map(u32::to_le_bytes);
        let pair = |two: usize| [colours[two % 8], colours[two / 8]].concat().try_into();
        Self {
            palette: palette.to_vec(),
            pairs: (0..64).map(|two| pair(two).unwrap_or_default()).collect(),
        }
    }

    /// Up to 64 cells of a row, in one word of its walls.
    fn draw(&self, grid: &stepstar::Grid, (left, y): (u32, u32), states: &[u8], pixels: &mut [u8]) {
        // With its length in its type, so that no look-up of a colour checks the bounds.
        let Some(pairs) = self.pairs.first_chunk::<64>() else {
            return;
        };
        let pixels = pixels.as_chunks_mut::<4>().0;
        let walls = grid.wall_bits(y)[(left / 64) as usize] >> (left % 64);
        // Eight cells at a time, by two: a picture of millions takes as long as its loads and stores. No branch: walls lie where
        // searches do not, and no guess at them is right for long.
        let whole = states.len() / 8;
        let (eights, rest) = states.as_chunks::<8>();
        for (i, (states, pixels)) in eights.iter().zip(pixels.as_chunks_mut::<8>().0).enumerate() {
            let cells = u64::from_le_bytes(*states) | spread(walls >> (8 * i));
            for (i, pair) in pixels.as_chunks_mut::<2>().0.iter_mut().enumerate() {
                let two = cells >> (16 * i);
                let colours = &pairs[(two & 7 | two >> 5 & 56) as usize];
                pair.as_flattened_mut().copy_from_slice(colours);
            }
        }
        for (i, (&state, pixel)) in rest.iter().zip(&mut pixels[8 * whole..]).enumerate() {
            let wall = walls >> (8 * whole + i) & 1;
            let colours = &pairs[(u64::from(state) | wall << 2) as usize];
            pixel.copy_from_slice(&colours[..4]);
        }
        let Some(costs) = grid.costs() else { return };
        let costs = &costs[(y * grid.width() + left) as usize..][..states.len()];
        let mut terrain = 0;
        for (i, (&cost, &state)) in costs.iter().zip(states).enumerate() {
            terrain |= u64::from((cost != 1.0) & (state == 0)) << i;
        }
        terrain &= !walls;
        while terrain != 0 {
            let i = terrain.trailing_zeros() as usize;
            terrain &= terrain - 1;
            // Rounded: `round` itself is slow where it is no instruction.
            let name = 3 + ((costs[i] + 0.5) as usize).clamp(1, 9);
            if let Some(colour) = self.palette.get(name) {
                pixels[i] = colour.to_le_bytes();
            }
        }
    }
}

/// The lowest eight bits, a byte for each: 4 where it is set.
#[inline]
fn spread(bits: u64) -> u64 {
    // Eight copies; of each byte one bit is left, the one of its place; carried to the top of its byte, and down to where it is wanted.
    let own = ((bits & 255) * 0x0101_0101_0101_0101) & 0x8040_2010_0804_0201;
    ((own + 0x7f7f_7f7f_7f7f_7f7f) & 0x8080_8080_8080_8080) >> 5
}

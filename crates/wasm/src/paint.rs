//! Cells as pixels: a picture is kept, and only what changed is coloured and shown again.
use crate::grid::Grid;
use stepstar::State;
use wasm_bindgen::{Clamped, JsValue};
use web_sys::{CanvasRenderingContext2d, ImageData};

/// Rows that are shown together: each band has one rectangle that holds all of its changes.
const BAND: u32 = 16;

/// The picture of a position of a trace, a pixel a cell.
#[derive(Default)]
pub struct Picture {
    width: u32,
    height: u32,
    /// Red, green, blue and opacity of each cell, row by row.
    pixels: Vec<u8>,
    /// What the picture shows: which grid and which edit of it, in which colours, and at which position of the trace.
    grid: (u32, u64),
    palette: Vec<u32>,
    position: usize,
    /// For each band the columns, from and to before, that are to be shown again.
    bands: Vec<(u32, u32)>,
}

impl Picture {
    /// Colours what changed. `palette` holds 0 free, 1 wall, 2 open, 3 closed, and may hold 4 to 12 for terrain 1 to 9.
    pub fn update(&mut self, trace: &stepstar::Trace, grid: &Grid, palette: &[u32], all: bool) {
        let shown = (grid.id, grid.inner.version());
        let position = trace.position();
        // Beyond that many steps it is quicker to look at every cell once.
        let far = position.abs_diff(self.position) > area(&grid.inner) / 2;
        if all || far || self.grid != shown || self.palette != palette || self.pixels.is_empty() {
            self.grid = shown;
            self.palette = palette.to_vec();
            self.draw_all(trace, &grid.inner);
        } else {
            for cell in trace.changed_since(self.position) {
                let (x, y) = (cell % self.width, cell / self.width);
                let state = trace.state(cell);
                self.draw(&grid.inner, (x, y), state);
                let band = &mut self.bands[(y / BAND) as usize];
                *band = (band.0.min(x), band.1.max(x + 1));
            }
        }
        self.position = position;
    }

    fn draw_all(&mut self, trace: &stepstar::Trace, grid: &stepstar::Grid) {
        (self.width, self.height) = (grid.width(), grid.height());
        self.pixels.resize(area(grid) * 4, 0);
        let states = trace.states();
        for (y, states) in (0..).zip(states.chunks_exact(self.width as usize)) {
            self.draw_row(grid, y, states);
        }
        let count = self.height.div_ceil(BAND) as usize;
        self.bands = vec![(0, self.width); count];
    }

    /// All cells of a row: 64 at a time, as the map has its walls.
    fn draw_row(&mut self, grid: &stepstar::Grid, y: u32, states: &[u8]) {
        let [free, wall, open, closed] = [0, 1, 2, 3].map(|name| self.named(name));
        let by_state = [free, open, closed, free];
        let row = y as usize * self.width as usize * 4;
        let pixels = &mut self.pixels[row..row + states.len() * 4];
        let blocks = states.chunks(64).zip(pixels.chunks_mut(64 * 4));
        for (&walls, (states, pixels)) in grid.wall_bits(y).iter().zip(blocks) {
            let mut walls = walls;
            for (&state, pixel) in states.iter().zip(pixels.chunks_exact_mut(4)) {
                let here = by_state[usize::from(state & 3)];
                let colour = if walls & 1 == 0 { here } else { wall };
                pixel.copy_from_slice(&colour.to_le_bytes());
                walls >>= 1;
            }
        }
        if grid.costs().is_some() {
            for (x, _) in (0..).zip(states).filter(|(_, state)| **state == 0) {
                self.draw(grid, (x, y), State::Unseen);
            }
        }
    }

    fn draw(&mut self, grid: &stepstar::Grid, (x, y): (u32, u32), state: State) {
        let colour = self.colour(grid, (x, y), state);
        let i = (y as usize * self.width as usize + x as usize) * 4;
        self.pixels[i..i + 4].copy_from_slice(&colour.to_le_bytes());
    }

    fn colour(&self, grid: &stepstar::Grid, (x, y): (u32, u32), state: State) -> u32 {
        let name = match state {
            _ if grid.is_wall(x, y) => 1,
            State::Open => 2,
            State::Closed => 3,
            State::Unseen if grid.costs().is_none() => 0,
            State::Unseen => 3 + grid.cost(x, y).round().clamp(1.0, 9.0) as usize,
        };
        self.named(name)
    }

    /// A colour of the palette; where it has fewer, its first.
    fn named(&self, name: usize) -> u32 {
        let colour = self.palette.get(name).or(self.palette.first());
        colour.copied().unwrap_or(0)
    }

    /// Shows the bands that hold changes; neighbours of full width together.
    pub fn show(&mut self, context: &CanvasRenderingContext2d) -> Result<(), JsValue> {
        let none = (self.width, 0);
        if self.bands.iter().all(|band| *band == none) {
            return Ok(());
        }
        let image = ImageData::new_with_u8_clamped_array_and_sh(
            Clamped(&self.pixels),
            self.width,
            self.height,
        )?;
        let mut first = 0;
        while first < self.bands.len() {
            let (left, right) = self.bands[first];
            let alike = self.bands[first..]
                .iter()
                .take_while(|band| **band == (left, right));
            let end = first + alike.count();
            if right > left {
                let (top, bottom) = (first as u32 * BAND, (end as u32 * BAND).min(self.height));
                let [x, y, width, height] = [left, top, right - left, bottom - top].map(f64::from);
                context.put_image_data_with_dirty_x_and_dirty_y_and_dirty_width_and_dirty_height(
                    &image, 0.0, 0.0, x, y, width, height,
                )?;
            }
            first = end;
        }
        self.bands.fill(none);
        Ok(())
    }
}

fn area(grid: &stepstar::Grid) -> usize {
    grid.width() as usize * grid.height() as usize
}

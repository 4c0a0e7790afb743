//! A trace as a table for a spreadsheet, or as a search trace for Posthoc.

use super::Trace;
use crate::map::SharedMap;
use crate::map::hexagons::Axial;
use crate::map::place::Place;
use crate::number::exact;
use crate::search::event_kind::EventKind;
use std::fmt::{self, Display, Write};
use std::ops::Range;

impl Trace {
    /// All events as comma-separated values, with a header line.
    ///
    /// ```
    /// let grid = stepstar::Grid::parse("S.G").unwrap();
    /// let trace = stepstar::trace(&grid, (0, 0), (2, 0), &Default::default()).unwrap();
    /// assert!(trace.to_csv().starts_with("step,kind,at,g,h,f,parent\n0,open,0 0,0,2,2,\n"));
    /// ```
    pub fn to_csv(&self) -> String {
        self.csv_part(0..self.len())
    }

    /// A part of [`Trace::to_csv`], so that a long trace can be written piece by piece: consecutive parts make the whole.
    ///
    /// ```
    /// let grid = stepstar::Grid::new(3, 1).unwrap();
    /// let trace = stepstar::trace(&grid, (0, 0), (2, 0), &Default::default()).unwrap();
    /// let (half, all) = (trace.len() / 2, trace.len());
    /// assert_eq!(trace.csv_part(0..half) + &trace.csv_part(half..all), trace.to_csv());
    /// ```
    pub fn csv_part(&self, events: Range<usize>) -> String {
        let mut text = String::new();
        if self.begins(&events) {
            text.push_str("step,kind,at,g,h,f,parent\n");
        }
        for i in events {
            let Some(event) = self.event(i) else { break };
            let [g, h, f] = [event.g, event.h, event.f].map(exact);
            // Writing to a String can't fail.
            let _ = write!(
                text,
                "{i},{},{},{g},{h},{f},",
                event.kind.name(),
                At(event.at, ' ')
            );
            if let Some(parent) = event.parent {
                let _ = write!(text, "{}", At(parent, ' '));
            }
            text.push('\n');
        }
        text
    }

    /// All events as a search trace for the Posthoc visualiser, in version 1.4.0 of its format.
    pub fn to_posthoc(&self) -> String {
        self.posthoc_part(0..self.len())
    }

    /// A part of [`Trace::to_posthoc`], so that a long trace can be written piece by piece: consecutive parts make the whole.
    ///
    /// ```
    /// let grid = stepstar::Grid::new(3, 1).unwrap();
    /// let trace = stepstar::trace(&grid, (0, 0), (2, 0), &Default::default()).unwrap();
    /// let (half, all) = (trace.len() / 2, trace.len());
    /// assert_eq!(trace.posthoc_part(0..half) + &trace.posthoc_part(half..all), trace.to_posthoc());
    /// ```
    pub fn posthoc_part(&self, events: Range<usize>) -> String {
        let mut text = String::new();
        if self.begins(&events) {
            text.push_str(HEAD);
            let (start, goal) = (self.plan.stops[0], self.plan.stops[self.plan.legs()]);
            for (kind, node) in [("source", start), ("destination", goal)] {
                self.line(&mut text, kind, self.place(node));
                text.push_str(" }\n");
            }
        }
        let ends = events.end >= self.len() && !events.is_empty();
        for i in events {
            let Some(event) = self.event(i) else { break };
            let kind = match event.kind {
                EventKind::Open => "generating",
                EventKind::Close | EventKind::Raise => "expanding",
                EventKind::Ray => "ray",
                _ => "updating",
            };
            self.line(&mut text, kind, event.at);
            text.push_str(", pId: ");
            // Writing to a String can't fail.
            let _ = match event.parent {
                Some(parent) => write!(text, "\"{}\"", At(parent, ':')),
                None => write!(text, "null"),
            };
            let [g, h, f] = [event.g, event.h, event.f].map(exact);
            let _ = writeln!(text, ", g: {g}, h: {h}, f: {f} }}");
        }
        if ends && let Some(&last) = self.result().path.last() {
            let cost = exact(self.result().cost);
            self.line(&mut text, "end", last);
            let _ = writeln!(text, ", pId: null, g: {cost}, h: 0, f: {cost} }}");
        }
        text
    }

    /// Whether a part has the first event; an empty one has not, unless that is all there is.
    fn begins(&self, events: &Range<usize>) -> bool {
        events.start == 0 && (!events.is_empty() || self.is_empty())
    }

    /// The beginning of a line: what happens, the id of the place, and where it lies.
    fn line(&self, text: &mut String, kind: &str, place: Place) {
        let (x, y) = match (place, &self.map) {
            // Side by side, a column apart: otherwise they would hide each other.
            (Place::Floor(x, y, floor), SharedMap::Floors(floors)) => {
                let before = floors.floors().iter().take(floor as usize);
                let aside = before.map(|floor| floor.width() + 1).sum::<u32>();
                (f64::from(aside + x), f64::from(y))
            }
            (Place::Hexagon(at), SharedMap::Hexagons(hexagons)) => hexagons.centre(at),
            (Place::Cell(x, y) | Place::Floor(x, y, _), _) => (f64::from(x), f64::from(y)),
            (Place::Node(id), SharedMap::Graph(graph)) => graph
                .index(id)
                .map(|index| graph.nodes()[index as usize])
                .map_or((0.0, 0.0), |node| (node.x, node.y)),
            (Place::Node(_) | Place::Hexagon(_), _) => (0.0, 0.0),
        };
        let [x, y] = [x, y].map(exact);
        let _ = write!(
            text,
            "  - {{ type: {kind}, id: \"{}\", x: {x}, y: {y}",
            At(place, ':')
        );
    }
}

/// A place by its numbers, with a sign between those of a cell.
struct At(Place, char);

impl Display for At {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Place::Cell(x, y) => write!(out, "{x}{}{y}", self.1),
            Place::Floor(x, y, floor) => write!(out, "{x}{s}{y}{s}{floor}", s = self.1),
            Place::Hexagon(Axial(q, r)) => write!(out, "{q}{}{r}", self.1),
            Place::Node(id) => write!(out, "{id}"),
        }
    }
}

/// How the visualiser is to draw: a square for every event, coloured by what happened.
const HEAD: &str = "version: 1.4.0
views:
  main:
    - $: rect
      width: 1
      height: 1
      x: ${{ $.x }}
      y: ${{ $.y }}
      fill: ${{ color[$.type] }}
      $if: ${{ $.type != 'ray' }}
pivot:
  x: ${{ $.x + 0.5 }}
  y: ${{ $.y + 0.5 }}
  scale: 1
events:
";

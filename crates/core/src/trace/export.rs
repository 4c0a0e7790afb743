//! A trace as a table for a spreadsheet, or as a search trace for Posthoc.

use super::Trace;
use crate::kept::Kept;
use crate::number::exact;
use crate::observer::EventKind;
use crate::options::Place;
use std::fmt::Write;

impl Trace {
    /// All events as comma-separated values, with a line of headings.
    pub fn to_csv(&self) -> String {
        let mut text = String::from("step,kind,at,g,h,f,parent\n");
        for (i, event) in self.events().enumerate() {
            let parent = event.parent.map_or_else(String::new, place);
            let [g, h, f] = [event.g, event.h, event.f].map(exact);
            // Writing to a String can't fail.
            let _ = writeln!(
                text,
                "{i},{},{},{g},{h},{f},{parent}",
                event.kind.name(),
                place(event.at)
            );
        }
        text
    }

    /// All events as a search trace of the Posthoc visualiser, version 1.4.0.
    pub fn to_posthoc(&self) -> String {
        let mut text = String::from(HEAD);
        let (start, goal) = (self.plan.stops[0], self.plan.stops[self.plan.legs()]);
        for (kind, node) in [("source", start), ("destination", goal)] {
            // Writing to a String can't fail.
            let _ = writeln!(
                text,
                "  - {{ type: {kind}, {} }}",
                self.spot(self.place(node))
            );
        }
        for event in self {
            let kind = match event.kind {
                EventKind::Open => "generating",
                EventKind::Improve | EventKind::Reopen => "updating",
                EventKind::Close => "expanding",
                EventKind::Ray => "ray",
            };
            let parent = event
                .parent
                .map_or_else(|| "null".to_owned(), |parent| format!("\"{}\"", id(parent)));
            let (spot, [g, h, f]) = (self.spot(event.at), [event.g, event.h, event.f].map(exact));
            let _ = writeln!(
                text,
                "  - {{ type: {kind}, {spot}, pId: {parent}, g: {g}, h: {h}, f: {f} }}"
            );
        }
        if let Some(&last) = self.result().path.last() {
            let (spot, cost) = (self.spot(last), exact(self.result().cost));
            let _ = writeln!(
                text,
                "  - {{ type: end, {spot}, pId: null, g: {cost}, h: 0, f: {cost} }}"
            );
        }
        text
    }

    /// The id of a place, and where it lies.
    fn spot(&self, place: Place) -> String {
        let (x, y) = match (place, &self.map) {
            (Place::Cell(x, y), _) => (f64::from(x), f64::from(y)),
            (Place::Node(id), Kept::Graph(graph)) => graph
                .index(id)
                .map(|index| graph.nodes()[index as usize])
                .map_or((0.0, 0.0), |node| (node.x, node.y)),
            (Place::Node(_), Kept::Grid(_)) => (0.0, 0.0),
        };
        let [x, y] = [x, y].map(exact);
        format!("id: \"{}\", x: {x}, y: {y}", id(place))
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

fn place(place: Place) -> String {
    match place {
        Place::Cell(x, y) => format!("{x} {y}"),
        Place::Node(id) => id.to_string(),
    }
}

fn id(place: Place) -> String {
    match place {
        Place::Cell(x, y) => format!("{x}:{y}"),
        Place::Node(id) => id.to_string(),
    }
}

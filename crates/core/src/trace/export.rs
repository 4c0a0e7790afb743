//! A trace as a table for a spreadsheet, or as a search trace for Posthoc.

use super::Trace;
use crate::number::exact;
use crate::observer::EventKind;
use crate::options::Place;
use std::fmt::Write;

impl Trace {
    /// All events as comma-separated values, with a line of headings.
    pub fn to_csv(&self) -> String {
        let mut text = String::from("step,kind,at,g,h,f,parent\n");
        for i in 0..self.len() {
            let Some(event) = self.event(i) else { break };
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
        for i in 0..self.len() {
            let Some(event) = self.event(i) else { break };
            let kind = match event.kind {
                EventKind::Open => "generating",
                EventKind::Improve => "updating",
                EventKind::Reopen => "reopening",
                EventKind::Close => "expanding",
                EventKind::Ray => "ray",
            };
            let (id, spot) = spot(event.at);
            let parent = event.parent.map_or_else(
                || "null".to_owned(),
                |parent| format!("\"{}\"", self::spot(parent).0),
            );
            let [g, h, f] = [event.g, event.h, event.f].map(exact);
            let _ = writeln!(
                text,
                "  - {{ type: {kind}, id: \"{id}\", pId: {parent}, {spot}, g: {g}, h: {h}, f: {f} }}"
            );
        }
        if let Some(last) = self.result().path.last() {
            let (id, spot) = spot(*last);
            let cost = exact(self.result().cost);
            let _ = writeln!(
                text,
                "  - {{ type: end, id: \"{id}\", pId: null, {spot}, g: {cost}, h: 0, f: {cost} }}"
            );
        }
        text
    }
}

/// How the visualiser is to draw: a square for every event, coloured by what happened.
const HEAD: &str = "version: 1.4.0
views:
  cell:
    - $: rect
      width: 1
      height: 1
      x: ${{ $.x }}
      y: ${{ $.y }}
      fill: ${{ $.color[$.type] }}
  main:
    - $: cell
events:
";

fn place(place: Place) -> String {
    match place {
        Place::Cell(x, y) => format!("{x} {y}"),
        Place::Node(id) => id.to_string(),
    }
}

/// The id of a place, and where it lies.
fn spot(place: Place) -> (String, String) {
    match place {
        Place::Cell(x, y) => (format!("{x}:{y}"), format!("x: {x}, y: {y}")),
        Place::Node(id) => (id.to_string(), format!("x: {id}, y: 0")),
    }
}

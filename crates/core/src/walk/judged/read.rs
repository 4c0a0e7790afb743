//! What a program that replans has printed: of each expansion its tick and its cell, with g, rhs and key where it says so; of each tick
//! perhaps where the agent is.

use crate::map::grid::{Grid, Point};
use crate::map::place::Place;
use crate::number::{read as read_number, whole};
use crate::saying::{Saying, say};
use crate::walk::MOST_TICKS;

/// An expansion, as it was printed.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Printed {
    /// From 1.
    pub line: u32,
    pub tick: u32,
    pub place: Point,
    pub g: Option<f64>,
    pub rhs: Option<f64>,
}

/// All that was read.
#[derive(Debug, Clone, Default, PartialEq)]
pub(super) struct Sheet {
    pub expansions: Vec<Printed>,
    /// Where the agent is, by tick.
    pub agents: Vec<(u32, Point)>,
}

/// Why a text is no run of a walk, and in which line.
pub(super) struct Unread {
    pub line: Option<u32>,
    pub why: Saying,
}

/// Reads a text. Places are x and y from 0, unless only another order has the run begin at one of `roots`.
pub(super) fn read(text: &str, grid: &Grid, roots: &[Point]) -> Result<Sheet, Unread> {
    let lines = lines(text)?;
    let mut first_fault = None;
    for turned in [false, true] {
        for from in [0, 1] {
            match placed(&lines, grid, turned, from) {
                Ok(sheet) => {
                    let begins = sheet.expansions.first().map(|first| first.place);
                    if begins.is_some_and(|place| roots.contains(&place)) {
                        return Ok(sheet);
                    }
                    let place = begins.unwrap_or_default();
                    first_fault.get_or_insert(Unread {
                        line: sheet.expansions.first().map(|first| first.line),
                        why: say!(WALK_BEGINS, place: Place::from(place)),
                    });
                }
                Err(fault) => {
                    first_fault.get_or_insert(fault);
                }
            }
        }
    }
    Err(first_fault.unwrap_or(Unread {
        line: None,
        why: say!(WALK_NOTHING),
    }))
}

/// A line, before its numbers are places of the map.
struct Line {
    number: u32,
    tick: u32,
    pair: [u32; 2],
    g: Option<f64>,
    rhs: Option<f64>,
    /// Whether it says where the agent is, and whether it has just come there.
    agent: Option<bool>,
}

fn lines(text: &str) -> Result<Vec<Line>, Unread> {
    let mut lines = Vec::new();
    let mut tick = None;
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.to_ascii_lowercase();
        let mut rest = line.as_str();
        if let Some((said, behind)) = tick_of(&line) {
            tick = Some(said);
            rest = behind;
        }
        let Some(pair) = pair_of(rest) else { continue };
        let Some(tick) = tick else {
            return Err(Unread {
                line: Some(number),
                why: say!(WALK_WITHOUT_TICK),
            });
        };
        let has = |words: &[&str]| words.iter().any(|word| has_word(rest, word));
        let expands = has(&["expand", "expands", "expanding", "pop", "popped", "visit"]);
        let moves = has(&["moves", "moved", "goes", "steps"]);
        let is_agent = !expands && (moves || has(&["agent", "robot", "at", "position"]));
        lines.push(Line {
            number,
            tick,
            pair,
            g: field(rest, "g"),
            rhs: field(rest, "rhs"),
            agent: is_agent.then_some(moves),
        });
    }
    Ok(lines)
}

/// The same with places. The first tick is 0, whatever the program calls it.
fn placed(lines: &[Line], grid: &Grid, turned: bool, from: u32) -> Result<Sheet, Unread> {
    let mut sheet = Sheet::default();
    let first = lines.first().map_or(0, |line| line.tick);
    let mut last = 0;
    for line in lines {
        let [a, b] = if turned {
            [line.pair[1], line.pair[0]]
        } else {
            line.pair
        };
        let place = a.checked_sub(from).zip(b.checked_sub(from));
        let place = place.filter(|&place| grid.check(place).is_ok());
        let off = |why| Unread {
            line: Some(line.number),
            why,
        };
        let place =
            place.ok_or_else(|| off(say!(WALK_OFF_MAP, x: line.pair[0], y: line.pair[1])))?;
        let tick = line.tick.checked_sub(first).filter(|&tick| tick >= last);
        let tick = tick.ok_or_else(|| off(say!(WALK_BACKWARDS, tick: line.tick)))?;
        if tick > MOST_TICKS {
            return Err(off(say!(WALK_LATE, tick: line.tick, most: MOST_TICKS)));
        }
        last = tick;
        match line.agent {
            Some(moves) => sheet.agents.push((tick + u32::from(moves), place)),
            None => sheet.expansions.push(Printed {
                line: line.number,
                tick,
                place,
                g: line.g,
                rhs: line.rhs,
            }),
        }
    }
    if sheet.expansions.is_empty() {
        return Err(Unread {
            line: None,
            why: say!(WALK_NOTHING),
        });
    }
    Ok(sheet)
}

/// The tick that a line names, and what stands behind it.
fn tick_of(line: &str) -> Option<(u32, &str)> {
    for word in ["tick", "turn", "time"] {
        if let Some((_, behind)) = line.split_once(word) {
            let behind = behind.trim_start_matches([' ', '=', ':', '#', '\t']);
            let end = behind.find(|sign: char| !sign.is_ascii_digit());
            let (number, rest) = behind.split_at(end.unwrap_or(behind.len()));
            if let Some(tick) = whole(number) {
                return Some((tick, rest));
            }
        }
    }
    None
}

/// The last two whole numbers in brackets before the first field, or else the first two numbers.
fn pair_of(rest: &str) -> Option<[u32; 2]> {
    let end = ["g=", "g =", "g:", "rhs", "key"]
        .iter()
        .filter_map(|name| rest.find(name))
        .min();
    let rest = rest.get(..end.unwrap_or(rest.len()))?;
    let numbers: Vec<u32> = rest
        .split(|sign: char| !sign.is_ascii_digit())
        .filter_map(whole)
        .collect();
    let pair = numbers.get(numbers.len().checked_sub(2)?..)?;
    Some([pair[0], pair[1]])
}

fn has_word(text: &str, word: &str) -> bool {
    text.split(|sign: char| !sign.is_ascii_alphanumeric())
        .any(|each| each == word)
}

/// The value behind `name=`.
fn field(text: &str, name: &str) -> Option<f64> {
    for (at, _) in text.match_indices(name) {
        let before = text.get(..at)?.chars().next_back();
        let behind = text.get(at + name.len()..)?.trim_start();
        let Some(value) = behind.strip_prefix(['=', ':']) else {
            continue;
        };
        if before.is_some_and(|sign| sign.is_ascii_alphanumeric()) {
            continue;
        }
        let value = value.trim_start();
        if value.starts_with("inf") || value.starts_with('∞') {
            return Some(f64::INFINITY);
        }
        let end = value.find(|sign: char| !sign.is_ascii_digit() && sign != '.');
        return read_number(value.get(..end.unwrap_or(value.len()))?);
    }
    None
}

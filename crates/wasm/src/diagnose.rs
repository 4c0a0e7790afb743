//! Whose A* is this? A run goes in as one text or as typed arrays; what is found comes out as a record.
use crate::error::thrown;
use crate::options::checked;
use crate::place::{Numbering, node_count};
use crate::recording::Recording;
use crate::room;
use crate::value::{facts, told};
use serde::Serialize;
use stepstar::{
    Apart, Diagnosis, Facts, Intent, Mistake, Question, ReadAs, Reading, Run, SharedMap,
    TextFormat, Unknown,
};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// What is found, with places as numbers.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct DiagnosisFields {
    verdict: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    step: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    at: Option<u32>,
    expected: Vec<u32>,
    mistakes: Vec<&'static str>,
    together: bool,
    undecided: Vec<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ties: Option<&'static str>,
    message: String,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    saying: JsValue,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    tell_apart: Option<Separated>,
    #[serde(skip_serializing_if = "Option::is_none")]
    intent: Option<Meant>,
    also: Vec<Meant>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reading: Option<ReadingFields>,
    #[serde(skip_serializing_if = "Option::is_none")]
    run: Option<Vec<u32>>,
}

/// What a program was taken to mean.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Meant {
    algorithm: &'static str,
    diagonal: &'static str,
    diagonal_cost: f64,
    heuristic: &'static str,
}

impl From<&Intent> for Meant {
    fn from(intent: &Intent) -> Self {
        Self {
            algorithm: intent.algorithm.name(),
            diagonal: intent.diagonal.name(),
            diagonal_cost: intent.diagonal_cost,
            heuristic: intent.heuristic.name(),
        }
    }
}

/// How a text was read.
#[derive(Serialize)]
struct ReadingFields {
    order: &'static str,
    from: u32,
    up: bool,
    passed: u32,
}

impl From<&Reading> for ReadingFields {
    fn from(reading: &Reading) -> Self {
        Self {
            order: reading.order.name(),
            from: reading.from,
            up: reading.up,
            passed: reading.passed,
        }
    }
}

/// A map that tells two searches apart.
#[derive(Serialize)]
struct Separated {
    map: String,
    from: [u32; 2],
    to: [u32; 2],
    options: Changed,
    mistake: &'static str,
}

/// The options that count for a mistake.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Changed {
    algorithm: &'static str,
    diagonal: &'static str,
    diagonal_cost: f64,
    heuristic: &'static str,
    weight: f64,
    closed: &'static str,
    goal_test: &'static str,
}

impl From<&Apart> for Separated {
    fn from(apart: &Apart) -> Self {
        let options = &apart.options;
        Self {
            // Of free cells, walls and costs of 1 to 9, which this format holds.
            map: apart.grid.to_text(TextFormat::Ascii).unwrap_or_default(),
            from: apart.from.into(),
            to: apart.to.into(),
            mistake: apart.mistake.name(),
            options: Changed {
                algorithm: options.algorithm.name(),
                diagonal: options.diagonal.name(),
                diagonal_cost: options.diagonal_cost,
                heuristic: options.heuristic.name(),
                weight: options.weight,
                closed: options.closed.name(),
                goal_test: options.goal_test.name(),
            },
        }
    }
}

fn found(numbering: &Numbering, diagnosis: &Diagnosis) -> Result<JsValue, JsValue> {
    let names = |mistakes: &[Mistake]| mistakes.iter().map(|mistake| mistake.name()).collect();
    told(&DiagnosisFields {
        verdict: diagnosis.verdict.name(),
        step: diagnosis.step,
        at: diagnosis.at.map(|place| numbering.number(place)),
        expected: diagnosis
            .expected
            .iter()
            .map(|&place| numbering.number(place))
            .collect(),
        mistakes: names(&diagnosis.mistakes),
        together: diagnosis.together,
        undecided: names(&diagnosis.undecided),
        ties: diagnosis.ties.map(|ties| ties.name()),
        message: diagnosis.message.clone(),
        saying: facts(&diagnosis.saying()),
        line: diagnosis.line,
        tell_apart: diagnosis.tell_apart.as_ref().map(Separated::from),
        intent: diagnosis.intent.as_ref().map(Meant::from),
        also: diagnosis.also.iter().map(Meant::from).collect(),
        reading: diagnosis.reading.as_ref().map(ReadingFields::from),
        run: diagnosis.run.as_ref().map(|run| {
            let places = run.places().iter();
            places.map(|&place| numbering.number(place)).collect()
        }),
    })
}

/// The question about a run: the options, which of them the caller does not know, a bit each for the diagonal steps, their cost and the search,
/// and the reading of a text, as its order, its first number and "up" or "down", with a space between; empty to find that out.
fn question(options: JsValue, unknown: u32, reading: &str) -> Result<Question, JsValue> {
    let reading = match reading.split(' ').collect::<Vec<_>>()[..] {
        [order, from, up] => Some(ReadAs {
            order: order.parse().map_err(thrown)?,
            from: from.parse().unwrap_or(0),
            up: up == "up",
        }),
        _ => None,
    };
    Ok(Question {
        options: checked(options)?,
        unknown: unknown_of(unknown),
        reading,
    })
}

pub fn unknown_of(bits: u32) -> Unknown {
    Unknown {
        diagonal: bits & 1 > 0,
        diagonal_cost: bits & 2 > 0,
        algorithm: bits & 4 > 0,
    }
}

/// How many numbers the facts of an expansion are: g, h, f and the number of the parent, -1 for none; not a number where it was not said.
const FACTS: usize = 4;

/// The run that typed arrays hold.
fn run_of(numbering: &Numbering, places: &[u32], facts: &[f64]) -> Run {
    let known = |value: f64| (!value.is_nan()).then_some(value);
    let mut run = Run::default();
    for (i, &place) in places.iter().enumerate() {
        let facts = match facts.get(i * FACTS..(i + 1) * FACTS) {
            Some(&[g, h, f, parent]) => Facts {
                g: known(g),
                h: known(h),
                f: known(f),
                parent: known(parent)
                    .map(|parent| (parent >= 0.0).then(|| numbering.place(parent as u32))),
            },
            _ => Facts::default(),
        };
        run.push(numbering.place(place), facts);
    }
    run
}

macro_rules! diagnosed {
    ($map:ident) => {
        #[wasm_bindgen]
        impl $map {
            #[wasm_bindgen(js_name = diagnoseText)]
            pub fn diagnose_text(
                &self,
                from: u32,
                to: u32,
                options: JsValue,
                unknown: u32,
                reading: &str,
                run: &str,
            ) -> Result<JsValue, JsValue> {
                let map = self.to_shared();
                check_room(&map, run.len())?;
                let numbering = Numbering::of(&map);
                let (from, to) = (numbering.place(from), numbering.place(to));
                let question = question(options, unknown, reading)?;
                let diagnosis = question.diagnose_text(&map, from, to, run);
                found(&numbering, &diagnosis.map_err(thrown)?)
            }

            pub fn diagnose(
                &self,
                from: u32,
                to: u32,
                options: JsValue,
                unknown: u32,
                places: &[u32],
                facts: &[f64],
            ) -> Result<JsValue, JsValue> {
                let map = self.to_shared();
                check_room(&map, 16 * places.len())?;
                let numbering = Numbering::of(&map);
                let (from, to) = (numbering.place(from), numbering.place(to));
                let run = run_of(&numbering, places, facts);
                let question = question(options, unknown, "")?;
                let diagnosis = question.diagnose(&map, from, to, &run);
                found(&numbering, &diagnosis.map_err(thrown)?)
            }
        }
    };
}

macro_rules! led {
    ($map:ident) => {
        #[wasm_bindgen]
        impl $map {
            /// The run is `places`, or else a text. `mistakes` are names with a space between them: none for the right search.
            pub fn retrace(
                &self,
                from: u32,
                to: u32,
                options: JsValue,
                text: &str,
                places: &[u32],
                mistakes: &str,
            ) -> Result<crate::Trace, JsValue> {
                retraced(
                    self.to_shared(),
                    [from, to],
                    options,
                    text,
                    places,
                    mistakes,
                )
            }

            pub fn simulate(
                &self,
                from: u32,
                to: u32,
                options: JsValue,
                mistake: &str,
            ) -> Result<crate::Trace, JsValue> {
                simulated(self.to_shared(), [from, to], options, mistake)
            }
        }
    };
}
use crate::{Floors, Graph, Grid, Hexagons};
diagnosed!(Grid);
diagnosed!(Graph);
led!(Grid);
led!(Graph);
led!(Floors);
led!(Hexagons);

// Once for all kinds of maps.
#[inline(never)]
fn retraced(
    map: SharedMap,
    ends: [u32; 2],
    options: JsValue,
    text: &str,
    places: &[u32],
    mistakes: &str,
) -> Result<crate::Trace, JsValue> {
    let numbering = Numbering::of(&map);
    let [from, to] = ends.map(|end| numbering.place(end));
    let options = checked(options)?;
    check_room(&map, text.len() + 16 * places.len())?;
    room::check(1, Recording::size(&map, &options))?;
    let run = if places.is_empty() {
        Run::parse(text, &map).map_err(thrown)?
    } else {
        run_of(&numbering, places, &[])
    };
    let mistakes: Result<Vec<Mistake>, _> = mistakes.split_whitespace().map(str::parse).collect();
    let mistakes = mistakes.map_err(thrown)?;
    let trace = stepstar::retrace(&map, from, to, &run, &mistakes, &options);
    Ok(crate::Trace::new(trace.map_err(thrown)?, map))
}

#[inline(never)]
fn simulated(
    map: SharedMap,
    ends: [u32; 2],
    options: JsValue,
    mistake: &str,
) -> Result<crate::Trace, JsValue> {
    let numbering = Numbering::of(&map);
    let [from, to] = ends.map(|end| numbering.place(end));
    let options = checked(options)?;
    room::check(1, Recording::size(&map, &options))?;
    let mistake = mistake.parse().map_err(thrown)?;
    let trace = stepstar::simulate(&map, from, to, mistake, &options);
    Ok(crate::Trace::new(trace.map_err(thrown)?, map))
}

/// Refuses a run that there is no room for: the diagnosis keeps about a hundred bytes of each expansion, and of each node.
fn check_room(map: &SharedMap, bytes: usize) -> Result<(), JsValue> {
    room::check(3, 32 * node_count(map) + 8 * bytes)
}

/// The smallest map on which two searches differ; `a` is empty for a correct one.
#[wasm_bindgen]
pub fn separate(a: &str, b: &str, options: JsValue) -> Result<JsValue, JsValue> {
    let a: Option<Mistake> = match a {
        "" => None,
        name => Some(name.parse().map_err(thrown)?),
    };
    let options = checked(options)?;
    let apart = stepstar::separate(a, b.parse().map_err(thrown)?, &options).map_err(thrown)?;
    told(&Separated::from(&apart))
}

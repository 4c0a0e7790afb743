//! The question about a run: what the caller knows of the program, and what the diagnosis is to find out.

use super::case::Case;
use super::intent::{Unknown, intents};
use super::judge::judge;
use super::read::{PlaceOrder, Read, ReadAs, Reading, nearest, readings};
use super::run::Run;
use super::steps::{NotARun, Steps};
use super::{Diagnosis, Verdict};
use crate::error::Error;
use crate::map::place::Place;
use crate::map::{Map, SharedMap};
use crate::options::{Algorithm, Options};
use crate::saying::say;

/// What the caller knows of a program whose run is diagnosed, and what the run is to show.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Question {
    /// What the program was meant to do, as far as the caller knows.
    pub options: Options,
    /// What the caller does not know.
    pub unknown: Unknown,
    /// How a text is to be read; `None` to find that out, too.
    pub reading: Option<ReadAs>,
}

impl Question {
    pub(super) fn of(options: &Options) -> Self {
        Self {
            options: options.clone(),
            ..Self::default()
        }
    }

    /// Says whether a run is right if the program was meant so, and else which mistakes give it: see [`diagnose`](super::diagnose()).
    ///
    /// # Errors
    ///
    /// Those of [`diagnose`](super::diagnose()).
    pub fn diagnose<M: Map>(
        &self,
        map: &M,
        from: M::Place,
        to: M::Place,
        run: &Run,
    ) -> Result<Diagnosis, Error> {
        let map = map.to_shared();
        let ends = [from.into(), to.into()];
        let options = self.intents(&map);
        let cases = self.cases(&map, ends, &options)?;
        Ok(as_given(&cases, run).told())
    }

    /// The same of a text, in whatever way it gives the places: see [`diagnose_text`](super::diagnose_text()).
    ///
    /// # Errors
    ///
    /// Those of [`diagnose`](super::diagnose()).
    pub fn diagnose_text<M: Map>(
        &self,
        map: &M,
        from: M::Place,
        to: M::Place,
        text: &str,
    ) -> Result<Diagnosis, Error> {
        let ends = [from.into(), to.into()];
        let map = map.to_shared();
        let mut found = self.read_and_judge(&map, ends, text)?;
        if found.verdict == Verdict::NotARun && counts_up(text) {
            return Ok(Diagnosis::told_range().told());
        }
        let is_unread = found.verdict == Verdict::NotARun && found.reading.is_none();
        if is_unread
            && self.reading.is_none()
            && let Some(near) = nearest(text, map.borrowed(), &self.seeds(ends))
        {
            found.tell_nearest(&near);
        }
        Ok(found.told())
    }

    fn read_and_judge(
        &self,
        map: &SharedMap,
        ends: [Place; 2],
        text: &str,
    ) -> Result<Diagnosis, Error> {
        let options = self.intents(map);
        let cases = self.cases(map, ends, &options)?;
        let reads = match readings(text, map.borrowed(), &self.seeds(ends), self.reading) {
            Ok(reads) => reads,
            Err(error) => return Ok(NotARun::unread(&error).into()),
        };
        let plain = Reading::plain(map.borrowed());
        if let [Read { run, reading }] = &reads[..]
            && *reading == plain
        {
            let mut found = as_given(&cases, run);
            found.run = Some(run.clone());
            found.reading = Some(plain);
            return Ok(found);
        }
        let mut steps = Vec::new();
        for Read { run, .. } in &reads {
            match Steps::of(map.borrowed(), run) {
                Ok(read) => steps.push(read),
                Err(not) => return Ok(not.into()),
            }
        }
        let (mut found, read) = judge(&cases, &steps);
        let is_range = |read: &Read, steps: &Steps| {
            read.reading.order == PlaceOrder::Index && steps.counts_up()
        };
        // Where the text is no run in any reading, the sentence names what no format has.
        if let (Verdict::NotARun, Some(_), Err(error)) =
            (found.verdict, found.line, Run::parse(text, map))
        {
            return Ok(NotARun::unread(&error).into());
        }
        if found.verdict == Verdict::Mistaken && is_range(&reads[read], &steps[read]) {
            return Ok(Diagnosis::told_range());
        }
        if let Some(Read { run, reading }) = reads.into_iter().nth(read) {
            found.tell_reading(&reading);
            found.reading = Some(reading);
            found.run = Some(run);
        }
        Ok(found)
    }

    fn intents(&self, map: &SharedMap) -> Vec<Options> {
        intents(map.borrowed(), &self.options, self.unknown)
    }

    fn cases<'c>(
        &self,
        map: &'c SharedMap,
        [from, to]: [Place; 2],
        options: &'c [Options],
    ) -> Result<Vec<Case<'c>>, Error> {
        let refused = match map {
            SharedMap::Floors(_) => Some(say!(REFUSED_FLOORS)),
            SharedMap::Hexagons(_) => Some(say!(REFUSED_HEXAGONS)),
            SharedMap::Grid(_) | SharedMap::Graph(_) => None,
        };
        if let Some(refused) = refused {
            return Err(Error::unsuitable(refused));
        }
        let case = |options| Case::new(map, from, to, options, self.unknown);
        options.iter().map(case).collect()
    }

    /// Where a run may begin.
    fn seeds(&self, [from, to]: [Place; 2]) -> Vec<Place> {
        match (self.options.algorithm, self.options.reverse) {
            (Algorithm::Bidirectional | Algorithm::Jps, _) => vec![from, to],
            (_, true) => vec![to],
            _ => vec![from],
        }
    }
}

/// So many numbers are more than a line of an expansion has.
const MANY_NUMBERS: usize = 8;

/// Whether a text is numbers alone, each of which is the one before and one more.
fn counts_up(text: &str) -> bool {
    let words = text.split(|sign: char| sign.is_whitespace() || ",;[]()".contains(sign));
    let numbers = words.filter(|word| !word.is_empty());
    let numbers: Option<Vec<u32>> = numbers.map(|word| word.parse().ok()).collect();
    numbers.is_some_and(|numbers| {
        numbers.len() >= MANY_NUMBERS
            && numbers
                .windows(2)
                .all(|two| two[0].checked_add(1) == Some(two[1]))
    })
}

/// A run whose places are as they are, or row and column in place of x and y.
fn as_given(cases: &[Case<'_>], run: &Run) -> Diagnosis {
    let Some(case) = cases.first() else {
        return NotARun::new(vec![say!(NO_RUN_NOTHING)]).into();
    };
    let map = case.map.borrowed();
    if run.is_empty() {
        return NotARun::new(vec![say!(NO_RUN_EMPTY)]).into();
    }
    let swapped = run.swapped();
    let turned = match case.from {
        Place::Cell(..) if swapped != *run => Steps::of(map, &swapped).ok(),
        _ => None,
    };
    let own = match (Steps::of(map, run), &turned) {
        (Ok(steps), _) => Some(steps),
        (Err(not), None) => return not.into(),
        (Err(_), Some(_)) => None,
    };
    let first_turned = usize::from(own.is_some());
    let reads: Vec<Steps> = own.into_iter().chain(turned).collect();
    let (found, read) = judge(cases, &reads);
    if read >= first_turned {
        found.with_turned()
    } else {
        found
    }
}

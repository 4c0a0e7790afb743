//! Two mistakes in one program. Tried only where no single one gives the run: there are some hundred pairs, and each of their mistakes
//! can be made in several ways.

use super::bases::Base;
use super::case::{Case, Held, Tried};
use super::desk::Desk;
use super::mistake::Mistake;
use super::replay::Judge;
use super::steps::Steps;
use super::variant::Variant;
use crate::map::MapRef;
use crate::map::ranked::by_rank;

impl Case<'_> {
    /// A search with two mistakes that gives the whole run: all that was printed if there is one, or else the order. The pairs whose
    /// mistakes give most of it come first, where `tried` tells how much each gives alone.
    pub(super) fn pair(
        &self,
        right: &[(Base, Held)],
        tried: &Tried,
        steps: &Steps,
        desk: &mut Desk,
    ) -> Option<Held> {
        let map_ref = self.map.borrowed();
        let goal = steps.left_after(self.goal());
        let reach = &tried.reach;
        let mut pairs = by_reach(reach, |mistake| self.is_intent(mistake));
        pairs.retain(|pair| !tried.strays || pair.iter().any(|mistake| mistake.steps_further()));
        let mut best: Option<Held> = None;
        for (base, _) in right
            .iter()
            .filter(|(base, _)| base.remark.is_none() && base.is_usual())
        {
            let singly: Vec<Variant> = reach
                .iter()
                .flat_map(|&(mistake, _)| base.variant.mistaken(map_ref, mistake))
                .collect();
            for &pair in &pairs {
                for variant in base.variant.twice_mistaken(map_ref, pair, &singly) {
                    if !self.may_give(&variant, goal, steps, desk) {
                        continue;
                    }
                    let Some(held) = self.hold(&variant, steps, Judge::LeastF, desk) else {
                        continue;
                    };
                    let expansions = 1 + held.replay.followed;
                    if held.gives_all() {
                        return Some(held);
                    }
                    if held.gives_order() && best.is_none() {
                        best = Some(held);
                    }
                    desk.left_for_pairs = desk.left_for_pairs.saturating_sub(expansions);
                    if desk.left_for_pairs == 0 {
                        return best;
                    }
                }
            }
        }
        best
    }

    /// The searches with these mistakes in place of a right one: one, two or none.
    pub(super) fn variants(&self, base: &Variant, mistakes: &[Mistake]) -> Vec<Variant> {
        let map_ref: MapRef<'_> = self.map.borrowed();
        match *mistakes {
            [] => vec![base.clone()],
            [mistake] => base.mistaken(map_ref, mistake),
            [first, second] => base.twice_mistaken(map_ref, in_order([first, second]), &[]),
            _ => Vec::new(),
        }
    }
}

/// All pairs, those of the mistakes that give most of the run first.
fn by_reach(reach: &[(Mistake, usize)], is_intent: impl Fn(Mistake) -> bool) -> Vec<[Mistake; 2]> {
    let mut sorted = reach.to_vec();
    // A weaker estimate is right: what else is wrong then is found alone.
    sorted.retain(|&(mistake, _)| mistake != Mistake::MaxOctile && !is_intent(mistake));
    let sorted = by_rank(sorted, |&(_, followed)| {
        u32::MAX - u32::try_from(followed).unwrap_or(u32::MAX)
    });
    let mut pairs = Vec::new();
    for (i, &(first, _)) in sorted.iter().enumerate() {
        for &(second, _) in &sorted[i + 1..] {
            pairs.push(in_order([first, second]));
        }
    }
    pairs
}

/// As the list has them: an estimate is changed before the search that goes by nothing else.
fn in_order([a, b]: [Mistake; 2]) -> [Mistake; 2] {
    if b as u8 >= a as u8 { [a, b] } else { [b, a] }
}

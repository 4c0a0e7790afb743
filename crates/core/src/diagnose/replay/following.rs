//! Along a run, expansion by expansion, and how it ends.

use super::{End, Replay, Replaying, Stood};
use crate::diagnose::facts::Checked;
use crate::diagnose::steps::Steps;
use crate::options::GoalTest;
use crate::search::Outcome;
use crate::search::record::Record;

impl Replaying<'_, '_> {
    pub fn follow(&mut self, steps: &Steps) -> Replay {
        let mut replay = Replay {
            followed: 0,
            end: End::Complete,
            repeats: 0,
            first_repeat: None,
            tied: false,
            improved: 0,
            reopened: false,
            wrong_fact: None,
            taken: Vec::new(),
            expected: Vec::new(),
            stood: Stood {
                node: Record::UNSEEN,
                node_h: 0.0,
                node_f: None,
                least: None,
            },
        };
        let mut outcome = self.search.advance(self.space, 0);
        // Programs that print a neighbour when they go to it never print the start.
        if outcome.is_none()
            && let Some(&first) = steps.nodes.first()
            && first != self.start
            && self.allowed(first).is_none()
        {
            outcome = self.expand(self.start);
        }
        let mut scale = 1.0;
        let mut passed_goal = false;
        while let Some(&node) = steps.nodes.get(replay.followed) {
            if outcome.is_some() {
                break;
            }
            let Some((chosen, tied)) = self.allowed(node) else {
                if self.is_repeat(node) {
                    replay.repeats += 1;
                    replay.first_repeat.get_or_insert(replay.followed);
                    replay.followed += 1;
                    continue;
                }
                replay.end = End::Left;
                break;
            };
            passed_goal |= replay.followed > 0 && steps.nodes[replay.followed - 1] == self.goal;
            replay.tied |= tied;
            outcome = self.expand(chosen);
            if replay.wrong_fact.is_none()
                && let Some(fact) = steps.facts.get(replay.followed)
            {
                let record = self.search.records.get(chosen);
                replay.wrong_fact =
                    self.check(fact, chosen, record, &mut scale)
                        .map(|(name, printed, right)| Checked {
                            step: replay.followed,
                            name,
                            printed,
                            right,
                        });
            }
            replay.followed += 1;
        }
        replay.reopened = self.search.counts.reopened > 0;
        replay.improved = self.search.counts.reopened + self.search.counts.improved;
        replay.taken = std::mem::take(&mut self.taken);
        let left = &steps.nodes[replay.followed..];
        if replay.end != End::Left {
            replay.end = self.end(outcome, left, passed_goal);
        }
        self.stand(&mut replay, left.first().copied());
        replay
    }

    /// How the run ended, `left` being what is left of it.
    fn end(&mut self, outcome: Option<Outcome>, left: &[u32], passed_goal: bool) -> End {
        if self.plan.slip.endless {
            // Whoever goes on may be stopped anywhere.
            return if passed_goal {
                End::Complete
            } else {
                End::Early
            };
        }
        match outcome {
            // The goal may be printed where it was opened.
            Some(_)
                if self.plan.options.goal_test == GoalTest::Generated && left == [self.goal] =>
            {
                End::Complete
            }
            Some(_) if left.is_empty() => End::Complete,
            Some(_) => End::Late,
            None => self.end_of_all(),
        }
    }

    /// Whether the search ends where the run does: nothing is open, or the goal comes next and was not printed.
    fn end_of_all(&mut self) -> End {
        let next = match self.allowed(self.goal) {
            Some((goal, _)) => goal,
            None => match self.search.open.first() {
                Some(first) => first.node(),
                None => return End::Complete,
            },
        };
        let before = self.search.counts.expanded;
        // To see whether the search would go on takes a look without keeping what comes of it.
        if next != self.goal && self.plan.half(self.map) == 0 {
            let at_limit = before >= self.search.rules.max_expansions;
            return if at_limit { End::Complete } else { End::Early };
        }
        match self.expand(next) {
            Some(_) => End::Complete,
            None => End::Early,
        }
    }
}

//! A row of the log as it is stored, in 20 bytes, and as it is read.

use crate::search::event_kind::EventKind;
use crate::search::record::State;
use crate::search::space::NONE;

/// The lower bits of the packed node are the node, the upper ones say what was written.
pub(super) const NODE_BITS: u32 = 28;

/// A row as it is kept: without gaps, so that it is written in one go.
#[derive(Debug, Clone, Copy)]
pub(super) struct Packed {
    /// The bits of g, the lower half first.
    pub g: [u32; 2],
    /// What was written, and of which node.
    pub node: u32,
    pub parent: u32,
    /// The row of the same node before, as row * 4 + state.
    pub previous: u32,
}

/// One row of the log.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Row {
    pub node: u32,
    pub kind: EventKind,
    pub state: State,
    pub g: f64,
    pub parent: u32,
}

/// A closed node that improves in place: a kind of its own only here.
const REPAIRED: u32 = 5;

/// Where plans are kept up to date, what is written may leave a node in any state.
const TICK: u32 = 12;
const WORSENED: u32 = 6;
const RAISED: u32 = 9;
const REQUEUED: u32 = 11;

pub(super) fn pack(node: u32, kind: EventKind, state: State) -> u32 {
    let written = match kind {
        EventKind::Improve if state == State::Closed => REPAIRED,
        EventKind::Tick => TICK,
        EventKind::Worsen => WORSENED + state as u32,
        EventKind::Raise => RAISED + state as u32,
        EventKind::Requeue => REQUEUED,
        kind => kind as u32,
    };
    written << NODE_BITS | node
}

#[inline]
pub(super) fn unpack(packed: u32) -> (u32, EventKind, State) {
    const WRITTEN: [(EventKind, State); 16] = {
        let ray = (EventKind::Ray, State::Unseen);
        let mut written = [ray; 16];
        written[EventKind::Open as usize] = (EventKind::Open, State::Open);
        written[EventKind::Improve as usize] = (EventKind::Improve, State::Open);
        written[EventKind::Reopen as usize] = (EventKind::Reopen, State::Open);
        written[EventKind::Close as usize] = (EventKind::Close, State::Closed);
        written[REPAIRED as usize] = (EventKind::Improve, State::Closed);
        let mut state = 0;
        while state < 3 {
            written[(WORSENED + state) as usize] = (EventKind::Worsen, State::from_bits(state));
            state += 1;
        }
        written[TICK as usize] = (EventKind::Tick, State::Unseen);
        written[RAISED as usize] = (EventKind::Raise, State::Unseen);
        written[RAISED as usize + 1] = (EventKind::Raise, State::Open);
        written[REQUEUED as usize] = (EventKind::Requeue, State::Open);
        written
    };
    let (kind, state) = WRITTEN[(packed >> NODE_BITS) as usize % WRITTEN.len()];
    (packed & ((1 << NODE_BITS) - 1), kind, state)
}

/// No node has this number; asserted where searches begin.
const _: () =
    assert!((crate::Grid::MAX_SIDE as u64).pow(2) * 2 < 1 << NODE_BITS && NONE > 1 << NODE_BITS);

//! Recording a search, in slices.

use super::Trace;
use super::open_nodes::OpenNodes;
use crate::error::Error;
use crate::map::{Map, MapRef, SharedMap};
use crate::options::Options;
use crate::result::Counts;
use crate::search::log::Rows;
use crate::search::open::{Led, OpenList};
use crate::search::plan::Plan;
use crate::search::query::Query;
use crate::search::record::Records;

/// A trace of more events than this would not fit into the memory of a page.
const MOST_EVENTS: usize = 64_000_000;

/// The same for a search in rounds: where costs differ it could go on for years, and whatever it fills until then the page
/// never gets back.
const MOST_IN_ROUNDS: usize = MOST_EVENTS / 4;

/// Expansions between two looks at how many events there are: a trace is at most about a million events too long, as an expansion writes
/// about ten. A choice: a look costs nothing beside so many expansions, and a million is little of [`MOST_EVENTS`].
const SLICE: u64 = 100_000;

/// Nodes for which room is made in place of an expansion (`cargo bench --bench queries -- make_room`: in less than a microsecond).
const ROOM: u64 = 256;

/// A search that is recorded in slices, so that a caller can show its progress or cancel it. [`trace`](crate::trace()) does it
/// all at once.
///
/// ```
/// let grid = stepstar::Grid::new(100, 100).unwrap();
/// let mut recording = stepstar::Recording::new(&grid, (0, 0), (99, 99), &Default::default()).unwrap();
/// while !recording.advance(1000) {
///     assert!(recording.counts().expanded > 0);
/// }
/// assert_eq!(recording.finish().result().cost, 198.0);
/// ```
#[must_use = "nothing is searched before `advance` is called"]
pub struct Recording {
    map: SharedMap,
    query: Query,
}

impl std::fmt::Debug for Recording {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.debug_struct("Recording")
            .field("counts", &self.counts())
            .finish_non_exhaustive()
    }
}

impl Recording {
    /// Checks the input and prepares the search. The recording keeps a copy of the map, or shares it if it is in an
    /// [`Arc`](std::sync::Arc), so later edits do not change it.
    ///
    /// # Errors
    ///
    /// Those of [`find_path`](crate::find_path).
    pub fn new<M: Map>(
        map: &M,
        from: M::Place,
        to: M::Place,
        options: &Options,
    ) -> Result<Self, Error> {
        Self::between(map, &[from], &[to], options)
    }

    /// Prepares a search that has been planned.
    pub(crate) fn of(map: SharedMap, plan: Plan) -> Self {
        let open = plan.open_list();
        let query = prepared(map.borrowed(), plan, open);
        Self { map, query }
    }

    /// Expands up to `budget` nodes. True once the search is done, or the trace holds as many events as it can.
    ///
    /// The first calls may only make room for the nodes, which takes a while on a map of millions.
    pub fn advance(&mut self, budget: u64) -> bool {
        let room = usize::try_from(budget.saturating_mul(ROOM)).unwrap_or(usize::MAX);
        if self.rows().make_room(room) == room {
            return false;
        }
        let most = if self.query.search.rules.rounds {
            MOST_IN_ROUNDS
        } else {
            MOST_EVENTS
        };
        let mut left = budget;
        while left > 0 {
            let slice = left.min(SLICE);
            if self.query.advance(self.map.borrowed(), slice) {
                return true;
            }
            if self.rows().written() > most {
                self.query.stop();
                return true;
            }
            left -= slice;
        }
        false
    }

    fn rows(&mut self) -> &mut Rows {
        self.query.search.observer.log()
    }

    /// What the search has counted so far.
    pub fn counts(&self) -> Counts {
        self.query.search.counts()
    }

    /// How many nodes are open now.
    pub fn open_len(&self) -> usize {
        self.query.search.open_len()
    }

    /// The trace of what was recorded: of a search that is not done, up to here.
    pub fn finish(self) -> Trace {
        traced(self.map, self.query)
    }
}

/// The trace of a search that takes these nodes one after the other, and then what comes first.
pub(crate) fn led(map: SharedMap, plan: Plan, order: &[u32]) -> Trace {
    let map_ref = map.borrowed();
    let mut query = prepared(map_ref, plan, Led::default());
    query.search.observer.log().make_room(usize::MAX);
    let mut order = order.iter().copied();
    // It begins, and nothing is expanded yet.
    let mut done = query.advance(map_ref, 0);
    while !done {
        let open = &mut query.search.open;
        if let Some(next) = (order.next()).or_else(|| open.first().map(|first| first.node())) {
            open.choose(next);
        }
        done = query.advance(map_ref, 1);
        if query.search.observer.log().written() > MOST_EVENTS {
            query.stop();
            done = true;
        }
    }
    traced(map, query)
}

/// A search whose events are written down.
fn prepared<O: OpenList>(map_ref: MapRef<'_>, plan: Plan, open: O) -> Query<O> {
    let sides = if plan.half(map_ref) > 0 { 2 } else { 1 };
    let nodes = plan.nodes(map_ref) * sides;
    let mut query = Query::new(map_ref, plan, open, Records::default());
    *query.search.observer.log() = Rows::new(nodes);
    query
}

fn traced<O: OpenList>(map: SharedMap, mut query: Query<O>) -> Trace {
    let mut rows = std::mem::take(query.search.observer.log());
    rows.make_room(usize::MAX);
    let map_ref = map.borrowed();
    let result = query.result(map_ref).on(map_ref);
    let end = query.end();
    let half = query.plan.half(map_ref);
    rows.count_in();
    rows.seek(0);
    let mut trace = Trace {
        order: query.plan.order(),
        plan: query.plan,
        rows,
        half,
        places: map_ref.len() as u32,
        result,
        end,
        taken: Vec::new(),
        open: OpenNodes::default(),
        through: None,
        map,
    };
    trace.note_path();
    trace
}

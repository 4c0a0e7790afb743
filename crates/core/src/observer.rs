//! Who watches a search.

use crate::kind::EventKind;
use crate::record::State;
use crate::trace::rows::Rows;

/// Who is told of every record where it is written: nobody, which costs nothing, or the log of a trace. Not anybody behind a pointer:
/// so the loop itself writes the rows.
#[derive(Debug, Default)]
pub(crate) struct Observer(Option<Box<Rows>>);

impl Observer {
    /// The log, to which all goes from now on.
    pub fn log(&mut self) -> &mut Rows {
        self.0.get_or_insert_default()
    }

    /// A record was written, or a line looked along. `before`: as which write of this search the node was written before, from 0, * 4 + state;
    /// [`crate::record::NO_WRITE`] if it was not.
    #[inline]
    pub fn wrote(
        &mut self,
        kind: EventKind,
        node: u32,
        state: State,
        g: f64,
        parent: u32,
        before: u32,
    ) {
        if let Some(log) = &mut self.0 {
            log.wrote(kind, node, state, g, parent, before);
        }
    }

    /// All is forgotten: the next way point, or the next round of a search in rounds, in which no f may exceed `bound`.
    pub fn forgot(&mut self, bound: f64) {
        if let Some(log) = &mut self.0 {
            log.forgot(bound);
        }
    }

    /// The way to the next way point begins.
    pub fn began_leg(&mut self) {
        if let Some(log) = &mut self.0 {
            log.began_leg();
        }
    }
}

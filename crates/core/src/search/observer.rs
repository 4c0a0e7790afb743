//! The observer: it sees every record that a search writes.

use crate::search::log::Rows;

/// Who sees each record as it is written: nobody, which costs nothing, or the log of a trace. No trait object, so that
/// the loop itself writes the rows.
#[derive(Debug, Default)]
pub(crate) struct Observer(Option<Box<Rows>>);

impl Observer {
    /// The log, to which all goes from now on.
    pub fn log(&mut self) -> &mut Rows {
        self.0.get_or_insert_default()
    }

    /// How many rows the log has.
    pub fn written(&self) -> usize {
        self.0.as_ref().map_or(0, |log| log.written())
    }

    /// Tells the log, if there is one.
    #[inline]
    pub fn tell(&mut self, what: impl FnOnce(&mut Rows)) {
        if let Some(log) = &mut self.0 {
            what(log);
        }
    }
}

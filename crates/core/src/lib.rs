//! A* that one can step through.

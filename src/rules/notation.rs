//! How cells, decisions, events and positions are written in plain text.

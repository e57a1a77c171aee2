//! The command line: what the arena is told to do.

pub mod options;
pub mod usage_error;
pub mod values;

#[cfg(test)]
mod tests;

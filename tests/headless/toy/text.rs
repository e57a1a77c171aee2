//! The small card game as text.

use super::{Fives, View};

impl Fives {
    pub fn write(&self) -> String {
        ron::to_string(self).expect("plain data")
    }

    pub fn read(text: &str) -> Result<Fives, String> {
        ron::from_str(text).map_err(|why| why.to_string())
    }
}

impl View {
    pub fn write(&self) -> String {
        ron::to_string(self).expect("plain data")
    }
}

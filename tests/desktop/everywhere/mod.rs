//! What holds on every screen.

pub mod controls;
pub mod furnished;
pub mod idle;
pub mod keys;
pub mod layouts;
pub mod quick;
pub mod soak;

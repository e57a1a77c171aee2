//! Anything one can write down, checked before it can be played.

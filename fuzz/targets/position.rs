#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| two_rivers_fuzz::position::look(data));

//! Chance that comes out the same every time: scatter for textures.

/// A small generator (SplitMix64); good enough for specks, no good for games.
pub(super) struct Seeded(u64);

impl Seeded {
    pub(super) fn new(seed: u64) -> Seeded {
        Seeded(seed)
    }

    /// Anything from `low` up to `high`.
    pub(super) fn between(&mut self, low: f32, high: f32) -> f32 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^= z >> 31;
        low + (high - low) * ((z >> 40) as f32 / (1u64 << 24) as f32)
    }

    /// Path data of small shards of shell or grit, strewn over a rectangle.
    pub(super) fn shards(
        &mut self,
        count: usize,
        [x0, y0, x1, y1]: [f32; 4],
        size: [f32; 2],
    ) -> String {
        let mut path = String::new();
        for _ in 0..count {
            let (x, y) = (self.between(x0, x1), self.between(y0, y1));
            let (r, turn) = (
                self.between(size[0], size[1]),
                self.between(0.0, std::f32::consts::TAU),
            );
            let open = self.between(1.3, 2.3);
            let (ax, ay) = (r * turn.cos(), r * turn.sin());
            let (bx, by) = (r * (turn + open).cos(), r * (turn + open).sin());
            path += &format!("M{x:.1} {y:.1}l{ax:.1} {ay:.1} {bx:.1} {by:.1}z");
        }
        path
    }
}

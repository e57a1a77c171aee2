fn main() {
    bevy::app::App::new();
}

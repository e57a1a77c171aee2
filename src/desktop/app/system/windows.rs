//! Windows, where a program with a window has no console.

use std::process::ExitStatus;
use std::ptr::null_mut;
use windows_sys::Win32::System::Console::{ATTACH_PARENT_PROCESS, AttachConsole};
use windows_sys::Win32::UI::WindowsAndMessaging::{MB_ICONERROR, MB_OK, MessageBoxW};

/// The program that shows a folder when it is given one.
pub const FILE_MANAGER: &str = "explorer";

/// Whether [`FILE_MANAGER`] ended as one that has shown a folder: this one answers 1 where all went well.
pub fn showed(_status: ExitStatus) -> bool {
    true
}

/// Whether the system tells screen readers by itself that a button cannot be pressed.
pub const TELLS_DISABLED: bool = true;

/// Writes into the console that the program was started from, if it was started from one.
pub fn join_console() {
    // SAFETY: takes a number and touches no memory of ours. It fails where there is no console, and then
    // there is nothing to join.
    unsafe { AttachConsole(ATTACH_PARENT_PROCESS) };
}

/// Nothing to do: freed memory goes back by itself.
pub fn give_back_memory() {}

/// Says a sentence in a window of the system, since there may be neither a window of ours nor a console.
pub fn show(sentence: &str) {
    eprintln!("{sentence}");
    let wide = |text: &str| -> Vec<u16> { text.encode_utf16().chain([0]).collect() };
    let (text, title) = (wide(sentence), wide("Two Rivers"));
    // SAFETY: both texts end with a zero and live until the window is closed.
    unsafe {
        MessageBoxW(
            null_mut(),
            text.as_ptr(),
            title.as_ptr(),
            MB_OK | MB_ICONERROR,
        )
    };
}

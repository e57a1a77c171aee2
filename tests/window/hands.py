"""A real mouse and a real keyboard: events of the X server's test extension."""

import time

from Xlib import X, XK, display
from Xlib.ext import xtest

# How X calls the keys of letters that are no names of their own.
NAMES = {" ": "space", "/": "slash", ".": "period", "-": "minus", "_": "underscore"}


class Hands:
    """Moves, presses and types as a person's hands do: what the window gets comes from the X server."""

    def __init__(self):
        self.display = display.Display()
        self.at = (0, 0)

    def _of_root(self, name):
        atom = self.display.intern_atom(name)
        found = self.display.screen().root.get_full_property(atom, X.AnyPropertyType)
        return found.value[0] if found and len(found.value) else None

    def manager(self):
        """The window manager, once there is one."""
        return self._of_root("_NET_SUPPORTING_WM_CHECK")

    def active(self):
        """The window that has the keyboard."""
        return self._of_root("_NET_ACTIVE_WINDOW")

    def corner(self, window):
        """Where the inside of a window begins on the screen."""
        window = self.display.create_resource_object("window", window)
        found = window.translate_coords(self.display.screen().root, 0, 0)
        return -found.x, -found.y

    def move(self, x, y):
        self.at = (round(x), round(y))
        xtest.fake_input(self.display, X.MotionNotify, x=self.at[0], y=self.at[1])
        self.display.sync()

    def button(self, down, number=1):
        xtest.fake_input(self.display, X.ButtonPress if down else X.ButtonRelease, number)
        self.display.sync()

    def click(self, x, y, number=1):
        self.move(x, y)
        self.button(True, number)
        time.sleep(0.03)
        self.button(False, number)

    def drag(self, start, end, seconds=0.4, before_drop=None):
        """From a point to another one in so much time; `before_drop` is called while the piece is held."""
        self.move(*start)
        self.button(True)
        steps = max(3, round(seconds / 0.016))
        for step in range(1, steps + 1):
            time.sleep(seconds / steps)
            share = step / steps
            self.move(start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
        if before_drop:
            before_drop()
        self.button(False)

    def _code(self, name):
        keysym = XK.string_to_keysym(name)
        code = self.display.keysym_to_keycode(keysym)
        assert code, f"no key {name}"
        shifted = self.display.keycode_to_keysym(code, 0) != keysym
        return code, shifted

    def _hold(self, code, down):
        xtest.fake_input(self.display, X.KeyPress if down else X.KeyRelease, code)
        self.display.sync()

    def key(self, name, *, held=(), seconds=0.02):
        """Presses a key by its X name (`Return`, `a`, `Left`) while others are held."""
        code, shifted = self._code(name)
        held = list(held) + (["Shift_L"] if shifted else [])
        holds = [self._code(other)[0] for other in held]
        for other in holds:
            self._hold(other, True)
        self._hold(code, True)
        time.sleep(seconds)
        self._hold(code, False)
        for other in reversed(holds):
            self._hold(other, False)

    def type(self, text):
        for letter in text:
            self.key(NAMES.get(letter, letter))
            time.sleep(0.02)

"""The built program in its window: found by its tree, played by hands, checked by its files and its log."""

import os
import random
import re
import signal
import subprocess
import time
from pathlib import Path

BUSY = os.environ.get("TWO_RIVERS_BUSY") == "1"
# A machine kept busy draws a frame in several times the time; who waits longer than needed loses nothing.
PATIENCE = 6.0 if BUSY else 3.0
OTHER_KEYS = ["Return", "Left", "Right", "Up", "Down", "BackSpace", "Escape", "Tab", "space"]
WRONG = re.compile(r"panicked|ERROR|mirror|out of step|Validation Error")


class NotSeen(AssertionError):
    """What a test waited for did not come."""


class Autosave:
    """A game as its file tells it."""

    def __init__(self, path):
        self.path = path
        self.text = path.read_text(encoding="utf-8")

    def _list(self, name):
        found = re.search(rf"\n    {name}: \[(.*?)\n    \]", self.text, re.DOTALL)
        return found.group(1) if found else ""

    @property
    def decisions(self):
        return re.findall(r'^\s*"(.*)",$', self._list("decisions"), re.MULTILINE)

    @property
    def players(self):
        return [line.strip() for line in self._list("players").splitlines() if line.strip()]


class Program:
    """Two Rivers, from its start to its end."""

    def __init__(self, binary, folder, bus, hands, *, size="1280x800", seed=7):
        self.binary, self.folder, self.bus, self.hands = binary, Path(folder), bus, hands
        self.data = self.folder / "data"
        self.data.mkdir(parents=True, exist_ok=True)
        self.log_path = self.folder / "log"
        self.size, self.seed = size, seed
        self.process = self.name = self._window = None
        # How often something had to be pressed again.
        self.repeats = []
        self.plays = None

    def prefer(self, **values):
        """Writes settings before a start; the first start's questions have been answered."""
        values = {"first_run_done": "true", "language": 'Some("en")', **values}
        lines = "".join(f"    {key}: {value},\n" for key, value in values.items())
        (self.data / "preferences.ron").write_text(f"(\n{lines})\n", encoding="utf-8")

    def start(self, file=None):
        command = [self.binary, "--size", self.size, "--seed", str(self.seed)]
        environment = {**os.environ, "TWO_RIVERS_DATA": str(self.data), "WGPU_FORCE_FALLBACK_ADAPTER": "1"}
        self.name = self._window = None
        with open(self.log_path, "ab") as log:
            self.process = subprocess.Popen(
                command + ([str(file)] if file else []), env=environment, stdout=log, stderr=log
            )
        self.name = self.wait("the program is on the bus", self._on_the_bus, 60)
        self.wait("something is in the tree", lambda: len(self.tree()) > 3, 60)
        self.wait("the window has the keyboard", lambda: self.hands.active() == self.window(), 60)
        return self

    def _on_the_bus(self):
        assert self.process.poll() is None, f"the program has ended: {self.log()[-2000:]}"
        return self.bus.application(self.process.pid)

    # What is seen.

    def tree(self, cells=False):
        return self.bus.read(self.name, into_tables=cells)

    def described(self):
        """The tree as text, for whoever reads a failure."""
        return "\n".join(map(str, self.tree()))

    def all(self, name, role=None):
        """The nodes whose name is this text, with a key behind it or without, or fits this pattern."""
        keyed = re.compile(rf"{re.escape(name)}( \([^)]*\))?") if isinstance(name, str) else name
        fits = keyed.fullmatch
        return [node for node in self.tree() if fits(node.name) and role in (None, node.role)]

    def find(self, name, role=None):
        found = self.all(name, role)
        return found[0] if found else None

    def hears(self, part):
        """Whether anything in the tree says this."""
        return next((node for node in self.tree() if part in node.name), None)

    def rectangle(self, node):
        """Left, top, width and height of a thing on the screen; `None` for what has no place there."""
        found = self.bus.extents(self.name, node.path)
        if not found:
            return None
        # Where the window is the X server knows at once; the tree learns it in the next frame.
        x, y = self.hands.corner(self.window())
        return x + found[0], y + found[1], found[2], found[3]

    def place(self, node):
        """The middle of a thing, on the screen."""
        found = self.rectangle(node)
        assert found, f"{node} has no place on the screen"
        left, top, width, height = found
        return left + width / 2, top + height / 2

    def cells(self):
        """The cells of the board by their names, like `f7`."""
        cells = (node for node in self.tree(cells=True) if node.role == "table cell")
        return {node.name.split(":")[0]: node for node in cells}

    def cell(self, name):
        return self.cells()[name]

    def wait(self, what, condition, seconds=15):
        """What the condition answers as soon as it is true of it."""
        end = time.monotonic() + seconds * PATIENCE
        while True:
            answer = condition()
            if answer:
                return answer
            if time.monotonic() > end:
                seen = self.described() if self.name else self.log()[-1500:]
                raise NotSeen(f"waited in vain: {what}\n{seen}")
            time.sleep(0.04)

    def waits_for(self, name, role=None, seconds=15):
        return self.wait(f"{name!r} is there", lambda: self.find(name, role), seconds)

    def waits_to_hear(self, part, seconds=15):
        return self.wait(f"{part!r} is heard", lambda: self.hears(part), seconds)

    # What is done.

    def press(self, name, role=None, until=None, seconds=15):
        """Clicks on what is called so until the condition holds or, without one, until it has gone or has
        changed. A question takes no answer in its first moment: what is still there then is pressed again,
        as a person does, each time after a longer pause, for whoever hammers answers nothing.
        """
        what = getattr(name, "pattern", name)

        def usable():
            node = self.find(name, role)
            return node if node and node.enabled and self.bus.extents(self.name, node.path) else None

        node = self.wait(f"{what!r} can be pressed", usable, seconds)
        before = str(node)
        changed = until or (lambda: str(self.find(name, role)) != before)
        for again in range(5):
            self.hands.click(*self.place(node))
            try:
                return self.wait(f"{what!r} was pressed", changed, 0.6 * 2**again)
            except NotSeen:
                if again == 4:
                    raise
                node = usable()
                if node is None:
                    # It was heard, and what follows is on its way.
                    return self.wait(f"{what!r} was pressed", changed, seconds)
                self.repeats.append(what)

    def key(self, name, until=None, **held):
        """Presses a key until the condition holds, as `press` does."""
        self.hands.key(name, **held)
        for again in range(4 if until else 0):
            try:
                return self.wait(f"the key {name} was heard", until, 0.6 * 2**again)
            except NotSeen:
                if again == 3:
                    raise
                self.repeats.append(name)
                self.hands.key(name, **held)
        return None

    def reckons(self, until):
        """Goes to the results, and waits for no number that is told there in its own time."""
        self.press("Final score", until=lambda: self.find("Skip") or until(), seconds=40)
        if not until():
            self.press("Skip", until=until)

    def hammers(self, keys, count=200):
        """Keys, clicks and double clicks in no order, everywhere but where the menu has what ends the program."""
        self.press("Game menu", until=lambda: self.find("Quit"))
        ends = [self.rectangle(self.find(name)) for name in ("Quit", "To the title")]
        self.key("Escape", until=lambda: not self.find("Quit"))
        chance = random.Random(7)
        left, top = self.hands.corner(self.window())
        width, height = map(int, self.size.split("x"))
        for _ in range(count):
            if chance.random() < 0.3:
                x, y = left + width * chance.random(), top + height * chance.random()
                if any(a <= x <= a + wide and b <= y <= b + high for a, b, wide, high in ends):
                    continue
                self.hands.click(x, y)
                if chance.random() < 0.3:
                    self.hands.click(x, y)
            else:
                self.hands.key(chance.choice(keys), seconds=0.005)
            self.check()

    def clicks_twice(self, node):
        """A double click."""
        self.hands.click(*self.place(node))
        self.hands.click(*self.hands.at)

    def hammers_at_the_curtain(self, player):
        """Enter before anybody has said that they are here."""
        self.waits_to_hear(f"Pass to {player}", 40)
        for _ in range(12):
            self.hands.key("Return")

    def hammers_at_the_end(self, asked):
        """The key for the end of the turn, and a double click on its button: both ask, neither ends anything."""

        def only_asks():
            self.waits_for(asked)
            assert not self.decisions()
            self.key("Escape", until=lambda: self.find("End turn"))

        for _ in range(15):
            self.hands.key("t")
        only_asks()
        self.clicks_twice(self.find("End turn"))
        only_asks()

    def writes(self, field, text):
        """Writes this into the field of that name, over what stands there, and confirms it with Enter."""
        self.hands.click(*self.place(self.waits_for(field)))
        self.hands.key("a", held=["Control_L"])
        self.hands.type(str(text))
        self.hands.key("Return")

    def reach(self, name, role=None, most=60):
        """Goes with Tab until the keyboard is on what is called so."""
        what = getattr(name, "pattern", name)
        self.wait(f"{what!r} is there", lambda: self.find(name, role))
        for _ in range(most):
            before = self.rests_on()
            node = self.find(name, role)
            if node and "focused" in node.states:
                return node
            self.key("Tab", until=lambda: self.focused() != before)  # noqa: B023
        raise NotSeen(f"the keyboard does not come to {what!r}\n{self.described()}")

    def rests_on(self):
        """Which thing has the keyboard once it stays there: a page that has just come gives it to its first."""

        def stays():
            before = self.focused()
            time.sleep(0.12)
            return (before,) if self.focused() == before else None

        return self.wait("the keyboard rests", stays)[0]

    def focused(self):
        """Which thing has the keyboard."""
        return next((node.path for node in self.tree() if "focused" in node.states), None)

    def window(self):
        """The window, as the X server knows it."""
        if self._window:
            return self._window
        found = subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--pid", str(self.process.pid)], capture_output=True, text=True, check=False
        )
        windows = found.stdout.split()
        self._window = int(windows[-1]) if windows else None
        return self._window

    def resize(self, width, height):
        subprocess.run(["xdotool", "windowsize", str(self.window()), str(width), str(height)], check=True)

    def comes_to_the_front(self):
        """Brings the window before the others."""
        subprocess.run(["xdotool", "windowactivate", "--sync", str(self.window())], check=True)
        self.wait("the window has the keyboard", lambda: self.hands.active() == self.window())
        # Where the pointer left it, winit holds it for still there when it comes back (0.30: only entering tells
        # of a place without remembering it), as nobody's hand would hit the very pixel.
        x, y = self.hands.corner(self.window())
        self.hands.move(x + 3, y + 3)

    # What is kept.

    def log(self):
        return self.log_path.read_text(encoding="utf-8", errors="replace") if self.log_path.exists() else ""

    def autosaves(self):
        folder = self.data / "autosaves"
        files = sorted(folder.glob("*.ron"), key=lambda file: file.stat().st_mtime_ns)
        return [Autosave(file) for file in files]

    def autosave(self):
        """The game that was played last."""
        saves = self.autosaves()
        assert saves, "there is no autosave"
        return saves[-1]

    def decisions(self):
        """What was decided in the game of `plays`, or else in the one that was played last."""
        if self.plays:
            return Autosave(self.plays).decisions
        saves = self.autosaves()
        return saves[-1].decisions if saves else []

    def preferences(self):
        return (self.data / "preferences.ron").read_text(encoding="utf-8")

    # How it ends.

    def check(self):
        """The program runs, and its log tells of nothing wrong."""
        assert self.process.poll() is None, f"the program has ended with {self.process.returncode}: {self.log()[-2000:]}"
        wrong = [line for line in self.log().splitlines() if WRONG.search(line)]
        assert not wrong, "\n".join(wrong)

    def close(self):
        """Closes the window as its owner does, and waits for the end of the program."""
        self.check()
        self.hands.key("F4", held=["Alt_L"])
        self.ended()

    def ended(self):
        """Waits for the program to end, and well."""
        code = self.process.wait(20 * PATIENCE)
        assert code == 0, f"the program ended with {code}: {self.log()[-2000:]}"
        wrong = [line for line in self.log().splitlines() if WRONG.search(line)]
        assert not wrong, "\n".join(wrong)

    def kill(self):
        if self.process and self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(5)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()

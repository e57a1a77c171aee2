"""The table of Tigris & Euphrates as a person plays at it: pieces, cells, conflicts, the curtain."""

import re

from driver import Program


class Table:
    """What is on the screen while a game is played."""

    def __init__(self, program: Program, by_keys=False):
        self.program, self.by_keys = program, by_keys

    # The screen passes on.

    def reveal(self, who):
        """Opens the curtain for this player."""
        program = self.program
        program.waits_to_hear(f"Pass to {who}", 40)
        program.press("I am here", until=lambda: not program.hears("Pass to"))
        return self

    def ready(self, seconds=40):
        """Waits until pieces can be taken up: everything that happened has been shown, and what came of a
        conflict has been read."""
        program = self.program

        def may_take():
            return program.find(re.compile(r"(Take|Put) .* \(.*\)"))

        program.wait("pieces can be taken", lambda: may_take() or program.find("Go on"), seconds)
        # Once more behind the curtain: each player reads it.
        if program.find("Go on"):
            self.read_on()
            program.wait("pieces can be taken", may_take, seconds)
        return self

    def go_on(self, result):
        """Reads what came of a conflict, and goes on."""
        self.program.waits_to_hear(result, 40)
        self.read_on()
        return self

    def read_on(self):
        """What came of a conflict has been read: by the button, or by the keyboard where nothing else is used."""
        program = self.program
        gone = lambda: not program.find("Go on")  # noqa: E731
        if self.by_keys:
            program.key("Return", until=gone)
        else:
            program.press("Go on", until=gone)

    # Pieces and cells.

    def piece(self, what):
        """A piece of the strip, by what it is: `temple`, `king`, `catastrophe`."""
        pattern = re.compile(rf"(Take|Put) {what}( back)? \(.*\)")
        return self.program.wait(f"a {what} in the strip", lambda: self.program.find(pattern))

    def place_of(self, thing):
        """Where a piece of the strip or a cell is on the screen."""
        if re.fullmatch(r"[a-p](\d|1[01])", thing):
            return self.program.place(self.cell(thing))
        return self.program.place(self.piece(thing))

    def cell(self, name):
        """A cell of the board: its name says what lies there."""
        program, column, row = self.program, ord(name[0]) - ord("a"), int(name[1:]) - 1
        board = program.waits_for("The cells of the board", "table")

        def found():
            rows = program.bus.describe(program.name, board.children[row : row + 1], 0)
            cells = rows and program.bus.describe(program.name, rows[0].children[column : column + 1], 0)
            return cells and cells[0]

        cell = program.wait(f"the cell {name}", found)
        assert cell.name.startswith(f"{name}: "), cell
        return cell

    def lies(self, name, what, seconds=15):
        """Waits until this lies on a cell."""
        self.program.wait(f"{what} on {name}", lambda: what in self.cell(name).name, seconds)

    # What a hand does.

    def drag(self, what, to, seconds=0.4, before_drop=None):
        self.program.hands.drag(self.place_of(what), self.place_of(to), seconds, before_drop)

    def drops(self, what, to, decision, seconds=0.4):
        """Drags until the autosave has this as its last decision."""
        before = self.program.decisions()
        self.drag(what, to, seconds)
        self.played(decision, before)

    def click(self, thing):
        self.program.hands.click(*self.place_of(thing))

    def played(self, decision, before=None, seconds=15):
        """Waits until the autosave tells this decision, one more than before."""

        def told():
            now = self.program.decisions()
            return now and now[-1] == decision and (before is None or len(now) == len(before) + 1)

        try:
            self.program.wait(f"{decision!r} is in the autosave", told, seconds)
        except AssertionError as why:
            raise AssertionError(f"{self.program.decisions()[-3:]}\n{why}") from why
        self.program.check()

    def refused(self, why):
        """Waits until a refusal is told."""
        self.program.waits_to_hear(why, 5)

    def end_turn(self, given_up=0):
        """Ends the turn, giving up so many actions."""
        program, before = self.program, len(self.program.decisions())
        if given_up:
            asked = re.compile(rf"Give up {given_up} actions?\?")
            program.press("End turn", until=lambda: program.find(asked))
            program.press(asked, until=lambda: len(program.decisions()) > before)
        else:
            program.press("End turn", until=lambda: len(program.decisions()) > before)
        assert program.decisions()[before] == "end"

    def commit(self, count):
        """Sets the stepper of a conflict and commits."""
        program = self.program
        for _ in range(9):
            want = {0: "Commit nothing", 1: "Commit 1 tile"}.get(count, f"Commit {count} tiles")
            if program.find(want):
                break
            shown = program.wait("a stepper", lambda: program.find(re.compile(r"Commit (nothing|\d tiles?)")))
            digits = re.search(r"\d", shown.name)
            now = int(digits.group()) if digits else 0
            step = "Commit one tile more" if now < count else "Commit one tile less"
            program.press(step, until=lambda: not program.find(shown.name))
        before = program.decisions()
        program.press(want, until=lambda: len(program.decisions()) > len(before))
        self.played(f"commit {count}", before)

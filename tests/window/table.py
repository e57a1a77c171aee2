"""The table of Tigris & Euphrates as a person plays at it: pieces, cells, conflicts, the curtain."""

import re

from driver import Program

CELL = re.compile(r"[a-p](\d|1[01])")


class Table:
    """What is on the screen while a game is played."""

    def __init__(self, program: Program, by_keys=False):
        self.program, self.by_keys = program, by_keys

    # The screen passes on.

    def reveal(self, who):
        """Opens the curtain for this player."""
        program = self.program
        program.waits_to_hear(f"Pass to {who}", 40)
        self.press("I am here", until=lambda: not program.hears("Pass to"))
        return self

    def press(self, name, until):
        """Presses a button, or Enter where the keyboard is on it."""
        if self.by_keys:
            self.program.reach(name)
            self.program.key("Return", until=until)
        else:
            self.program.press(name, until=until)

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
        """A piece of the strip, by what it is, a word or a pattern: `temple`, `king`, `first catastrophe`."""
        pattern = re.compile(rf"(Take|Put|Swap) {getattr(what, 'pattern', what)}( back)? \(.*\)")
        return self.program.wait(f"a {what} in the strip", lambda: self.program.find(pattern))

    def place_of(self, thing):
        """Where a piece of the strip or a cell is on the screen."""
        if isinstance(thing, str) and CELL.fullmatch(thing):
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

    def puts(self, what, cell):
        """Puts a piece on a cell: a drag, or its key, the arrows and Enter."""
        if not self.by_keys:
            # What lies on the board is taken up from there.
            self.drag(self.where(what), cell)
            return
        self.takes_up(what)
        self.walk(cell)
        self.program.hands.key("Return")

    def where(self, what):
        """The cell on which one's own leader stands, or the piece's own name if it is in the strip."""
        said = self.program.hears("Your leaders: ")
        found = said and isinstance(what, str) and re.search(rf"\b{what} on ([a-p]\d+)", said.name)
        return found.group(1) if found else what

    def key_of(self, piece):
        """The key that takes a piece, as its button says."""
        return re.search(r"\((.*)\)", piece.name).group(1).lower()

    def takes_up(self, what):
        """Takes a piece by its key."""
        piece = self.piece(what)
        name = getattr(what, "pattern", what)
        self.program.key(self.key_of(piece), until=lambda: self.program.hears("You hold: "))
        held = self.program.hears("You hold: ").name
        assert re.search(name, held), f"{held!r}, and not {name!r}"

    def walk(self, cell):
        """Walks to a cell by the arrows, by what is heard of the cell under the cursor."""
        program, under = self.program, re.compile(r"([a-p])(\d+): .*", re.DOTALL)

        def cursor():
            found = next((under.fullmatch(node.name) for node in program.tree() if node.role == "label" and under.fullmatch(node.name)), None)
            return found and (ord(found.group(1)), int(found.group(2)))

        wanted = (ord(cell[0]), int(cell[1:]))
        at = cursor()
        if at is None:
            # The first arrow brings the cursor.
            program.key("Left", until=cursor)
            at = cursor()
        steps = ["Left" if wanted[0] < at[0] else "Right"] * abs(wanted[0] - at[0])
        steps += ["Up" if wanted[1] < at[1] else "Down"] * abs(wanted[1] - at[1])
        for step in steps:
            program.hands.key(step)
        program.wait(f"the cursor is on {cell}", lambda: cursor() == wanted)

    def takes_home(self, leader):
        """Takes a leader off the board: a drag onto the strip, or its key and Delete."""
        if self.by_keys:
            self.takes_up(leader)
            self.program.hands.key("Delete")
        else:
            self.drag(self.where(leader), leader)

    def swaps(self, tiles):
        """Marks these tiles and swaps them."""
        program, left = self.program, list(tiles)
        pieces = program.all(re.compile(r"(Take|Put) (settlement|temple|farm|market)( back)? \(\d\)"))
        wanted = [piece for piece in pieces if piece.name.split()[1] in left and not left.remove(piece.name.split()[1])]
        assert not left, f"{left} are not in the strip: {pieces}"
        if self.by_keys:
            program.key("s", until=lambda: program.find("Cancel"))
            for piece in wanted:
                program.hands.key(self.key_of(piece))
        else:
            program.press("Swap", until=lambda: program.find("Cancel"))
            for piece in wanted:
                program.hands.click(*program.place(piece))
        confirm = re.compile(rf"Swap {len(tiles)} tiles?")
        program.waits_for(confirm)
        before = len(program.decisions())
        over = lambda: program.decisions()[before:]  # noqa: E731
        asked = "Swap anyway?"

        def does(button, until):
            if self.by_keys:
                program.key("Return", until=until)
            else:
                program.press(button, until=until)

        does(confirm, lambda: over() or program.find(asked))
        # Where the bag cannot give so many the game would end: that is asked first.
        if not over():
            does(asked, over)

    def ends(self):
        """Ends the turn, whatever is given up by it."""
        program, before = self.program, len(self.program.decisions())
        asked = re.compile(r"Give up \d actions?\?")
        over = lambda: program.decisions()[before:]  # noqa: E731
        if not self.by_keys:
            program.press("End turn", until=lambda: over() or program.find(asked))
            if not over():
                program.press(asked, until=over)
            return
        program.key("t", until=lambda: over() or program.find(asked))
        if not over():
            program.key("t", until=over)

    def takes_offer(self, name, number):
        """Takes what is offered: by its button, or by its number and Enter."""
        program, before = self.program, len(self.program.decisions())
        over = lambda: program.decisions()[before:]  # noqa: E731
        if self.by_keys:
            program.key(str(number), until=lambda: program.find(name).on)
            program.key("Return", until=over)
        else:
            program.press(name, until=over)

    def commit(self, count):
        """Sets the stepper of a conflict and commits."""
        program, stepper = self.program, re.compile(r"Commit (nothing|\d tiles?)( \(.*\))?")
        program.wait("a stepper", lambda: program.find(stepper) or program.find("Go on"), 40)
        # Behind the curtain each player reads what the conflict before came to.
        if program.find("Go on"):
            self.read_on()
        want = {0: "Commit nothing", 1: "Commit 1 tile"}.get(count, f"Commit {count} tiles")
        if self.by_keys:
            before = program.decisions()
            program.key(str(count), until=lambda: program.find(want))
            program.key("Return", until=lambda: len(program.decisions()) > len(before))
            return
        for _ in range(9):
            if program.find(want):
                break
            shown = program.wait("a stepper", lambda: program.find(stepper))
            if re.fullmatch(rf"{want}( \(.*\))?", shown.name):
                # It came between the two looks.
                break
            digits = re.search(r"\d", shown.name)
            now = int(digits.group()) if digits else 0
            step = "Commit one tile more" if now < count else "Commit one tile less"
            program.press(step, until=lambda: not program.find(shown.name))
        before = program.decisions()
        program.press(want, until=lambda: len(program.decisions()) > len(before))
        self.played(f"commit {count}", before)

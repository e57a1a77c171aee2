"""A person who plays a whole game of Babel: decides as a bot would, and does it with a mouse or with keys alone."""

import time

from babel_table import END, SKILLS, TRIBES, Babel, to_discard
from driver import PATIENCE

# The longest of games has fewer decisions of one person.
MOST = 600


class BabelPlayer:
    """Plays for these cities at one screen, until the game is over."""

    def __init__(self, table: Babel, referee, cities, bot="mason"):
        self.table, self.program, self.referee = table, table.program, referee
        self.cities, self.bot = cities, bot
        self.made = []

    def plays(self):
        """Plays to the end; answers what was decided by hand."""
        for _ in range(MOST):
            asked = self._asked()
            if asked is None:
                return self.made
            city, decision = asked
            before = len(self.program.decisions())
            self.table.does(city.capitalize(), self._stands(), decision)
            self.program.wait(f"{decision!r} is in the autosave", lambda: self.program.decisions()[before:])  # noqa: B023
            told = self.program.decisions()[before]
            # Of two runs that pay for the same either is used.
            same = told == decision or (decision.split()[0] in SKILLS and told.split()[0] == decision.split()[0])
            assert same, f"{told!r} was played, and not {decision!r}"
            self.made.append(decision)
            self.program.check()
        raise AssertionError(f"after {MOST} decisions the game was not over")

    def _asked(self, seconds=120):
        """Waits until one of ours decides and can: who, and what a bot would; `None` once the game is over."""
        program, end = self.program, time.monotonic() + seconds * PATIENCE
        while time.monotonic() < end:
            program.check()
            if program.hears("Pass to"):
                program.press("I am here", until=lambda: not program.hears("Pass to"))
            turn, _, decision = self.referee.asked(program.autosave().path, bot=self.bot)
            if turn.startswith("over"):
                return None
            city = turn.split()[0]
            if city in self.cities and self._can(decision):
                return city, decision
            time.sleep(0.05)
        raise AssertionError(f"waited in vain for a turn of {self.cities}\n{program.described()}")

    def _can(self, decision):
        """Whether the table takes this decision now: everything before has been shown."""
        if decision.startswith("discard"):
            return self.program.find(to_discard(len(decision.split()[1])))
        button = self.program.find(END)
        return button and button.enabled and not self.program.hears("Pass to")

    def _stands(self):
        """Where the marker of whoever plays is, by what is heard of the lands: their side is told first."""
        for tribe in TRIBES:
            own = self.table.thing(self.table.land(tribe)).name.split("temple of height ")[1]
            if ", marker" in own.split(".")[0]:
                return tribe
        return None

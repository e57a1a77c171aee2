"""A person who plays a whole game: decides as a bot would, and does it with a mouse or with keys alone."""

import re
import time

from driver import PATIENCE
from table import Table

# What is offered, as its button is called; behind it stands the number that marks it, and below what it costs.
OFFERS = {
    "war": lambda colour: f"War of the {TILES[colour]}",
    "raise": lambda cell: f"On {cell}",
    "wonder": lambda cell: f"On {cell}: the wonder",
    "take": lambda cell: f"The treasure of {cell}",
    "bonus": lambda colour: f"1 {colour}",
    "build": lambda monument, cell: rf"On {cell}: {monument.replace('-', ' and ')} monument",
    "pass": lambda: "No, go on",
}
TILES = {"black": "settlements", "red": "temples", "blue": "farms", "green": "markets"}
TILE = {"S": "settlement", "T": "temple", "F": "farm", "M": "market"}
LEADER = {"k": "king", "p": "priest", "f": "farmer", "t": "trader"}
# The longest of games has fewer decisions of one person.
MOST = 400


class Player:
    """Plays for these dynasties at one screen, until the game is over."""

    def __init__(self, table: Table, referee, dynasties, bot="greedy"):
        self.table, self.program, self.referee = table, table.program, referee
        self.dynasties, self.bot = dynasties, bot
        self.made = []

    def plays(self):
        """Plays to the end; answers what was decided by hand."""
        for _ in range(MOST):
            asked = self._asked()
            if asked is None:
                return self.made
            before = len(self.program.decisions())
            self._does(asked)
            self.program.wait(f"{asked!r} is in the autosave", lambda: self.program.decisions()[before:])  # noqa: B023
            told = self.program.decisions()[before]
            assert told == asked, f"{told!r} was played, and not {asked!r}"
            self.made.append(asked)
            self.program.check()
        raise AssertionError(f"after {MOST} decisions the game was not over")

    def _asked(self, seconds=120):
        """Waits until one of ours decides and can, and answers what a bot would; `None` once the game is over."""
        program, end = self.program, time.monotonic() + seconds * PATIENCE
        while time.monotonic() < end:
            program.check()
            self._goes_on()
            turn, _, decision = self.referee.asked(program.autosave().path, bot=self.bot)
            if turn.startswith("over"):
                return None
            if turn.split()[0] in self.dynasties and self._can(decision):
                return decision
            time.sleep(0.05)
        raise AssertionError(f"waited in vain for a turn of {self.dynasties}\n{program.described()}")

    def _goes_on(self):
        """Opens the curtain, and reads what came of a conflict."""
        program = self.program
        if program.find("Go on"):
            self.table.read_on()
        elif program.hears("Pass to"):
            self.table.press("I am here", until=lambda: not program.hears("Pass to"))

    def _can(self, decision):
        """Whether the table takes this decision now: everything before has been shown."""
        verb = decision.split()[0]
        if verb in OFFERS:
            return self.program.find(self._offer(decision))
        if verb == "commit":
            return self.program.find(re.compile(r"Commit (nothing|\d tiles?)"))
        if verb == "end":
            # It stands there during the turns of others, too, but cannot be pressed.
            button = self.program.find(re.compile(r"End turn|Give up \d actions?\?"))
            return button and button.enabled
        return self.program.find(re.compile(r"(Take|Put) .* \(.*\)"))

    def _offer(self, decision):
        verb, *rest = decision.split()
        return re.compile(OFFERS[verb](*rest) + r"( \(\d\))?(\n.*)?", re.DOTALL)

    def _does(self, decision):
        table, verb, rest = self.table, decision.split()[0], decision.split()[1:]
        if verb == "place":
            table.puts(TILE[rest[0]], rest[1])
        elif verb == "lead":
            table.puts(LEADER[rest[0]], rest[1])
        elif verb == "catastrophe":
            table.puts(re.compile("(first )?catastrophe"), rest[0])
        elif verb == "withdraw":
            table.takes_home(LEADER[rest[0]])
        elif verb == "swap":
            table.swaps([TILE[letter] for letter in rest[0]])
        elif verb == "commit":
            table.commit(int(rest[0]))
        elif verb == "end":
            table.ends()
        else:
            number = self._number(decision)
            table.takes_offer(self._offer(decision), number)

    def _number(self, decision):
        """Which of the offers it is, from one on."""
        _, legal, _ = self.referee.asked(self.program.autosave().path)
        return legal.index(decision) + 1

"""The table of Babel as a person plays at it: cards, lands, columns, skills, the choice of what is discarded."""

import re

from driver import Program

TRIBES = {
    "assyrians": "Assyrian", "hittites": "Hittite", "medes": "Mede", "persians": "Persian", "sumerians": "Sumerian",
}  # fmt: skip
SKILLS = {
    "destroy": lambda _: r"Destroy: .*",
    "rob": lambda _: r"Rob: .*",
    "expel": lambda tribe: rf"Expel: .* {TRIBES[tribe]}s leave .*",
    "lure": lambda _: r"Lure: .*",
    "leap": lambda source: rf"Leap: build from {'your own' if source == 'own' else 'the other'} column.*",
    "halve": lambda _: r"Halve: .*",
}
END = re.compile(r"(End turn|End it anyway)( \(.*\))?")


def to_discard(left):
    """The button of whoever discards, while so many cards are still to be chosen."""
    return re.compile(r"Discard (it|these \d+)( \(.*\))?" if left == 0 else f"Choose {left} more")


class Babel:
    """What is on the screen while a game is played."""

    def __init__(self, program: Program, by_keys=False):
        self.program, self.by_keys = program, by_keys

    def reveal(self, who):
        """Opens the curtain for this city."""
        program = self.program
        program.waits_to_hear(f"Pass to {who}", 40)
        program.press("I am here", until=lambda: not program.hears("Pass to"))
        return self.ready()

    def ready(self):
        self.program.waits_to_hear("Your turn: act, then end it", 40)
        return self

    def thing(self, beginning):
        """A land, a row, a column or cards of the hand, by how its words begin."""
        pattern = beginning if isinstance(beginning, re.Pattern) else re.compile(rf"{re.escape(beginning)}.*", re.DOTALL)
        return self.program.wait(beginning, lambda: self.program.find(pattern))

    def card(self, tribe):
        """The cards of a tribe in one's hand."""
        return re.compile(rf"In your hand: \d+ {TRIBES[tribe]}s?")

    def land(self, tribe):
        """How the words of a land begin."""
        return f"the land of the {TRIBES[tribe]}s."

    # What a hand does.

    def drag(self, what, onto, seconds=0.4):
        program = self.program
        program.hands.drag(program.place(self.thing(what)), program.place(self.thing(onto)), seconds)

    def drops(self, what, onto, decision, seconds=0.4):
        """Drags, and waits until the autosave has this and nothing else more."""
        program, before = self.program, len(self.program.decisions())
        self.drag(what, onto, seconds)
        program.wait(decision, lambda: program.decisions()[before:] == [decision])
        program.check()

    def walk(self, tribe):
        """Goes to a land by the arrows, by what is heard of the land under the cursor."""
        program = self.program

        def cursor():
            found = program.hears("At the cursor: ")
            lands = [name for name, one in TRIBES.items() if found and f"the land of the {one}s" in found.name.split(".")[0]]
            return lands[0] if lands else None

        if cursor() is None:
            program.key("Right", until=cursor)
        order = list(TRIBES)
        for _ in range((order.index(tribe) - order.index(cursor())) % 5):
            program.hands.key("Right")
        program.wait(f"the cursor is in the land of the {tribe}", lambda: cursor() == tribe)

    def puts(self, key, what, tribe):
        """Puts something down in a land: a drag, or its key, the arrows and Enter."""
        if not self.by_keys:
            self.drag(what, self.land(tribe))
            return
        self.program.key(key, until=lambda: self.program.hears("You hold: "))
        self.walk(tribe)
        self.program.hands.key("Return")

    def does(self, player, at, decision):
        """Does what is written so for a player whose marker stands at a land."""
        verb, *rest = decision.split()
        if verb in ("move", "settle"):
            number = str(list(TRIBES).index(rest[0]) + 1)
            self.puts(number, self.card(rest[0]), rest[0] if verb == "move" else at)
        elif verb == "build":
            other = {"Kish": "Ur", "Ur": "Kish"}[player]
            owner = player if rest[0] == "own" else other
            self.puts("q" if rest[0] == "own" else "w", f"{owner}'s column: ", at)
        elif verb == "migrate":
            if self.by_keys:
                self.walk(rest[0])
            self.puts("e", f"{player}'s row in {self.land(rest[0])[:-1]}", rest[1])
        elif verb == "discard":
            self.discards(rest[0])
        elif verb == "end":
            self.ends()
        else:
            self.uses(re.compile(SKILLS[verb](rest[-1]), re.DOTALL))

    def uses(self, skill):
        """Uses a skill: its button beside the row, reached by Tab where nothing but keys is used."""
        program, before = self.program, len(self.program.decisions())
        over = lambda: program.decisions()[before:]  # noqa: E731
        if self.by_keys:
            program.reach(skill)
            program.key("Return", until=over)
        else:
            program.press(skill, until=over)

    def discards(self, cards):
        """Chooses what is discarded, and lets it go."""
        program, before = self.program, len(self.program.decisions())
        over = lambda: program.decisions()[before:]  # noqa: E731
        letters = {name[0]: name for name in TRIBES}
        for at, letter in enumerate(cards):
            tribe = letters[letter]
            chosen = lambda left=len(cards) - at - 1: program.find(to_discard(left))  # noqa: E731
            if self.by_keys:
                program.key(str(list(TRIBES).index(tribe) + 1), until=chosen)
            else:
                program.press(f"One more: {TRIBES[tribe]}s", until=chosen)
        if self.by_keys:
            program.key("Return", until=over)
        else:
            program.press(to_discard(0), until=over)

    def ends(self):
        """Ends the turn, whatever is left by it."""
        program, before = self.program, len(self.program.decisions())
        over = lambda: program.decisions()[before:]  # noqa: E731
        asked = re.compile(r"End it anyway( \(.*\))?")
        if self.by_keys:
            program.key("t", until=lambda: over() or program.find(asked))
            if not over():
                program.key("t", until=over)
            return
        program.press("End turn", until=lambda: over() or program.find(asked))
        if not over():
            program.press(asked, until=over)

"""Babel by mouse: a card settled, a marker moved, a temple built, a migration, a skill, the end of a turn."""

import re

import pytest
from babel_table import Babel
from driver import OTHER_KEYS

TEXT = """
game babel
active kish
marker kish medes
marker ur quarry
hand kish mmp
hand ur aah
row kish medes ahhsss
row ur medes aa
row kish persians p
column kish 1
column ur 3
supply 3 4 5 6 2 2
deck ahmpsahmps
discards -
seed 1
end
"""


@pytest.fixture
def kish(open_program, referee, tmp_path):
    save = referee.babel(tmp_path / "babel.ron", TEXT)
    return Babel(open_program(save)).reveal("Kish")


def test_a_turn_of_babel(kish):
    """Every kind of drag, a skill, the end of the turn and the curtain."""
    program = kish.program
    kish.drops("In your hand: 2 Medes", "the land of the Medes.", "settle medes")
    kish.drops("Kish's column: 1", "the land of the Medes.", "build own", seconds=0.1)
    kish.drops("Kish's row in the land of the Medes", "the land of the Persians.", "migrate medes persians")
    kish.drops("In your hand: 1 Persian", "the land of the Persians.", "move persians")
    program.press("Undo", until=lambda: len(program.decisions()) == 3)
    program.press("End turn", until=lambda: program.decisions()[-1] == "end")
    kish.reveal("Ur")
    assert program.decisions() == ["settle medes", "build own", "migrate medes persians", "end"]


def test_a_skill_of_babel(kish):
    """Three Sumerians lure the other row's last cards."""
    program = kish.program
    kish.does("Kish", "medes", "lure 4")
    kish.thing("Kish's row in the land of the Medes, in its order: 1 Assyrian, 2 Hittites, 2 Sumerians, 2 Assyrians")


def test_a_drop_that_babel_refuses(kish):
    program = kish.program
    start = program.place(kish.thing("In your hand: 1 Persian"))
    program.hands.drag(start, program.place(kish.thing("the land of the Hittites.")))
    program.waits_to_hear("A card settles in the land of the Medes, where your marker stands", 5)
    assert not program.decisions()


def test_a_turn_of_babel_by_keyboard(open_program, referee, tmp_path):
    """From the hand to the end of the turn without a mouse, by what the tree tells."""
    program = open_program(referee.babel(tmp_path / "babel.ron", TEXT))
    kish = Babel(program, by_keys=True).reveal("Kish")
    for decision in ["settle medes", "build own", "migrate medes persians", "move persians", "end"]:
        kish.does("Kish", "medes", decision)
        program.wait(decision, lambda: program.decisions()[-1:] == [decision])  # noqa: B023
    kish.reveal("Ur")


@pytest.mark.parametrize(
    ("script", "why"),
    [
        ("s09_supply_by_total", "The higher total decides: Ur has 2, Kish has 1."),
        ("s09_supply_tie_by_cards", "Cards in hand decide: Kish holds 2, Ur holds 1."),
        ("s09_shared", "Kish and Ur share the victory."),
    ],
)
def test_the_supply_is_used_up(open_program, referee, tmp_path, script, why):
    """The last temple card is drawn at the end of a turn: the results say who wins, and why."""
    program = open_program(referee.scenario(tmp_path / "supply.ron", f"scenarios-babel/{script}"))
    Babel(program).reveal("Kish").ends()
    program.reckons(until=lambda: program.hears(why))


ASKED = re.compile(r"End it anyway( \(.*\))?")


def test_hammered_keys_and_double_clicks_in_babel(open_program, referee, tmp_path):
    """Whoever hammers at a key neither opens the curtain nor ends the turn; a double click does things once."""
    program = open_program(referee.babel(tmp_path / "babel.ron", TEXT))
    program.hammers_at_the_curtain("Kish")
    kish = Babel(program)
    if program.hears("Pass to Kish"):
        kish.reveal("Kish")
    kish.ready()
    program.hammers_at_the_end(ASKED)
    program.clicks_twice(kish.thing("In your hand: 2 Medes"))
    program.wait("nothing is held", lambda: not program.hears("You hold: "))
    kish.drops("In your hand: 2 Medes", "the land of the Medes.", "settle medes", seconds=0.1)
    program.clicks_twice(program.waits_for(re.compile(r"Lure: .*", re.DOTALL)))
    program.wait("the skill was used, and once", lambda: program.decisions()[1:])
    assert program.decisions()[0] == "settle medes" and program.decisions()[1].startswith("lure ")
    assert len(program.decisions()) == 2
    program.hands.key("BackSpace", seconds=3)
    program.wait("all is taken back", lambda: not program.decisions())


def test_all_keys_at_once_in_babel(open_program, referee, tmp_path):
    """Two hundred keys, clicks and double clicks in no order: the program goes on, and its autosave is a game."""
    program = open_program(referee.babel(tmp_path / "babel.ron", TEXT))
    Babel(program).reveal("Kish").drops("In your hand: 2 Medes", "the land of the Medes.", "settle medes")
    program.hammers([*"123456qwertyahkblpgf", *OTHER_KEYS])
    turn, legal, _ = referee.asked(program.autosave().path)
    assert turn and (legal or turn.startswith("over"))

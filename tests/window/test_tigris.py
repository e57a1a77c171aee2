"""Tigris & Euphrates by mouse: drags, refusals, conflicts, offers, swap and undo, from prepared saves."""

import re

import pytest
from table import Table

# The archer's king and a temple, things to bump into, and treasures enough for the game to go on.
PIECES = "T@f7 kA@f6 S@g6 T@i8 T$@b2 T$@p2 T$@o9"
FASTEST = {"animation_speed": "0.0", "bot_pause": "Off"}


@pytest.fixture
def archer(open_program, referee, tmp_path, request):
    """Archer's turn on a small board, the curtain opened; at the usual pace unless a test says `at_once`."""
    save = referee.tigris(tmp_path / "position.ron", PIECES)
    at_once = request.node.get_closest_marker("at_once")
    table = Table(open_program(save, preferences=FASTEST if at_once else {}))
    return table.reveal("Archer").ready()


def test_every_kind_of_drag(archer):
    """A tile, a leader and a catastrophe onto the board; a leader moved, and taken home."""
    archer.drops("temple", "h6", "place T h6")
    archer.lies("h6", "temple")
    archer.ready().drops("priest", "g7", "lead p g7")
    archer.lies("g7", "priest")
    archer.program.press("Undo", until=lambda: len(archer.program.decisions()) == 1)
    archer.ready().drops("first catastrophe", "k10", "catastrophe k10")
    archer.program.press("Undo", until=lambda: len(archer.program.decisions()) == 1)
    archer.program.press("Undo", until=lambda: not archer.program.decisions())
    archer.ready().drops("f6", "e7", "lead k e7")
    archer.lies("e7", "king")
    archer.lies("f6", "empty")
    archer.ready().drops("e7", "king", "withdraw k")
    archer.lies("e7", "empty")


def test_very_quick_drags(archer):
    """A tenth of a second from the strip to the board and from the board to the strip."""
    archer.drops("temple", "h6", "place T h6", seconds=0.1)
    archer.ready().drops("f6", "king", "withdraw k", seconds=0.1)
    assert archer.program.decisions() == ["place T h6", "withdraw k"]


def test_refused_drops_tell_why(archer):
    """A drop that is not legal is told with its reason, and nothing is played."""
    for what, cell, why in [
        ("temple", "g6", "Something is already on this cell."),
        ("farm", "h6", "Farms can only be placed on rivers."),
        ("temple", "g9", "Rivers are for farms alone: no other tile goes there, and no leader."),
        ("priest", "a11", "A leader must stand next to a temple; one under a monument does not count."),
    ]:
        archer.drag(what, cell)
        archer.refused(why)
        assert not archer.program.decisions()
    archer.drops("temple", "h6", "place T h6")


def test_a_piece_is_placed_by_two_clicks(archer):
    """Click and click; a click on the held piece puts it back."""
    archer.click("temple")
    archer.program.waits_to_hear("You hold: temple")
    archer.click("temple")
    archer.program.waits_to_hear("You hold nothing")
    archer.click("market")
    archer.program.waits_to_hear("You hold: market")
    archer.click("h6")
    archer.played("place M h6")


def test_a_revolt_between_two_people(open_program, referee, tmp_path):
    """Both commit behind the curtain; the hand of one is never in the tree of the other."""
    save = referee.scenario(tmp_path / "revolt.ron", "scenarios/03_revolt_example_1")
    table = Table(open_program(save)).reveal("Pot").ready()
    table.drops("king", "h5", "lead k h5")
    table.commit(2)
    program = table.program
    program.waits_to_hear("Pass to Bull")
    assert not program.hears("Your hand") and not program.hears("Kingdom")
    table.reveal("Bull").commit(3)
    assert program.decisions() == ["lead k h5", "commit 2", "commit 3"]
    table.go_on("wins the revolt")
    table.reveal("Pot").ready()


def test_two_wars_between_two_people(open_program, referee, tmp_path):
    """The attacker chooses the first of two wars, both commit, and the second is called off."""
    save = referee.scenario(tmp_path / "wars.ron", "scenarios/04_wars_example_2")
    table = Table(open_program(save)).reveal("Lion").ready()
    table.drops("settlement", "i5", "place S i5")
    table.program.press(re.compile(r"War of the markets( \(\d\))?\n.*", re.DOTALL), until=lambda: len(table.program.decisions()) == 2)
    table.commit(4)
    table.reveal("Pot").commit(1)
    assert table.program.decisions() == ["place S i5", "war green", "commit 4", "commit 1"]
    table.go_on("No longer connected: there is no war of the settlements.")
    table.reveal("Lion").ready()
    table.lies("j5", "empty")


def test_a_war_of_two_colours_behind_the_curtain(open_program, referee, tmp_path):
    """Both wars of one tile are fought; between the commitments the screen is passed on, and shows no hand."""
    save = referee.scenario(tmp_path / "both.ron", "scenarios/76_both_wars_are_fought_while_both_sides_touch_the_uniting_tile")
    table = Table(open_program(save)).reveal("Archer").ready()
    program = table.program
    table.drops("market", "h5", "place M h5")
    program.press(re.compile(r"War of the settlements( \(\d\))?\n.*", re.DOTALL), until=lambda: len(program.decisions()) == 2)
    table.commit(0)
    program.waits_to_hear("Pass to Bull", 40)
    assert not program.hears("Your hand") and not program.hears("Kingdom")
    table.reveal("Bull").commit(0)
    table.go_on("wins the war of the settlements")
    # The second war follows by itself: nothing is left to choose.
    table.reveal("Archer").commit(1)
    table.reveal("Bull").commit(0)
    assert program.decisions() == ["place M h5", "war black", "commit 0", "commit 0", "commit 1", "commit 0"]
    table.go_on("wins the war of the markets")
    table.reveal("Archer").ready()
    table.lies("k5", "empty")


def test_a_monument(open_program, referee, tmp_path):
    save = referee.scenario(tmp_path / "monument.ron", "scenarios/06_monument_example_3")
    table = Table(open_program(save)).reveal("Bull").ready()
    table.drops("temple", "i5", "place T i5")
    # Below it stands what it would pay.
    offer = re.compile(r"On h4: red and blue monument\n\d points? a turn")
    table.program.press(offer, until=lambda: len(table.program.decisions()) == 2)
    table.played("build red-blue h4")
    table.ready().lies("h4", "monument")


def test_a_building(open_program, referee, tmp_path):
    save = referee.scenario(tmp_path / "building.ron", "scenarios/09_buildings_example_6")
    table = Table(open_program(save)).reveal("Archer").ready()
    table.drops("farm", "c7", "place F c7")
    table.program.press("On b7", until=lambda: len(table.program.decisions()) == 2)
    table.played("raise b7")
    table.ready().lies("b7", "granary")


def test_the_wonder(open_program, referee, tmp_path):
    save = referee.scenario(tmp_path / "wonder.ron", "scenarios/10_wonder_example_7")
    table = Table(open_program(save)).reveal("Archer").ready()
    table.drops("settlement", "i6", "place S i6")
    table.program.press("On i5: the wonder", until=lambda: len(table.program.decisions()) == 2)
    table.played("wonder i5")
    table.ready().lies("h5", "the wonder")
    table.end_turn(1)
    table.program.press("1 green", until=lambda: len(table.program.decisions()) == 4)
    table.played("bonus green")


@pytest.mark.at_once
def test_swap_and_undo(archer):
    """Marked tiles are swapped; what was drawn cannot be taken back, what was placed can."""
    program = archer.program
    archer.drops("temple", "h6", "place T h6")
    program.press("Undo", until=lambda: not program.decisions())
    archer.ready()
    program.press("Swap", until=lambda: program.find("Choose tiles"))
    archer.click("settlement")
    program.waits_for("Swap 1 tile")
    archer.click("farm")
    program.press("Swap 2 tiles", until=lambda: program.decisions())
    archer.played("swap SF")
    archer.ready()
    program.wait("what was drawn cannot be taken back", lambda: not program.find("Undo").enabled)
    program.hands.click(*program.place(program.find("Undo")))
    archer.drops("temple", "h6", "place T h6")
    assert program.decisions() == ["swap SF", "place T h6"]


def test_resizing_while_dragging(archer):
    """The window changes its size while a piece is held: the drop goes where the board is then."""
    program = archer.program

    def smaller():
        before = archer.place_of("p11")
        program.resize(1100, 700)
        program.wait("the board has moved", lambda: archer.place_of("p11") != before)
        program.hands.move(*archer.place_of("h6"))

    archer.drag("temple", "h6", before_drop=smaller)
    archer.played("place T h6")
    archer.ready().drops("market", "h7", "place M h7")

"""Questions at the table: what is pressed for something else, or too soon, answers none of them."""

import re
import time

from table import Table
from test_program import POSITION

ASKED = re.compile(r"Give up 2 actions\?( \(.*\))?")


def test_hammered_keys_give_nothing_away(open_program, referee, tmp_path):
    """Whoever hammers at a key answers no question; double clicks do what a click does, once."""
    save = referee.tigris(tmp_path / "position.ron", POSITION)
    program = open_program(save)
    program.hammers_at_the_curtain("Archer")
    table = Table(program)
    if program.hears("Pass to Archer"):
        table.reveal("Archer")
    table.ready()
    program.hammers_at_the_end(re.compile(r"Give up 2 actions\?"))
    program.clicks_twice(table.piece("temple"))
    program.waits_to_hear("You hold nothing")
    table.drops("temple", "h6", "place T h6", seconds=0.1)


def test_giving_up_is_asked_anew(open_program, referee, tmp_path):
    """Whoever does something else is no longer asked whether to give up actions."""
    program = open_program(referee.tigris(tmp_path / "position.ron", POSITION))
    table = Table(program).reveal("Archer").ready()

    def asked():
        program.press("End turn", until=lambda: program.find(ASKED))

    def gone():
        program.wait("it is no longer asked", lambda: not program.find(ASKED))
        assert not program.decisions()

    asked()
    table.click("temple")
    gone()
    table.click("temple")
    asked()
    program.key("h", until=lambda: program.hears("is thinking it over") or program.find(re.compile(r"Close the hint.*")))
    gone()
    program.key("h", until=lambda: not program.find(re.compile(r"Close the hint.*")))
    asked()
    program.key("Escape")
    gone()
    asked()
    program.press(ASKED, until=lambda: program.decisions() == ["end"])


def test_hammering_takes_no_outcome_away(open_program, referee, tmp_path):
    """Enter held and hammered through a revolt: what came of it is there until it was read."""
    save = referee.scenario(tmp_path / "revolt.ron", "scenarios/03_revolt_example_1", bots={"bull": "greedy"})
    program = open_program(save)
    table = Table(program).ready()
    table.drops("king", "h5", "lead k h5")
    program.waits_for(re.compile(r"Commit (nothing|\d tiles?)( \(.*\))?"))
    for _ in range(60):
        program.hands.key("Return")
        time.sleep(0.05)
    # Hammering commits nothing either, or what was shown when it paused for a moment.
    if len(program.decisions()) == 1:
        table.commit(0)
    for _ in range(60):
        program.hands.key("Return")
        time.sleep(0.05)
    program.waits_for("Go on", seconds=40)
    for _ in range(40):
        program.hands.key("Return")
        time.sleep(0.05)
    assert program.find("Go on")
    table.read_on()


def test_undo_to_the_start_of_the_turn(open_program, referee, tmp_path):
    """With Shift everything goes back; held down, one decision after another."""
    program = open_program(referee.tigris(tmp_path / "position.ron", POSITION))
    table = Table(program).reveal("Archer").ready()

    def both_placed():
        table.ready().drops("temple", "h6", "place T h6")
        table.ready().drops("settlement", "g7", "place S g7")
        program.waits_to_hear("No actions left")

    for _ in range(2):
        both_placed()
        program.key("BackSpace", until=lambda: not program.decisions(), held=["Shift_L"])
    both_placed()
    program.hands.key("BackSpace", seconds=3)
    program.wait("all is taken back", lambda: not program.decisions())

"""What lies on the disk: files that are no games, settings that cannot be read, two programs on one folder."""

import os
import re

import pytest
from table import Table
from test_program import QUICK, from_menu, to_title

CONTINUE = re.compile(r"Continue Tigris & Euphrates.*", re.DOTALL)
PEOPLE = """(seats: [
        (dynasty: archer, name: "Anna", kind: Person),
        (dynasty: bull, name: "Νίκος", kind: Person),
    ], random_start: false, seed: Some(7), hints: true)"""


@pytest.mark.parametrize("what", ["folder", "pipe", "nothing", "text"])
def test_a_file_that_is_no_game(open_program, tmp_path, what):
    """It is said by its name, nothing is done to it, and the title is there."""
    file = tmp_path / "Ur.ron"
    if what == "folder":
        file.mkdir()
    elif what == "pipe":
        os.mkfifo(file)
    elif what == "text":
        file.write_text("Dear Anna,\n", encoding="utf-8")
    said = {
        "folder": "It is not an ordinary file but a folder or something else.",
        "pipe": "It is not an ordinary file but a folder or something else.",
        "nothing": "There is no such file, or not any more.",
        "text": "This does not begin as a saved game does.",
    }[what]
    program = open_program(file)
    told = program.waits_to_hear(said)
    assert "Ur.ron" in told.name and str(tmp_path) not in told.name, told
    program.press("All right", until=lambda: not program.hears(said))
    to_title(program)
    assert file.is_fifo() if what == "pipe" else file.exists() == (what != "nothing")
    assert what != "text" or file.read_text(encoding="utf-8") == "Dear Anna,\n"


def test_one_setting_that_cannot_be_read(open_program):
    """It alone is as at the beginning, which is told once; the file as it was is kept."""
    program = open_program(preferences={"animation_speed": '"fast"', "palette": "Classic"})
    told = program.waits_to_hear("Some settings could not be understood")
    assert "“Animation speed”" in told.name, told
    program.press("All right", until=lambda: not program.hears("Some settings could not be understood"))
    program.press("Settings", until=lambda: program.find("Done"))
    assert program.find("Classic").on
    program.close()
    assert '"fast"' in (program.data / "preferences.damaged.ron").read_text(encoding="utf-8")
    program.start()
    to_title(program)
    assert not program.hears("Some settings could not be understood")


def begun(program):
    """A game of two people, begun on the title."""
    program.press(re.compile(r"Play Tigris & Euphrates now.*", re.DOTALL), until=program.autosaves)
    return at_turn(program)


def at_turn(program):
    """The table once whoever decides has opened the curtain."""
    program.wait("somebody's turn", lambda: program.hears("Pass to") or program.find(re.compile(r"Take .* \(.*\)")), 40)
    if program.hears("Pass to"):
        program.press("I am here", until=lambda: not program.hears("Pass to"))
    return Table(program).ready()


SEATED = {**QUICK, "game": 'Some("tigris")', "last_setup": PEOPLE}


def test_two_programs_on_one_game(open_program):
    """The second says that the first plays it, and shows it or plays a copy; the first loses nothing."""
    first = open_program(preferences=SEATED)
    begun(first).end_turn(2)
    game = first.autosave()
    second = open_program()
    second.press(CONTINUE, until=lambda: second.hears("This game is being played"))
    second.press("Only look", until=lambda: second.find("One decision back"))
    second.press("Leave", until=lambda: second.find("Quit"))
    second.press(CONTINUE, until=lambda: second.hears("This game is being played"))
    second.press("Play a copy", until=lambda: second.hears("Pass to"))
    at_turn(second).end_turn(2)
    assert len(second.autosaves()) == 2
    second.close()
    assert game.path.read_text(encoding="utf-8") == game.text
    first.comes_to_the_front()
    first.plays = game.path
    at_turn(first).end_turn(2)
    at_turn(first)
    from_menu(first, "Quit", until=lambda: first.process.poll() is not None)
    first.ended()
    kept = {save.path: save.decisions for save in first.autosaves()}
    assert len(kept) == 2 and kept[game.path] == ["end", "end"], kept


def test_a_game_carried_out_and_in(open_program, tmp_path):
    """Export writes a copy where it was told to, Import takes a file among the saved games."""
    program = open_program(preferences=SEATED)
    begun(program).end_turn(2)
    at_turn(program)
    from_menu(program, "To the title", until=lambda: program.find(CONTINUE))
    program.press("Load", until=lambda: program.find("Import"))
    program.press(re.compile("Export.*"), until=lambda: program.hears("Export a copy"))
    copy = tmp_path / "carried.ron"
    program.writes("Path of the file", copy)
    program.wait("the copy is written", copy.exists)
    assert copy.read_text(encoding="utf-8") == program.autosave().text
    program.waits_to_hear("“carried.ron” has been written")
    program.press("Import", until=lambda: program.hears("Import a game"))
    program.writes("Path of the file", copy)
    program.waits_to_hear("“carried” is among the saved games now")
    assert len(list((program.data / "saves").glob("*.ron"))) == 1

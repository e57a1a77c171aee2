"""The program around the games: first start, new games, saves, settings, replay, all keys at once."""

import re
import subprocess

from driver import OTHER_KEYS
from table import Table
from tree import ON_SCREEN

PEOPLE = """(seats: [
        (dynasty: archer, name: "Anna", kind: Person),
        (dynasty: bull, name: "", kind: Bot("judge")),
    ], random_start: false, seed: Some(7), hints: true)"""
QUICK = {"animation_speed": "0.0", "bot_pause": "Off", "curtain": "SecretsOnly"}


def to_title(program):
    return program.waits_for("Quit")


def from_menu(program, name, until=None):
    """Opens the game menu and presses something there."""
    program.press("Game menu", until=lambda: program.find("Resume"))
    program.press(name, until=until)


def test_the_first_start(open_program):
    """Language and questions, then the title, and nothing is asked again."""
    program = open_program(first_start=True)
    program.waits_to_hear("Language")
    program.press("Português (Brasil)", until=lambda: program.hears("Idioma"))
    program.press("English", until=lambda: program.hears("Language"))
    program.press("Large", until=lambda: program.find("Large").on)
    program.press("Instant", until=lambda: program.find("Instant").on)
    program.press("To the title", until=lambda: program.find("Quit"))
    program.press("Quit", until=lambda: program.process.poll() is not None)
    program.ended()
    told = program.preferences()
    assert "first_run_done: true" in told and "ui_scale: 125" in told and "animation_speed: 0.0" in told and '"en"' in told
    program.start()
    to_title(program)


def test_save_quit_continue(open_program):
    """A game begun on the title, saved under a name, left, continued, and opened from its save."""
    program = open_program(preferences={**QUICK, "game": 'Some("tigris")', "last_setup": PEOPLE})
    program.press(re.compile(r"Play Tigris & Euphrates now.*", re.DOTALL), until=lambda: program.autosaves())
    table = Table(program).ready()
    table.end_turn(2)
    table.ready()
    from_menu(program, "Save as", until=lambda: program.find("Name of the save"))
    program.hands.type("Ur")
    program.press("Save", until=lambda: list((program.data / "saves").glob("*.ron")))
    played = program.decisions()
    assert played[0] == "end" and len(played) > 1
    program.wait("the menu has gone", lambda: not program.find("Name of the save"))
    from_menu(program, "Quit", until=lambda: program.process.poll() is not None)
    program.ended()
    program.start()
    to_title(program)
    program.press(re.compile(r"Continue Tigris & Euphrates.*", re.DOTALL), until=lambda: program.find("Game menu"))
    table.ready()
    assert program.decisions() == played
    table.end_turn(2)


def test_settings_survive_a_restart(open_program):
    program = open_program(preferences={})
    to_title(program)
    program.press("Settings", until=lambda: program.find("Done"))
    program.press("Classic", until=lambda: program.find("Classic").on)
    program.press("Pace", until=lambda: program.find("Long"))
    program.press("Long", until=lambda: program.find("Long").on)
    program.press("Reduce motion", until=lambda: program.find("Reduce motion").on)
    program.press("Done", until=lambda: program.find("Quit"))
    program.close()
    told = program.preferences()
    assert "palette: Classic" in told and "bot_pause: Long" in told and "reduce_motion: true" in told
    program.start()
    to_title(program)
    program.press("Settings", until=lambda: program.find("Done"))
    assert program.find("Classic").on
    program.press("Pace", until=lambda: program.find("Long"))
    assert program.find("Long").on and program.find("Reduce motion").on


def test_another_language_at_once(open_program, referee, tmp_path):
    """The table speaks the new language as soon as it is chosen, and keeps it."""
    save = referee.tigris(tmp_path / "position.ron", "T@f7 kA@f6 T$@b2 T$@p2 T$@o9")
    program = open_program(save)
    table = Table(program).reveal("Archer").ready()
    table.drops("temple", "g7", "place T g7")
    from_menu(program, "Settings", until=lambda: program.find("Done"))
    program.press("Português (Brasil)", until=lambda: program.find("Pronto"))
    program.press("Pronto", until=lambda: program.hears("Pausa"))
    program.key("Escape", until=lambda: program.hears("Encerrar") or program.hears("Desfazer"))
    program.close()
    assert '"pt-BR"' in program.preferences()


def test_what_a_screen_reader_is_told(open_program, referee, tmp_path):
    """Where things are on the screen, what cannot be pressed now, and what a group of choices is called."""
    program = open_program(referee.tigris(tmp_path / "position.ron", POSITION))
    table = Table(program).reveal("Archer").ready()
    for button, usable in [("Undo", False), ("Swap", True), ("End turn", True)]:
        program.wait(f"{button} is told", lambda: program.find(button).enabled == usable)  # noqa: B023
    assert table.piece("first catastrophe") and table.piece("second catastrophe")

    def placed():
        node = program.find("End turn")
        return program.bus.extents(program.name, node.path, ON_SCREEN) == program.rectangle(node)

    program.wait("places on the screen are right before the window was moved", placed)
    subprocess.run(["xdotool", "windowmove", str(program.window()), "40", "60"], check=True)
    program.wait("and after it was moved", placed)
    from_menu(program, "Settings", until=lambda: program.find("Done"))
    groups = [node.name for node in program.tree() if node.role == "panel"]
    assert {"Parts of this page", "Language", "Colours"} <= set(groups), groups


def test_a_replay(open_program, referee, tmp_path):
    """The running game looked back on, and left again where it stood."""
    save = referee.tigris(
        tmp_path / "position.ron", "T@f7 kA@f6 T$@b2 T$@p2 T$@o9", ["place T g7", "place S h7", "end", "place S a6"]
    )
    program = open_program(save)
    table = Table(program).reveal("Bull")
    table.ready()
    from_menu(program, "Replay", until=lambda: program.find("One decision back"))
    program.press("One decision back", until=lambda: "empty" in table.cell("a6").name)
    program.key("Home", until=lambda: "empty" in table.cell("g7").name)
    program.key("Right", until=lambda: "temple" in table.cell("g7").name)
    program.press("Leave", until=lambda: program.hears("Pass to Bull") or program.find("Game menu"))
    if program.hears("Pass to Bull"):
        table.reveal("Bull")
    table.ready()
    assert "settlement" in table.cell("a6").name
    table.drag("market", "b6")
    table.played("place M b6")
    assert program.decisions()[-2:] == ["place S a6", "place M b6"]


POSITION = "T@f7 kA@f6 S@g6 T@i8 T$@b2 T$@p2 T$@o9"


def test_all_keys_at_once(open_program, referee, tmp_path):
    """Two hundred keys and clicks in no order: the program goes on, and its autosave is a game."""
    save = referee.tigris(tmp_path / "position.ron", POSITION)
    program = open_program(save)
    Table(program).reveal("Archer").ready().drops("temple", "h6", "place T h6")
    program.hammers([*"123456qwercsahtbklpgf", *OTHER_KEYS])
    turn, legal, _ = referee.asked(program.autosave().path)
    assert turn and (legal or turn.startswith("over"))

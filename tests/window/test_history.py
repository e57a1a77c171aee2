"""Finished games that stay: the page of them, what goes out of it, damage, two programs, a full disk."""

import re
import subprocess

import pytest
from babel_table import Babel

ROW = re.compile(r"Replay.*Babel of .*", re.DOTALL)
DELETE = re.compile(r"Delete.*Babel of .*", re.DOTALL)
ANYWAY = re.compile(r"End it anyway.*")
# A turn that ends the game.
LAST = "scenarios-babel/s09_supply_by_total"


def test_finished_games(open_program, referee, tmp_path):
    """A game that ends is told in a row; a table goes out; what cannot be read is kept aside; deleting asks."""
    program = open_program(referee.scenario(tmp_path / "supply.ron", LAST))
    Babel(program).reveal("Kish").ends()
    program.reckons(until=lambda: program.find("History"))
    program.press("History", until=lambda: program.find(ROW))
    assert "Ur won, 2 points" in program.find(ROW).name, program.find(ROW)

    table = tmp_path / "games.csv"
    program.press("Export a table", until=lambda: program.hears("Export as a table"))
    program.writes("Path of the file", table)
    program.waits_to_hear("“games.csv” has been written")
    written = table.read_text(encoding="utf-8-sig").splitlines()
    assert len(written) == 3 and written[0].startswith('"Record","Ended (UTC)","Game"'), written
    assert '"Babel"' in written[1] and '"Kish"' in written[1] and '"Ur"' in written[2], written

    finished = program.data / "history" / program.autosave().path.name
    assert finished.exists()
    damaged = finished.with_name("game-1600000000-00000000000000aa.ron")
    damaged.write_text("(format: 3, game: \"babel\", bro", encoding="utf-8")
    # Back to the results, which led here.
    program.key("Escape", until=lambda: program.find("To the title"))
    program.press("To the title", until=lambda: program.find("Quit"))
    program.press("History", until=lambda: program.hears("it is kept in the folder of finished games as"))
    told = program.hears("it is kept in the folder of finished games as").name
    assert str(tmp_path) not in told, told
    assert not damaged.exists() and finished.exists()
    (aside,) = (path for path in finished.parent.iterdir() if path.name.startswith(damaged.stem))
    assert aside.read_text(encoding="utf-8").endswith("bro")
    program.press("All right", until=lambda: not program.hears("it is kept in the folder"))

    program.press(DELETE, until=lambda: program.hears("Delete this game from the history?"))
    program.key("Escape", until=lambda: not program.hears("Delete this game from the history?"))
    assert program.find(ROW) and finished.exists()
    program.press(DELETE, until=lambda: program.hears("Delete this game from the history?"))
    program.press("Delete", role="button", until=lambda: not finished.exists())
    program.waits_to_hear("No game of yours has been finished yet")


def ends(program, until):
    """Ends the turn and with it the game."""
    Babel(program).reveal("Kish")
    program.press("End turn", until=lambda: program.find(ANYWAY))
    program.press(ANYWAY, until=until)


def games(program):
    return sorted(path.name for path in (program.data / "history").glob("game-*.ron"))


def to_the_history(program):
    """From the results of a game, or a page that they led to."""
    program.reckons(until=lambda: program.find("To the title"))
    program.press("To the title", until=lambda: program.find("Quit"))
    program.press("History", until=lambda: program.find("Export a table"))


def test_two_programs_on_one_history(open_program, referee, tmp_path):
    """Either sees what ends at the other's table; what one has deleted the other says is gone."""
    first = open_program(referee.scenario(tmp_path / "a.ron", LAST))
    ends(first, until=lambda: first.find("Final score"))
    to_the_history(first)
    first.waits_for(ROW)
    second = open_program(referee.scenario(tmp_path / "b.ron", LAST))
    ends(second, until=lambda: second.find("Final score"))
    to_the_history(second)
    second.waits_to_hear("2 games")
    first.comes_to_the_front()
    first.key("Escape", until=lambda: first.find("Quit"))
    first.press("History", until=lambda: first.hears("2 games"))
    for left in (1, 0):
        first.press(DELETE, until=lambda: first.hears("Delete this game from the history?"))
        first.press("Delete", role="button", until=lambda left=left: len(games(first)) == left)
    first.waits_to_hear("No game of yours has been finished yet")
    second.comes_to_the_front()
    second.press(ROW, until=lambda: second.hears("There is no such file, or not any more"))
    second.press("All right", until=lambda: not second.hears("There is no such file"))


def test_a_game_that_ends_on_a_full_disk(open_program, referee, tmp_path):
    """A message says so; with room again the game is among the finished ones, though nothing is decided any more."""
    save = referee.scenario(tmp_path / "a.ron", LAST)
    data = tmp_path / "one" / "data"
    data.mkdir(parents=True)
    disk = ["mount", "-t", "tmpfs", "-o", "size=256k", "none", data]
    if subprocess.run(disk, stderr=subprocess.DEVNULL, check=False).returncode:
        pytest.skip("only root can mount a disk, and not everywhere")
    try:
        program = open_program(save)
        filler = data / "filler"
        subprocess.run(["dd", "if=/dev/zero", f"of={filler}", "bs=512"], stderr=subprocess.DEVNULL, check=False)
        ends(program, until=lambda: program.hears("There is no room left"))
        program.press("All right", until=lambda: program.find("Final score"))
        assert not games(program)
        filler.unlink()
        program.wait("the finished game is on the disk", lambda: games(program))
        program.wait("its autosave as well", lambda: program.decisions() == ["end"])
        program.kill()
        program.start()
        program.press("History", until=lambda: program.find(ROW))
        program.check()
        program.kill()
    finally:
        subprocess.run(["umount", "-l", data], check=True)

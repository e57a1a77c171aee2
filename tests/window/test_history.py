"""Finished games that stay: the page of them, what goes out of it, a file that is damaged."""

import re

from babel_table import Babel

ROW = re.compile(r"Replay.*Babel of .*", re.DOTALL)


def test_finished_games(open_program, referee, tmp_path):
    """A game that ends is told in a row; a table goes out; what cannot be read is kept aside; deleting asks."""
    program = open_program(referee.scenario(tmp_path / "supply.ron", "scenarios-babel/s09_supply_by_total"))
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

    delete = re.compile(r"Delete.*Babel of .*", re.DOTALL)
    program.press(delete, until=lambda: program.hears("Delete this game from the history?"))
    program.key("Escape", until=lambda: not program.hears("Delete this game from the history?"))
    assert program.find(ROW) and finished.exists()
    program.press(delete, until=lambda: program.hears("Delete this game from the history?"))
    program.press("Delete", role="button", until=lambda: not finished.exists())
    program.waits_to_hear("No game of yours has been finished yet")

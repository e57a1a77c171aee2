"""What a finished game teaches: it is reviewed, and a mistake in it practised, by keyboard and by what is heard."""

import re
import time
from pathlib import Path

from driver import PATIENCE
from table import Table

FINISHED = Path(__file__).parent.parent / "saves" / "format1-rules1-finished.ron"
PIECE = re.compile(r"Better: (?:Place|Move) (?:an? |the )?(settlement|temple|farm|market|king|priest|farmer|trader) (?:on|.* to) ([a-p]\d+).*", re.DOTALL)


def keep(data, name):
    """Puts a finished game of this person against a bot into the history; answers its file."""
    text = re.sub(r'name:"archer .*?first",', f'name:"{name}",', FINISHED.read_text(encoding="utf-8"))
    assert name in text
    created, number = (int(re.search(rf"\n    {key}: (\d+),", text).group(1)) for key in ("created", "id"))
    file = data / "history" / f"game-{created}-{number:016x}.ron"
    file.parent.mkdir(parents=True)
    file.write_text(text, encoding="utf-8")
    return file


def in_the_history(open_program, tmp_path):
    """The page of the history with Anna's game in it, gone to by keyboard; the game's file, and what it says."""
    file = keep(tmp_path / "one" / "data", "Anna")
    kept = file.read_bytes()
    program = open_program()
    table = Table(program, by_keys=True)
    table.press("History", until=lambda: program.find("Add a name"))
    return table, file, kept


def look_back(table):
    """From the history to the replay of its game."""
    replay = re.compile(r"Replay: Tigris.*", re.DOTALL)
    table.press(replay, until=lambda: table.program.find(re.compile(r"Review.*")))


def test_a_mistake_is_practised(open_program, tmp_path):
    """From the history to the review, from a mark there to the table, and an answer, without a mouse."""
    table, file, kept = in_the_history(open_program, tmp_path)
    program = table.program
    table.press("Add a name", until=lambda: program.hears("Who plays here?"))
    # A question takes no letter in its first moment.
    time.sleep(0.6 * PATIENCE)
    program.hands.type("Anna")
    program.key("Return", until=lambda: not program.hears("Who plays here?"))
    look_back(table)
    program.key("r", until=lambda: program.find(re.compile(r"Review.*\d+%.*|Close the review.*")))
    program.waits_to_hear("Chances over the game", 200)

    def mark():
        return program.find(re.compile(r"\d+ of \d+.*"))

    while not program.find("Practise this"):
        before = str(mark())
        program.key("n", until=lambda before=before: str(mark()) != before)
        # What there is to say of a mark comes with the moment that it goes to.
        time.sleep(0.3 * PATIENCE)
    where = mark().name
    better = program.hears("Better: ")
    found = PIECE.fullmatch(better.name)
    table.press("Practise this", until=lambda: program.hears("Do it on the table, as in a game"))
    if found:
        piece, cell = found.groups()
        table.ready()
        table.puts(piece, cell)
        program.waits_to_hear("Right: ", 60)
    else:
        # Whatever was better there: to do nothing is an answer, too.
        verdict = lambda: program.hears("Right: ") or program.hears("There is better")  # noqa: E731
        key = "Return" if program.find(re.compile(r"Commit nothing( \(.*\))?")) else "t"
        for _ in range(2):
            program.hands.key(key)
            time.sleep(0.6 * PATIENCE)
        program.wait("the answer is judged", verdict, 60)
    program.waits_to_hear("You: ")
    table.press("Back to the review", until=mark)
    assert mark().name == where, "another moment than the one that was left"
    program.check()
    assert file.read_bytes() == kept, "the game itself was changed"


def test_what_is_tried_leads_back(open_program, tmp_path):
    """A game that goes on from a moment of a replay: its menu leads back there, and leaving leads to the history."""
    table, file, kept = in_the_history(open_program, tmp_path)
    program = table.program
    look_back(table)

    def has_begun():
        back = program.find(re.compile(r"One decision back.*"))
        return back and back.enabled

    assert not has_begun()
    program.key("Down", until=has_begun)
    table.press(re.compile("Play on from here.*"), until=lambda: program.hears("Who plays each seat"))
    table.press("Play", until=lambda: program.autosaves())
    menu = lambda: program.find("Back to the original game")  # noqa: E731
    program.wait("the table of the other game", lambda: not program.hears("Who plays each seat"))
    program.key("Escape", until=menu)
    table.press("Back to the original game", until=lambda: program.find(re.compile(r"Review.*")))
    program.wait("the moment that was left", has_begun)
    program.key("Escape", until=lambda: not program.find(re.compile(r"Review.*")))
    program.wait("the history", lambda: program.find(re.compile(r"Export a table.*")))
    program.check()
    assert file.read_bytes() == kept, "the game itself was changed"

"""Saves that a test writes down as a position, made by the referee."""

import re
import subprocess
from pathlib import Path

HERE = Path(__file__).parent
COLUMNS = "abcdefghijklmnop"
USUAL = {
    "players": "archer bull pot",
    "active": "archer",
    "actions": "2",
    "bag": "TSFMTSFMTSFMTSFMTSFMTSFMTSFM",
    "hand archer": "TTSSFM",
    "hand bull": "TTSSFM",
    "hand pot": "TTSSFM",
}


class Referee:
    """The program that speaks plain text."""

    def __init__(self, binary):
        self.binary = binary

    def _run(self, script, but=()):
        """What it answers; no command may be refused, but with one of these answers."""
        done = subprocess.run([self.binary], input=script, text=True, capture_output=True, check=False)
        answers = done.stdout.splitlines()
        refused = [line for line in answers if line.startswith("?") and line not in but]
        assert not refused, f"{refused}\n{script}"
        return done.stdout

    def tigris(self, path, pieces, decisions=(), bots=None, **lines):
        """A save on the standard board: `pieces` are tokens on cells, like `T@f7 kA@f6`; `lines` stand
        instead of the usual ones, `hand_archer` for `hand archer`. Dynasties in `bots` are played by these."""
        given = {key.replace("_", " "): value for key, value in lines.items()}
        told = {**USUAL, **given}
        where = dict(reversed(token.rsplit("@", 1)) for token in pieces.split())
        rows = [" ".join(where.get(f"{column}{row}", ".") for column in COLUMNS) for row in range(1, 12)]
        text = ["position", f"board {told.pop('board', 'standard')}"]
        text += [f"{key} {value}" for key, value in told.items()]
        text += ["grid", *rows, "end", *[f"play {decision}" for decision in decisions], f"save {path}", "quit"]
        self._run("\n".join(text) + "\n")
        self._seat(path, bots)
        return path

    def scenario(self, path, script, decisions=(), bots=None):
        """A save of the position that a script begins with, like `scenarios/03_revolt_example_1`."""
        lines = scenario(HERE.parent / f"{script}.txt")
        lines += [f"play {decision}" for decision in decisions]
        self._run("\n".join([*lines, f"save {path}", "quit"]) + "\n")
        self._seat(path, bots)
        return path

    def babel(self, path, text, decisions=(), bots=None):
        """A save of Babel from the lines of a position."""
        script = ["position", *text.strip().splitlines(), *[f"play {decision}" for decision in decisions]]
        self._run("\n".join([*script, f"save {path}", "quit"]) + "\n")
        self._seat(path, bots)
        return path

    def asked(self, path, bot=None, seed=1):
        """What a game in a file waits for: who is asked what, what is legal, and what a bot would do."""
        say = ["turn", "legal"] + ([f"genmove {bot} evals=300 seed={seed}"] if bot else [])
        script = "\n".join([f"load {path}", *say, "quit"]) + "\n"
        # A bot asked after the end is told so: only the answer says that this is the end.
        answers = self._run(script, but=["? The game is over: nobody decides."]).split("\n\n")
        answers = [answer.removeprefix("=").strip() for answer in answers]
        turn, legal = answers[1], answers[2].splitlines()
        return turn, legal, answers[3].splitlines()[0] if bot and legal else None

    def _seat(self, path, bots):
        """People play what the referee saves; some of them give way to bots."""
        text = path.read_text(encoding="utf-8")
        for player, level in (bots or {}).items():
            line = rf'(player:\s?{player}.*?kind:\s?)Person'
            text, found = re.subn(line, rf'\1Bot("{level}")', text, count=1)
            assert found, f"{player} is not in\n{text[:600]}"
        path.write_text(text, encoding="utf-8")


def scenario(path):
    """The position that a script of `tests/scenarios` begins with, as its lines."""
    lines = path.read_text(encoding="utf-8").splitlines()
    start, end = lines.index("position"), lines.index("end")
    return lines[start : end + 1]

"""What the program says in each language, by the keys of its locale files."""

import re
from pathlib import Path

LOCALES = Path(__file__).parents[2] / "assets" / "locales"


class Words:
    """The messages of a language that take one line."""

    def __init__(self, language):
        lines = [
            line
            for file in sorted((LOCALES / language).glob("*.ftl"))
            for line in file.read_text(encoding="utf-8").splitlines()
        ]
        self.messages = dict(re.findall(r"^([a-z0-9-]+) = (.+)$", "\n".join(lines), re.MULTILINE))

    def __call__(self, key, **given):
        """A pattern for what is said, and a key of the keyboard behind it; what is not given is anything."""
        parts = re.split(r"\{ \$(\w+) \}", self.messages[key])
        said = [re.escape(part) if at % 2 == 0 else re.escape(given[part]) if part in given else ".*" for at, part in enumerate(parts)]
        return re.compile("".join(said) + r"( \([^)]*\))?", re.DOTALL)

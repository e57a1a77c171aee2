"""Gives Alegreya Sans its own tabular lining figures by default.

The fonts come with old-style figures, which dance above and below the line and do not stand in
columns; egui cannot switch OpenType features on. Only the character map is changed, no glyph.

    pip install fonttools
    python lining_figures.py AlegreyaSans_*.ttf
"""

import sys

from fontTools.ttLib import TTFont

DIGITS = "zero one two three four five six seven eight nine".split()

for path in sys.argv[1:]:
    font = TTFont(path)
    for table in font["cmap"].tables:
        if table.isUnicode():
            for value, name in enumerate(DIGITS):
                if f"{name}.tf" in font.getGlyphOrder():
                    table.cmap[ord("0") + value] = f"{name}.tf"
    font.save(path)

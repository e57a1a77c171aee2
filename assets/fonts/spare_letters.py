"""Makes the spare fonts: letters of people's names that Alegreya Sans and Cinzel lack.

Noto Sans for Latin, Greek and Cyrillic with all their marks, and its sisters for Armenian and
Georgian, cut down to those letters. What is written from right to left is left out, for egui does
not turn lines round; Chinese, Japanese and Korean are left out for the size of their fonts.

    pip install fonttools
    npm pack @expo-google-fonts/noto-sans @expo-google-fonts/noto-sans-armenian \
        @expo-google-fonts/noto-sans-georgian          # then unpack each into a folder
    python spare_letters.py FOLDER                     # the one that holds them all
"""

import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

OWN = Path(__file__).parent / "AlegreyaSans_500Medium.ttf"
LETTERS = {
    "NotoSans": [(0x00A0, 0x024F), (0x0250, 0x02FF), (0x0300, 0x036F), (0x0370, 0x03FF),
                 (0x0400, 0x052F), (0x1E00, 0x1EFF), (0x1F00, 0x1FFF), (0x2000, 0x206F)],
    "NotoSansArmenian": [(0x0530, 0x058F)],
    "NotoSansGeorgian": [(0x10A0, 0x10FF), (0x1C90, 0x1CBF)],
}

own = TTFont(OWN).getBestCmap()
for name, ranges in LETTERS.items():
    source = next(Path(sys.argv[1]).rglob(f"{name}_500Medium.ttf"))
    options = Options()
    options.hinting = False
    options.glyph_names = False
    options.layout_features = ["kern", "mark", "mkmk", "ccmp"]
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    subsetter = Subsetter(options)
    # Marks are kept even where our own font has them: they must fit the letters here.
    wanted = {letter for first, last in ranges for letter in range(first, last + 1)}
    subsetter.populate(unicodes={l for l in wanted if l not in own or 0x300 <= l < 0x370})
    font = TTFont(source)
    subsetter.subset(font)
    font.save(Path(__file__).parent / f"{name}_Names.ttf")

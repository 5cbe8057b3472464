"""Cuts the two faces down to what the client writes with them: our languages' letters, and the features its styles use.

make fonts     writes client/src/styles/fonts/
"""

import shutil
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

CLIENT = Path(__file__).parent.parent / "client"
SOURCE = CLIENT / "node_modules"
TARGET = CLIENT / "src/styles/fonts"

LETTERS = {
    "latin": [*range(0x20, 0x7F), *range(0xA0, 0x100), *range(0x2010, 0x2015), *range(0x2018, 0x201F), 0x2022, 0x2026]
    + [0x2032, 0x2033, 0x2039, 0x203A, 0x20AC, 0x2122, 0x2191, 0x2193, 0x2212],
    "latin-ext": [*range(0x100, 0x180), *range(0x218, 0x21C)],
    "cyrillic": [*range(0x400, 0x460), 0x490, 0x491, 0x2116],
}
FEATURES = ["ccmp", "kern", "liga", "lnum", "locl", "mark", "mkmk", "tnum"]
WEIGHTS = (400, 700)


def main() -> None:
    """All faces, and their licences beside them."""
    TARGET.mkdir(parents=True, exist_ok=True)
    for script in LETTERS:
        for style in ("normal", "italic"):
            cut(f"@fontsource-variable/alegreya/files/alegreya-{script}-wght-{style}.woff2", script)
        for weight in WEIGHTS:
            cut(f"@fontsource/alegreya-sans/files/alegreya-sans-{script}-{weight}-normal.woff2", script)
    for package in ("@fontsource-variable/alegreya", "@fontsource/alegreya-sans"):
        shutil.copy(SOURCE / package / "LICENSE", TARGET / f"{package.rpartition('/')[2]}.LICENSE")


def cut(source: str, script: str) -> None:
    """One file of a face."""
    font = TTFont(SOURCE / source)
    if "fvar" in font:
        font = instancer.instantiateVariableFont(font, {"wght": WEIGHTS})
    options = subset.Options(layout_features=FEATURES, hinting=False)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=LETTERS[script])
    cutter.subset(font)
    font.flavor = "woff2"
    file = TARGET / Path(source).name
    font.save(file)
    print(f"{file.name}: {(SOURCE / source).stat().st_size:,} to {file.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()

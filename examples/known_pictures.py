"""A check for `starlore serve --check-pictures`: objects to pictures that look like one of those in a folder.

    python examples/known_pictures.py FOLDER FILE

Ends with 1 and says which one, when the picture is one of them: also smaller, encoded anew or a little brighter, but
not cut or turned. It needs Pillow.
"""

import sys
from pathlib import Path

from PIL import Image

SIZE = 16
ALIKE = 24
"""Of 256 bits, how many may differ in two files of the same picture."""


def fingerprint(file: Path) -> int:
    """A perceptual hash: for each place of a coarse sketch, whether it is brighter than the place to its right."""
    with Image.open(file) as image:
        sketch = image.convert("L").resize((SIZE + 1, SIZE), Image.Resampling.BOX)
    grey = sketch.tobytes()
    bits = 0
    for row in range(SIZE):
        for column in range(SIZE):
            at = row * (SIZE + 1) + column
            bits = bits << 1 | (grey[at] > grey[at + 1])
    return bits


def main(folder: Path, file: Path) -> int:
    """What the program ends with."""
    mine = fingerprint(file)
    for known in sorted(one for one in folder.iterdir() if one.is_file()):
        if (mine ^ fingerprint(known)).bit_count() <= ALIKE:
            print(f"it looks like {known.name}")
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), Path(sys.argv[2])))

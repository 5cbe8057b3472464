"""Cuts the pictures of the home page's fan from the deck, in the sizes that they are shown in.

make fan     writes client/src/screens/home/fan/
"""

from pathlib import Path

from PIL import Image

ROOT = Path(__file__).parent.parent
DECK = ROOT / "src/starlore/decks/data/pictures"
TARGET = ROOT / "client/src/screens/home/fan"
CARDS = (57, 66, 83)
WIDTHS = {"small": 280, "large": 560}
"""For a phone with three pixels to a point, and for a wide window."""


def main() -> None:
    """Every picture in every size."""
    TARGET.mkdir(parents=True, exist_ok=True)
    for card in CARDS:
        with Image.open(DECK / f"{card:03}.webp") as picture:
            for size, width in WIDTHS.items():
                small = picture.convert("RGB").resize((width, width * 3 // 2), Image.Resampling.LANCZOS)
                small.save(TARGET / f"{card:03}-{size}.avif", quality=52, speed=2)


if __name__ == "__main__":
    main()

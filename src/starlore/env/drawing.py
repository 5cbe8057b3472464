"""Drawing a table for `rgb_array`: the cards that lie on it and the points. Needs Pillow."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from starlore.env.features import picture_files

WIDTH, HEIGHT, GAP, CAPTION = 100, 150, 8, 28
PAPER, INK, BACK = (251, 248, 241), (43, 37, 64), (108, 79, 179)

Image = npt.NDArray[np.uint8]


@cache
def card_image(number: int) -> Any:
    """A small picture of a card; 0: its back."""
    from PIL import Image as Pictures

    if not number:
        return Pictures.new("RGB", (WIDTH, HEIGHT), BACK)
    with Pictures.open(picture_files(small=True)[number]) as picture:
        return picture.convert("RGB").resize((WIDTH, HEIGHT))


def draw(cards: Sequence[int], across: int, caption: str) -> Image:
    """Cards in rows, and a line of text below them."""
    from PIL import Image as Pictures
    from PIL import ImageDraw

    down = -(-len(cards) // across)
    size = (GAP + across * (WIDTH + GAP), GAP + down * (HEIGHT + GAP) + CAPTION)
    sheet = Pictures.new("RGB", size, PAPER)
    for place, number in enumerate(cards):
        row, column = divmod(place, across)
        sheet.paste(card_image(number), (GAP + column * (WIDTH + GAP), GAP + row * (HEIGHT + GAP)))
    plain = caption.encode("latin-1", "replace").decode("latin-1")
    ImageDraw.Draw(sheet).text((GAP, size[1] - CAPTION + 6), plain, fill=INK)
    return np.asarray(sheet, np.uint8).copy()

"""A photograph of fifteen cards on a table, as a phone would take it: held askew, with wood, light and grain."""

from io import BytesIO
from random import Random

from PIL import Image, ImageDraw, ImageFilter

from starlore.decks.pictures import DECK

Corner = tuple[float, float]

SIZE = (1600, 1200)
ASKEW: tuple[Corner, Corner, Corner, Corner] = ((0.17, 0.16), (0.86, 0.2), (0.93, 0.86), (0.08, 0.9))
"""Where the outermost corners of the cards are: shares of the width and the height, from the top left clockwise."""

CARD, GAP = (200, 300), 12
"""Pixels of a card as it lies there, and of the table between two."""


def laid_out(first: int = 1) -> Image.Image:
    """Three rows of five, from straight above; the table is seen through the gaps."""
    width, height = 5 * CARD[0] + 4 * GAP, 3 * CARD[1] + 2 * GAP
    sheet = Image.new("RGBA", (width, height), (0, 0, 0, 0))
    for place in range(15):
        row, column = divmod(place, 5)
        with Image.open(DECK.folder / f"{first + place:03}-400.webp") as card:
            sheet.paste(card.convert("RGB").resize(CARD), (column * (CARD[0] + GAP), row * (CARD[1] + GAP)))
    return sheet


def coefficients(corners: tuple[Corner, ...], size: tuple[int, int]) -> list[float]:
    """What Pillow needs to draw a sheet into a quadrilateral: from points of the picture to points of the sheet."""
    (w, h), rows, target = size, [], []
    for (x, y), (u, v) in zip(corners, ((0, 0), (w, 0), (w, h), (0, h)), strict=True):
        px, py = x * SIZE[0], y * SIZE[1]
        rows += [[px, py, 1, 0, 0, 0, -u * px, -u * py], [0, 0, 0, px, py, 1, -v * px, -v * py]]
        target += [float(u), float(v)]
    return solved(rows, target)


def solved(rows: list[list[float]], target: list[float]) -> list[float]:
    """Eight equations with eight unknowns (Gauss-Jordan)."""
    matrix = [[*row, value] for row, value in zip(rows, target, strict=True)]
    for at in range(len(matrix)):
        best = max(range(at, len(matrix)), key=lambda row: abs(matrix[row][at]))
        matrix[at], matrix[best] = matrix[best], matrix[at]
        matrix[at] = [value / matrix[at][at] for value in matrix[at]]
        for row in range(len(matrix)):
            if row != at:
                factor = matrix[row][at]
                matrix[row] = [a - factor * b for a, b in zip(matrix[row], matrix[at], strict=True)]
    return [row[-1] for row in matrix]


def wood(seed: int = 7) -> Image.Image:
    """A table."""
    rng, image = Random(seed), Image.new("RGB", SIZE, (112, 78, 52))
    draw = ImageDraw.Draw(image)
    for y in range(0, SIZE[1], 3):
        shade = rng.randrange(-12, 13)
        draw.line((0, y, SIZE[0], y + rng.randrange(-6, 7)), (112 + shade, 78 + shade, 52 + shade), 3)
    return image.filter(ImageFilter.GaussianBlur(1.5))


def photograph(first: int = 1) -> bytes:
    """The picture as a JPEG file."""
    sheet, table = laid_out(first), wood()
    seen = sheet.transform(SIZE, Image.Transform.PERSPECTIVE, coefficients(ASKEW, sheet.size), Image.Resampling.BICUBIC)
    table.paste(seen, (0, 0), seen)
    out = BytesIO()
    table.filter(ImageFilter.GaussianBlur(0.7)).save(out, "JPEG", quality=86)
    return out.getvalue()

"""Draws the pictures that messengers show beside an invitation: one for each game and language.

make previews     writes client/public/previews/
"""

import io
import math
from pathlib import Path

from fontTools.ttLib import TTFont  # type: ignore[import-untyped]
from fontTools.varLib.instancer import instantiateVariableFont  # type: ignore[import-untyped]
from PIL import Image, ImageDraw, ImageFilter, ImageFont

from starlore.core import LANGUAGES, Language
from starlore.games import GAMES
from starlore.table.games import class_name
from starlore.web.site.preview import ABOUT

ROOT = Path(__file__).parent.parent
DECK = ROOT / "src/starlore/decks/data/pictures"
FONTS = ROOT / "client/src/styles/fonts"
TARGET = ROOT / "client/public/previews"
SIZE = (1200, 630)
FANS = ((57, 66, 83), (12, 64, 41), (2, 70, 33))
"""Three cards for each game, in the order of the games."""

HIGH, LOW, GOLD, INK, SOFT = (12, 17, 48), (34, 30, 78), (232, 190, 104), (246, 238, 220), (196, 190, 214)


def face(name: str, size: int, bold: int = 0) -> ImageFont.FreeTypeFont:
    """A face of the site in one size."""
    font = TTFont(FONTS / f"{name}.woff2")
    if bold:
        font = instantiateVariableFont(font, {"wght": bold})
    font.flavor = None
    data = io.BytesIO()
    font.save(data)
    data.seek(0)
    return ImageFont.truetype(data, size)


class Pen:
    """Writes in the site's letters, whichever file each of them is in."""

    def __init__(self, draw: ImageDraw.ImageDraw, family: str, style: str, size: int, bold: int = 0) -> None:
        scripts = ("latin", "latin-ext", "cyrillic")
        self.draw = draw
        self.faces = [face(f"{family}-{script}-{style}", size, bold) for script in scripts]
        self.known = [set(TTFont(FONTS / f"{family}-{script}-{style}.woff2").getBestCmap()) for script in scripts]

    def of(self, letter: str) -> ImageFont.FreeTypeFont:
        """The face that has a letter."""
        found = [face for face, known in zip(self.faces, self.known, strict=True) if ord(letter) in known]
        return found[0] if found else self.faces[0]

    def width(self, text: str) -> float:
        """How wide a text is."""
        return sum(self.of(letter).getlength(letter) for letter in text)

    def write(self, at: tuple[float, float], text: str, colour: tuple[int, int, int]) -> None:
        """Write a line, its foot at a height."""
        x, y = at
        for letter in text:
            self.draw.text((x, y), letter, colour, self.of(letter), anchor="ls")
            x += self.of(letter).getlength(letter)

    def wrapped(self, text: str, room: float) -> list[str]:
        """A text in lines that fit."""
        lines = [""]
        for word in text.split():
            longer = f"{lines[-1]} {word}".strip()
            if self.width(longer) > room and lines[-1]:
                lines.append(word)
            else:
                lines[-1] = longer
        return lines


def night() -> Image.Image:
    """The sky of the site, with a few stars."""
    column = Image.new("RGB", (1, SIZE[1]))
    for y in range(SIZE[1]):
        part = y / SIZE[1]
        column.putpixel((0, y), tuple(round(a + (b - a) * part) for a, b in zip(HIGH, LOW, strict=True)))
    sky = column.resize(SIZE)
    draw = ImageDraw.Draw(sky)
    for number in range(90):
        x, y = (number * 733) % SIZE[0], (number * number * 271) % SIZE[1]
        size = 1 + number % 3 / 2
        draw.ellipse((x - size, y - size, x + size, y + size), fill=(120 + number % 80,) * 2 + (190,))
    return sky


def fan(sky: Image.Image, cards: tuple[int, ...]) -> None:
    """Three cards, fanned out on the right."""
    for place, card in enumerate(cards):
        with Image.open(DECK / f"{card:03}.webp") as picture:
            small = picture.convert("RGB").resize((272, 408), Image.Resampling.LANCZOS)
        framed = Image.new("RGBA", (296, 432), (0, 0, 0, 0))
        ImageDraw.Draw(framed).rounded_rectangle((0, 0, 295, 431), 16, fill=(250, 244, 230, 255))
        framed.paste(small, (12, 12))
        turned = framed.rotate(12 - 12 * place, expand=True, resample=Image.Resampling.BICUBIC)
        x = 590 + 132 * place
        y = round(112 + 26 * abs(place - 1) - 10 * math.cos(place))
        shadow = Image.new("RGBA", turned.size, (0, 0, 0, 0))
        shadow.putalpha(turned.getchannel("A").filter(ImageFilter.GaussianBlur(14)).point(lambda a: a // 2))
        sky.paste(shadow, (x + 6, y + 14), shadow)
        sky.paste(turned, (x, y), turned)


def star(draw: ImageDraw.ImageDraw, x: float, y: float, size: float) -> None:
    """The site's star."""
    points = []
    for corner in range(8):
        far = size if corner % 2 == 0 else size * 0.3
        points.append((x + far * math.sin(corner * math.pi / 4), y - far * math.cos(corner * math.pi / 4)))
    draw.polygon(points, fill=GOLD)


def preview(game: str, language: Language, cards: tuple[int, ...]) -> Image.Image:
    """The picture of one game in one language."""
    sky = night()
    fan(sky, cards)
    draw = ImageDraw.Draw(sky)
    star(draw, 88, 118, 30)
    Pen(draw, "alegreya", "wght-normal", 54, 500).write((130, 136), "Starlore", INK)
    Pen(draw, "alegreya", "wght-normal", 118, 600).write((64, 310), class_name(game), GOLD)
    invited, about = ABOUT[language]
    inviting = Pen(draw, "alegreya", "wght-normal", 48, 500)
    inviting.write((66, 392), invited, INK)
    telling = Pen(draw, "alegreya-sans", "400-normal", 30)
    for line, text in enumerate(telling.wrapped(about, 500)):
        telling.write((66, 448 + 38 * line), text, SOFT)
    return sky


def main() -> None:
    """Every game in every language."""
    TARGET.mkdir(parents=True, exist_ok=True)
    for number, game in enumerate(GAMES):
        for language in LANGUAGES:
            picture = preview(game, language, FANS[number % len(FANS)])
            picture.save(TARGET / f"{game}-{language}.jpg", quality=82, optimize=True)


if __name__ == "__main__":
    main()

"""From a file that somebody has sent to the pictures that browsers get. Runs in a worker process, never in the server.

Nothing of the file itself is kept: it is decoded, turned upright, brought into sRGB, cut and encoded anew. So what else
may be in it (places, names, scripts, a second file) is gone.
"""

import contextlib
import math
from io import BytesIO
from typing import Any

from msgspec import Struct
from PIL import Image, ImageCms, ImageFilter, ImageOps

from starlore.core import Refused

with contextlib.suppress(ImportError):  # phones' HEIC, where its codec is installed
    from pillow_heif import register_heif_opener

    register_heif_opener()

Image.init()
FORMATS = ("JPEG", "PNG", "WEBP", "AVIF", "GIF", "HEIF")
LARGE, SMALL, WHOLE = (800, 1200), (400, 600), 1800
"""The card, the small card, and the longer side of the whole picture that is kept for cutting it anew."""

SHEET, SHEET_BYTES = (1200, 1080), 400_000
"""Fifteen cards in three rows of five, each two to three; and how many bytes they may have together."""

MIN_SIDE = 64
"""Pixels of the shorter side."""

PAPER = (244, 240, 230)
"""What is seen through transparent places."""

SKETCH_SIDE = 96
"""Pixels of the longer side of the sketch in which the busiest part is looked for."""

Crop = tuple[float, float, float]
"""Left, top and width of the part that is shown, as shares of the upright picture's width, height and width."""


class BadPicture(Refused):
    """No card can be made of it; the code says why."""


class PictureFormats(Struct, frozen=True):
    """What was made of a file."""

    avif: bytes
    webp: bytes
    small: bytes
    whole: bytes
    crop: Crop
    width: int
    height: int
    """Of the whole picture."""


def make(data: bytes, crop: Crop | None, pixels: int) -> PictureFormats:
    """The card's files, and the whole picture; raises `BadPicture`."""
    image = upright(data, pixels)
    if min(image.size) < MIN_SIDE:
        raise BadPicture("picture_too_small")
    chosen = fit(crop, *image.size) if crop is not None else busiest_part(image)
    card = cut(image, chosen).resize(LARGE, Image.Resampling.LANCZOS)
    image.thumbnail((WHOLE, WHOLE), Image.Resampling.HAMMING, reducing_gap=2.0)
    return PictureFormats(
        avif=encoded(card, "AVIF", quality=62, speed=9, max_threads=1),
        webp=encoded(card, "WEBP", quality=80, method=2),
        small=encoded(card.resize(SMALL, Image.Resampling.LANCZOS), "WEBP", quality=76, method=2),
        whole=encoded(image, "JPEG", quality=88),  # a quarter larger than WebP, in a tenth of the time
        crop=chosen,
        width=image.width,
        height=image.height,
    )


def make_sheet(data: bytes, pixels: int) -> bytes:
    """A photograph of cards in rows, which the browser has straightened; raises `BadPicture`."""
    image = upright(data, pixels)
    if min(image.size) < MIN_SIDE:
        raise BadPicture("picture_too_small")
    sheet = image.resize(SHEET, Image.Resampling.LANCZOS)
    for quality in (82, 70, 55, 35):
        made = encoded(sheet, "WEBP", quality=quality, method=4)
        if len(made) <= SHEET_BYTES:
            return made
    return encoded(sheet.filter(ImageFilter.GaussianBlur(2)), "WEBP", quality=35, method=4)


def upright(data: bytes, pixels: int) -> Image.Image:
    """A file decoded: its first frame, turned upright, in sRGB."""
    Image.MAX_IMAGE_PIXELS = None  # we look at the size ourselves, before anything is decoded
    try:
        image: Any = Image.open(BytesIO(data), formats=FORMATS)
        if image.width * image.height > pixels:
            raise BadPicture("picture_too_many_pixels")
        image.draft(None, needed(*image.size))  # a JPEG is decoded no larger than it is needed
        image.load()
        turned = ImageOps.exif_transpose(image)
        return in_srgb(turned)
    except BadPicture:
        raise
    except MemoryError as error:
        raise BadPicture("picture_too_many_pixels") from error
    except Exception as error:  # decoders fail in many ways: all of them mean that it cannot be read
        raise BadPicture("picture_unreadable") from error


def needed(across: int, down: int) -> tuple[int, int]:
    """The size in the picture's own proportions that is enough for the whole picture and for the card."""
    share = max(WHOLE / max(across, down), LARGE[1] / min(across, down))
    return math.ceil(across * share), math.ceil(down * share)


def in_srgb(image: Image.Image) -> Image.Image:
    """The same in sRGB, without transparency, and without anything but its pixels."""
    profile = image.info.get("icc_profile")
    if image.mode.startswith("I"):  # sixteen bits a pixel
        image = image.convert("I").point(lambda value: value * (1 / 256)).convert("L")
    if image.mode in ("RGBA", "LA", "PA") or "transparency" in image.info:
        over = image.convert("RGBA")
        image = Image.new("RGBA", over.size, (*PAPER, 255))
        image.alpha_composite(over)
        image = image.convert("RGB")
    elif image.mode not in ("RGB", "CMYK", "L"):
        image = image.convert("RGB")
    if profile:
        with contextlib.suppress(ImageCms.PyCMSError, OSError, ValueError):  # a profile that makes no sense is none
            source = ImageCms.ImageCmsProfile(BytesIO(profile))
            found = ImageCms.profileToProfile(image, source, ImageCms.createProfile("sRGB"), outputMode="RGB")
            image = image if found is None else found
    clean = Image.new("RGB", image.size)
    clean.paste(image.convert("RGB"))
    return clean


def encoded(image: Image.Image, kind: str, **how: Any) -> bytes:
    """A picture as a file."""
    out = BytesIO()
    image.save(out, kind, **how)
    return out.getvalue()


# --- which part of it is shown ------------------------------------------------------------------


def height_of(width: float, across: int, down: int) -> float:
    """The height of a part that is two to three, as a share of the picture's, from its width as a share."""
    return width * across * 1.5 / down


def widest(across: int, down: int) -> float:
    """How wide such a part can be at most."""
    return min(1.0, down / (across * 1.5))


def fit(crop: Crop, across: int, down: int) -> Crop:
    """A part as somebody chose it, moved and made smaller as far as it has to be to lie within the picture."""
    width = max(min(crop[2], widest(across, down)), 0.02)
    left = min(max(crop[0], 0.0), 1 - width)
    top = min(max(crop[1], 0.0), 1 - height_of(width, across, down))
    return (round(left, 5), round(max(top, 0.0), 5), round(width, 5))


def cut(image: Image.Image, crop: Crop) -> Image.Image:
    """A part of a picture."""
    left, top, width = crop
    height = height_of(width, *image.size)
    box = (left * image.width, top * image.height, (left + width) * image.width, (top + height) * image.height)
    return image.crop(tuple(round(edge) for edge in box))  # type: ignore[arg-type]  # four of them


def busiest_part(image: Image.Image) -> Crop:
    """The busiest part: as large as can be, moved to where most edges are.

    The middle is preferred a little, and of tall pictures the upper part, where heads are.
    """
    width = widest(*image.size)
    height = height_of(width, *image.size)
    sketch = image.convert("L")
    sketch.thumbnail((SKETCH_SIDE, SKETCH_SIDE), Image.Resampling.BOX)
    edges = sketch.filter(ImageFilter.FIND_EDGES).crop((1, 1, max(sketch.width - 1, 2), max(sketch.height - 1, 2)))
    if width < 1:
        row = edges.resize((edges.width, 1), Image.Resampling.BOX)
        return fit((busiest_window(list(row.tobytes()), width, 0.5), 0.0, width), *image.size)
    column = edges.resize((1, edges.height), Image.Resampling.BOX)
    return fit((0.0, busiest_window(list(column.tobytes()), min(height, 1.0), 0.38), 1.0), *image.size)


def busiest_window(busy: list[int], share: float, liked: float) -> float:
    """Where a window of this share begins that holds most of what is going on; `liked`: where it would rather be."""
    size = max(1, round(share * len(busy)))
    free = len(busy) - size
    if free <= 0:
        return 0.0
    total = sum(busy) or 1

    def worth(start: int) -> float:
        return sum(busy[start : start + size]) / total - 0.12 * abs(start / free - liked)

    return max(range(free + 1), key=worth) / len(busy)

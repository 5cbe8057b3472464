"""Picture files of every kind that a phone or a wag may send, made with Pillow: what each is, and its bytes."""

import struct
import zipfile
import zlib
from collections.abc import Iterator
from io import BytesIO
from random import Random
from typing import Any

import pillow_heif
from PIL import Image, ImageCms, ImageDraw

pillow_heif.register_heif_opener()


def photograph(seed: int = 1, size: tuple[int, int] = (1200, 900)) -> Image.Image:
    """Something with a sky, hills and a face, never the same twice."""
    rng = Random(seed)
    image = Image.new("RGB", size, tuple(rng.randrange(90, 256) for _ in range(3)))
    draw = ImageDraw.Draw(image)
    for _ in range(14):
        x, y, r = rng.randrange(size[0]), rng.randrange(size[1]), rng.randrange(size[0] // 20, size[0] // 5)
        draw.ellipse((x - r, y - r, x + r, y + r), tuple(rng.randrange(256) for _ in range(3)))
    return image


def saved(image: Image.Image, kind: str, **how: Any) -> bytes:
    """A picture as a file."""
    out = BytesIO()
    image.save(out, kind, **how)
    return out.getvalue()


def jpeg(seed: int = 1, size: tuple[int, int] = (1200, 900)) -> bytes:
    """An ordinary photograph."""
    return saved(photograph(seed, size), "JPEG", quality=88)


def rotated(seed: int = 3) -> bytes:
    """A photograph that was taken upright and is kept lying, and that tells where it was taken."""
    exif = Image.Exif()
    exif[0x0112] = 6
    exif[0x010F] = "Starlore Camera"
    exif.get_ifd(0x8825)[2] = (42.0, 41.0, 51.0)
    return saved(photograph(seed, (900, 600)), "JPEG", exif=exif.tobytes())


def bomb() -> bytes:
    """A PNG of a few kilobytes that unpacks to ten gigabytes."""
    width = height = 50_000

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack("!I", len(data)) + kind + data + struct.pack("!I", zlib.crc32(kind + data))

    head = struct.pack("!IIBBBBB", width, height, 8, 6, 0, 0, 0)
    body = zlib.compress(b"\0" * 10_000_000, 9)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", body) + chunk(b"IEND", b"")


def polyglot() -> bytes:
    """A picture that is a page with a script, and a zip file, too."""
    out = BytesIO(jpeg(5) + b"<html><script>alert(1)</script></html>")
    with zipfile.ZipFile(out, "a") as packed:
        packed.writestr("evil.js", "alert(2)")
    return out.getvalue()


def good_files() -> Iterator[tuple[str, bytes]]:
    """Files of which a picture must come."""
    yield "plain.jpg", jpeg()
    yield "rotated.jpg", rotated()
    yield "tall.jpg", jpeg(2, (300, 2000))
    yield "wide.jpg", jpeg(2, (2000, 300))
    yield "forty-megapixels.jpg", saved(photograph(4, (7300, 5500)), "JPEG", quality=60)
    yield "cmyk.jpg", saved(photograph(6).convert("CMYK"), "JPEG")
    yield "grey.jpg", saved(photograph(7).convert("L"), "JPEG")
    yield (
        "sixteen-bits.png",
        saved(photograph(8).convert("L").convert("I").point(lambda v: v * 256).convert("I;16"), "PNG"),
    )
    yield "transparent.png", saved(photograph(9).convert("RGBA").rotate(20), "PNG")
    yield "palette.png", saved(photograph(10).quantize(16), "PNG", transparency=0)
    yield "one-bit.png", saved(photograph(11).convert("1"), "PNG")
    yield "lossy.webp", saved(photograph(12), "WEBP")
    yield "modern.avif", saved(photograph(13), "AVIF")
    yield "phone.heic", saved(photograph(14), "HEIF")
    frames = [photograph(seed, (400, 300)) for seed in (15, 16)]
    yield "animated.gif", saved(frames[0], "GIF", save_all=True, append_images=frames[1:])
    yield "animated.webp", saved(frames[0], "WEBP", save_all=True, append_images=frames[1:])
    yield "wrong-extension.png", jpeg(17)
    yield "polyglot.jpg", polyglot()
    lab = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    yield "profile.jpg", saved(photograph(18), "JPEG", icc_profile=lab)
    yield "broken-profile.jpg", saved(photograph(19), "JPEG", icc_profile=b"no profile at all")


def bad_files() -> Iterator[tuple[str, bytes, str]]:
    """Files of which none can come, and the code that says why."""
    yield "empty.jpg", b"", "picture_unreadable"
    yield "text.jpg", b"not a picture", "picture_unreadable"
    yield "truncated.jpg", jpeg(20)[:20_000], "picture_unreadable"
    yield "truncated.png", saved(photograph(21), "PNG")[:5000], "picture_unreadable"
    yield "bomb.png", bomb(), "picture_too_many_pixels"
    yield (
        "drawing.svg",
        b"<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>",
        "picture_unreadable",
    )
    yield "dot.png", saved(Image.new("RGB", (1, 1)), "PNG"), "picture_too_small"
    yield "document.pdf", b"%PDF-1.4\n1 0 obj\n<<>>\nendobj\n", "picture_unreadable"
    out = BytesIO()
    with zipfile.ZipFile(out, "w") as packed:
        packed.writestr("a.jpg", jpeg(22))
    yield "packed.zip", out.getvalue(), "picture_unreadable"

"""Write a finished picture in the formats that the game serves."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from PIL import Image

from art.paint.grid import HEIGHT, WIDTH, Array

PICTURES = Path(__file__).resolve().parent.parent / "src" / "starlore" / "decks" / "data" / "pictures"
SMALLER = (400, 240)
"""How wide the smaller ones are."""


def to_image(img: Array) -> Image.Image:
    """Eight-bit image with a whisper of dither against banding."""
    dither = np.random.default_rng(0).uniform(-0.5, 0.5, img.shape)
    return Image.fromarray((np.clip(img, 0, 1) * 255 + dither + 0.5).clip(0, 255).astype(np.uint8))


def export(img: Array, number: int | str, folder: Path = PICTURES) -> int:
    """Write NNN.avif, NNN.webp, NNN-400.webp and NNN-240.webp (or the back's); return their size in bytes."""
    stem = number if isinstance(number, str) else f"{number:03}"
    folder.mkdir(parents=True, exist_ok=True)
    full = to_image(img)
    if full.size != (WIDTH, HEIGHT):
        full = full.resize((WIDTH, HEIGHT), Image.Resampling.LANCZOS)
    files = {f"{stem}.avif": full, f"{stem}.webp": full}
    for width in SMALLER:
        files[f"{stem}-{width}.webp"] = full.resize((width, width * HEIGHT // WIDTH), Image.Resampling.LANCZOS)
    total = 0
    for name, image in files.items():
        target = folder / name
        settings: dict[str, Any] = (
            {"quality": 58, "speed": 5} if target.suffix == ".avif" else {"quality": 78, "method": 6}
        )
        image.save(target, **settings)
        total += target.stat().st_size
    return total

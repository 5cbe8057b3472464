"""Write a finished picture in the formats that the game serves."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from PIL import Image

from art.paint.grid import HEIGHT, WIDTH, Array

PICTURES = Path(__file__).resolve().parent.parent / "src" / "starlore" / "decks" / "data" / "pictures"


def to_image(img: Array) -> Image.Image:
    """Eight-bit image with a whisper of dither against banding."""
    dither = np.random.default_rng(0).uniform(-0.5, 0.5, img.shape)
    return Image.fromarray((np.clip(img, 0, 1) * 255 + dither + 0.5).clip(0, 255).astype(np.uint8))


def export(img: Array, number: int | str, folder: Path = PICTURES) -> int:
    """Write NNN.avif, NNN.webp and NNN-400.webp (or the back's); return their size in bytes."""
    stem = number if isinstance(number, str) else f"{number:03}"
    folder.mkdir(parents=True, exist_ok=True)
    full = to_image(img)
    if full.size != (WIDTH, HEIGHT):
        full = full.resize((WIDTH, HEIGHT), Image.Resampling.LANCZOS)
    small = full.resize((WIDTH // 2, HEIGHT // 2), Image.Resampling.LANCZOS)
    files = {f"{stem}.avif": full, f"{stem}.webp": full, f"{stem}-400.webp": small}
    quality = {".avif": 58, ".webp": 78}
    total = 0
    for name, image in files.items():
        target = folder / name
        level = 78 if name.endswith("-400.webp") else quality[target.suffix]
        extra: dict[str, Any] = {"speed": 5} if target.suffix == ".avif" else {"method": 6}
        image.save(target, quality=level, **extra)
        total += target.stat().st_size
    return total

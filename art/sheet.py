"""The contact sheet: all rendered cards at a glance, with their numbers."""

from __future__ import annotations

from pathlib import Path

from PIL import Image, ImageDraw

CELL = (200, 300)
COLUMNS = 12


def contact_sheet(folder: Path, target: Path) -> Path:
    """Lay every NNN-400.webp in `folder` on one PNG."""
    pictures = sorted(folder.glob("[0-9][0-9][0-9]-400.webp"))
    rows = max(1, -(-len(pictures) // COLUMNS))
    sheet = Image.new("RGB", (COLUMNS * (CELL[0] + 8) + 8, rows * (CELL[1] + 22) + 8), "#181420")
    draw = ImageDraw.Draw(sheet)
    for i, path in enumerate(pictures):
        x, y = 8 + (i % COLUMNS) * (CELL[0] + 8), 8 + (i // COLUMNS) * (CELL[1] + 22)
        sheet.paste(Image.open(path).convert("RGB").resize(CELL, Image.Resampling.LANCZOS), (x, y))
        draw.text((x + 4, y + CELL[1] + 3), path.stem[:3], fill="#d8cbb0")
    target.parent.mkdir(parents=True, exist_ok=True)
    sheet.save(target)
    return target

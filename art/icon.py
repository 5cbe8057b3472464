"""The application's icon: a gold four-pointed star over a small night landscape."""

from __future__ import annotations

import math
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw

from art import paint as p
from art.export import to_image
from art.finish import Finish, finish
from art.paint.grid import grid

PUBLIC = Path(__file__).resolve().parent.parent / "client" / "public"
TOP = 200  # the square on the sheet: 800 x 800 from here
STAR = (400.0, 526.0)
GOLD = [(0, "7a4c14"), (0.3, "c48a2c"), (0.55, "f0c458"), (0.8, "ffe9a4"), (1, "fffbe8")]
CORNER = 15 / 64  # radius of the rounded icon, as a share of its side
ROUNDED = {"icon-192.png": 192, "icon-512.png": 512}
SQUARE = {"icon-180.png": 180, "icon-maskable.png": 512}


def star(img: p.Array, reach: float) -> None:
    """Four rays with a bright and a dark face each."""
    x, y = STAR
    p.glow(img, x, y, reach * 1.9, colour="ffd078", alpha=0.62, power=1.5)
    p.glow(img, x, y, reach * 1.1, colour="fff0c0", alpha=0.5, power=1.6)
    for k in range(4):
        angle = k * math.pi / 2
        for side, tone in ((-1, 0.2), (1, -0.18)):
            tip = (x + math.cos(angle) * reach, y + math.sin(angle) * reach)
            bend = (x + math.cos(angle + side * 0.27) * reach * 0.4, y + math.sin(angle + side * 0.27) * reach * 0.4)
            turn = angle + side * math.pi / 4
            root = (x + math.cos(turn) * reach * 0.24, y + math.sin(turn) * reach * 0.24)
            m = p.mask(p.spline([(*STAR, 1), (*tip, 1), bend, (*root, 1)], tension=0.26))
            away = np.hypot(p.grid.x - x, p.grid.y - y) / reach
            p.over(img, m, p.ramp(np.clip(0.72 + tone - away * 0.16 + p.noise(60, 4, 4) * 0.08, 0, 1), GOLD))
    p.glow(img, x, y, reach * 0.42, colour="fffbe4", alpha=0.9, power=1.7)


def landscape(img: p.Array) -> None:
    """Blue hills edged with starlight, three firs, and a golden hare that looks up."""
    for k, (y, height, seed, top) in enumerate(
        ((806, 20, 5, "7884d0"), (856, 20, 3, "5464bc"), (912, 20, 8, "34429a"))
    ):
        line = p.skyline(y, height, seed, 4)
        ground = p.below(line, 1.0, seed)
        foot = p.mix(top, "0a0e38", 0.55)
        p.over(img, ground, p.vertical([(0, top), (0.35, p.mix(top, foot, 0.6)), (1, foot)], y - 34, y + 150, 12))
        p.brush(img, 22, 500, p.swirl(180, 6 + k, 0.6), jitter=0.03, alpha=0.4, seed=8 + k, m=ground)
        p.over(img, ground * p.smooth(7, 1, p.grid.y - line), "ffe2a0", 0.7)
    trees = p.Layer()
    for x, y, height in ((152, 946, 170), (222, 962, 118), (98, 972, 110)):
        p.pine(trees, x, y, height, dark="080c30", light="24327c", seed=int(x))
    p.lay(img, trees)
    p.hare("d8a848", "alert").draw(img, 528, 912, 132, flip=True, light=(-0.4, -0.8, 0.35), rim="fff2c8")


def paint() -> p.Array:
    """The icon on the sheet; `square` cuts it out."""
    img = p.sky(
        "indigo_night", 1000, 12, [(0, "060a28"), (0.16, "0c1242"), (0.5, "1c2870"), (0.75, "3c50a8"), (1, "8a8ccc")]
    )
    p.brush(img, 40, 1600, p.swirl(260, 5, 1.4), jitter=0.02, alpha=0.45, seed=6)
    p.stars(img, 150, 6, 820, colour="f4ecd8", big=0.12)
    landscape(img)
    star(img, 240)
    return finish(img, Finish(touch=0.12, vignette=0, grain=0.008))


def save() -> list[Path]:
    """Paint and write all icons; return their paths."""
    grid.set_scale(1.0)
    full = to_image(paint()).crop((0, TOP, 800, TOP + 800))
    written = []
    for name, side in {**ROUNDED, **SQUARE}.items():
        icon = full.resize((side, side), Image.Resampling.LANCZOS)
        if name in ROUNDED:
            cover = Image.new("L", (side * 4, side * 4), 0)
            ImageDraw.Draw(cover).rounded_rectangle((0, 0, side * 4 - 1, side * 4 - 1), side * 4 * CORNER, 255)
            icon.putalpha(cover.resize((side, side), Image.Resampling.LANCZOS))
        icon.save(PUBLIC / name, optimize=True)
        written.append(PUBLIC / name)
    return written

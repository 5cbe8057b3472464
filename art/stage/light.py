"""Lamps and light rigs."""

from __future__ import annotations

import math

import bpy
from mathutils import Vector

from art.stage.scene import Object, Vec, linear, link


def light(
    kind: str,
    loc: Vec,
    colour: str,
    energy: float,
    size: float = 1.0,
    target: Vec | None = None,
    spot: float = 60,
    blend: float = 0.5,
) -> Object:
    """A lamp: POINT, SPOT, AREA or SUN. `size` softens it (for SUN: its angle in degrees)."""
    data = bpy.data.lights.new(kind, kind)
    data.color, data.energy = linear(colour)[:3], energy
    if kind == "AREA":
        data.size = size
    elif kind == "SUN":
        data.angle = math.radians(size)
    else:
        data.shadow_soft_size = size
    if kind == "SPOT":
        data.spot_size, data.spot_blend = math.radians(spot), blend
    obj = link(bpy.data.objects.new(kind, data))
    obj.location = loc
    if target is not None:
        obj.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    obj.visible_camera = False
    return obj


def sun(direction: Vec = (6, 14, 12), colour: str = "fff0d8", energy: float = 3.5, soft: float = 3) -> Object:
    """Sunlight that comes from `direction`."""
    return light("SUN", direction, colour, energy, soft, target=(0, 0, 0))


def back_light(colour: str = "ffe0b0", energy: float = 4, height: float = 10, fill: str = "a8c8e8") -> None:
    """Low sun behind the subject and a cool fill from the front: bright edges, dark fronts."""
    light("SUN", (3, 16, height), colour, energy, 2, target=(0, 0, 2))
    light("AREA", (-9, -10, 8), fill, 380, 6, target=(0, 0, 3))


def key_fill(key: str = "ffe2b8", fill: str = "9cc0e0", energy: float = 900, target: Vec = (0, 0, 2)) -> None:
    """Studio light: warm key from the upper left, cool fill from the right, a rim from behind."""
    light("AREA", (-8, -9, 10), key, energy, 4, target=target)
    light("AREA", (10, -8, 5), fill, energy * 0.35, 6, target=target)
    light("AREA", (4, 9, 8), key, energy * 0.7, 3, target=target)


def window_light(loc: Vec, target: Vec, colour: str = "fff2dc", energy: float = 1200, size: float = 1.6) -> Object:
    """Daylight through a window: a hard-edged area lamp placed outside, pointing in."""
    return light("AREA", loc, colour, energy, size, target=target)


def shaft_light(loc: Vec, target: Vec, colour: str = "fff0c8", energy: float = 3000, spot: float = 24) -> Object:
    """A narrow cone from above."""
    return light("SPOT", loc, colour, energy, 0.15, target, spot, 0.35)


def moonlight(direction: Vec = (-6, 8, 12), energy: float = 1.6) -> None:
    """Cool, hard light from behind and a faint violet fill."""
    light("SUN", direction, "a8c4f0", energy, 1.0, target=(0, 0, 0))
    light("AREA", (8, -10, 7), "6a5aa8", 180, 8, target=(0, 0, 2))


def candle_light(loc: Vec, energy: float = 40, colour: str = "ffb060") -> Object:
    """A flame's light."""
    return light("POINT", loc, colour, energy, 0.12)


def overcast(energy: float = 700, colour: str = "e4ecf2") -> None:
    """Soft light from everywhere above."""
    light("AREA", (0, 0, 16), colour, energy * 2.4, 16, target=(0, 0, 0))
    light("AREA", (-10, -10, 8), colour, energy * 0.5, 8, target=(0, 0, 2))

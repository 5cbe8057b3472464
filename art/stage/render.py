"""Render the scene and hand back its passes at the working scale of the card."""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import bpy
import cv2
import numpy as np
import OpenEXR

from art.paint.grid import Array, f32, grid


@dataclass
class Passes:
    """What the render gives the painter. All fields have the size of the sheet; colours are linear light."""

    colour: Array  # (h, w, 3), premultiplied
    alpha: Array  # (h, w)
    depth: Array  # (h, w), distance from the camera; far away: 1e10
    normal: Array  # (h, w, 3)


def render() -> Passes:
    """Render the scene as it stands (blocking)."""
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = grid.w, grid.h
    scene.render.resolution_percentage = 100
    settings = scene.render.image_settings
    settings.media_type, settings.file_format = "MULTI_LAYER_IMAGE", "OPEN_EXR_MULTILAYER"
    settings.color_depth = "16"
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "passes.exr"
        scene.render.filepath = str(target)
        with _silence():
            bpy.ops.render.render(write_still=True)
        return _load(target)


@contextlib.contextmanager
def _silence() -> Iterator[None]:
    """Keep the renderer's chatter off the terminal."""
    saved = os.dup(1)
    with Path(os.devnull).open("w") as sink:
        os.dup2(sink.fileno(), 1)
        try:
            yield
        finally:
            os.dup2(saved, 1)
            os.close(saved)


def _load(path: Path) -> Passes:
    channels: dict[str, Array] = {}
    for part in OpenEXR.File(str(path)).parts:
        for key, channel in part.channels.items():
            channels[key.split(".", 1)[-1]] = np.asarray(channel.pixels).astype(f32)
    combined = np.maximum(channels["Combined"], 0)
    depth = channels["Depth.Z"] if "Depth.Z" in channels else channels["Depth"]
    depth = depth[..., 0] if depth.ndim == 3 else depth
    if "Normal" in channels:
        normal = channels["Normal"][..., :3]
    else:
        normal = np.stack([channels[f"Normal.{c}"] for c in "XYZ"], -1)
    alpha = np.clip(combined[..., 3], 0, 1)
    solid = cv2.erode(depth, np.ones((3, 3), np.uint8))
    depth = np.where((depth > 1e4) & (alpha > 0.01), solid, depth)
    return Passes(combined[..., :3], alpha, depth, normal)

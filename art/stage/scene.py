"""Scene, camera, viewpoints and world. A unit is about a metre; z is up, the camera looks along +y."""

from __future__ import annotations

import math
from collections.abc import Sequence

import bpy
from mathutils import Vector

from art.stage import quality

Vec = Sequence[float]
Object = bpy.types.Object


def linear(colour: str, alpha: float = 1.0) -> tuple[float, float, float, float]:
    """'rrggbb' as linear light, for Blender."""
    text = colour.lstrip("#")
    c = [int(text[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    r, g, b = (x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in c)
    return (r, g, b, alpha)


def reset(bounces: int = 3, samples: int = quality.FINAL_SAMPLES) -> None:
    """An empty scene, set up for Cycles with denoising and the passes that the repaint needs."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.samples = quality.PREVIEW_SAMPLES if quality.preview else samples
    cycles.use_adaptive_sampling, cycles.adaptive_threshold = True, 0.05
    cycles.use_denoising, cycles.denoiser = True, "OPENIMAGEDENOISE"
    cycles.denoising_input_passes = "RGB_ALBEDO_NORMAL"
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = bounces + 3, bounces - 1, bounces
    cycles.transmission_bounces, cycles.transparent_max_bounces = bounces + 1, 8
    cycles.sample_clamp_indirect = 6
    cycles.caustics_reflective = cycles.caustics_refractive = False
    render = scene.render
    render.film_transparent = True
    render.resolution_x, render.resolution_y = 800, 1200
    render.threads_mode, render.threads = "FIXED", quality.THREADS
    layer = scene.view_layers[0]
    layer.use_pass_z = layer.use_pass_normal = layer.use_pass_emit = True


def camera(
    loc: Vec,
    target: Vec,
    lens: float = 50,
    roll: float = 0.0,
    shift: tuple[float, float] = (0, 0),
    focus: float | None = None,
    fstop: float = 2.8,
    ortho: float | None = None,
) -> Object:
    """Place the camera. `roll` tilts the horizon (degrees); `ortho` makes a parallel view of that height in units."""
    data = bpy.data.cameras.new("camera")
    obj = link(bpy.data.objects.new("camera", data))
    obj.location = loc
    look = (Vector(target) - Vector(loc)).to_track_quat("-Z", "Y")
    obj.rotation_euler = look.to_euler()
    if roll:
        obj.rotation_euler.rotate_axis("Z", math.radians(roll))
    data.lens, data.sensor_fit, data.sensor_height = lens, "VERTICAL", 36
    data.shift_x, data.shift_y = shift
    data.clip_end = 5000
    if ortho:
        data.type, data.ortho_scale = "ORTHO", ortho
    if focus:
        data.dof.use_dof, data.dof.focus_distance, data.dof.aperture_fstop = True, focus, fstop
    bpy.context.scene.camera = obj
    return obj


def link(obj: Object) -> Object:
    """Put an object into the scene."""
    bpy.context.collection.objects.link(obj)
    return obj


def project(point: Vec) -> tuple[float, float]:
    """Where a point in space appears on the card, in card units (800x1200)."""
    from bpy_extras.object_utils import world_to_camera_view

    bpy.context.view_layer.update()
    scene = bpy.context.scene
    v = world_to_camera_view(scene, scene.camera, Vector(point))
    return float(v.x) * 800, (1 - float(v.y)) * 1200


# Viewpoints: each returns the camera; `height` is the height of the subject in units.


def eye_level(distance: float = 18, height: float = 8, lens: float = 50) -> Object:
    """Straight on, slightly below the subject's middle."""
    return camera((0, -distance, height * 0.3), (0, 0, height * 0.48), lens)


def worm_eye(distance: float = 6, up: float = 9, lens: float = 24) -> Object:
    """From the ground, looking steeply up."""
    return camera((0, -distance, 0.4), (0, 0, up), lens)


def bird_eye(distance: float = 16, height: float = 18, lens: float = 40) -> Object:
    """From high above, the horizon near the top edge."""
    return camera((0, -distance, height), (0, 2, 0), lens)


def isometric(size: float = 14, turn: float = 45, target: Vec = (0, 0, 3)) -> Object:
    """A miniature seen in parallel from above one corner; `size` is the height of the view."""
    t = math.radians(turn)
    loc = (target[0] - 30 * math.sin(t), target[1] - 30 * math.cos(t), target[2] + 24)
    return camera(loc, target, ortho=size)


def top_down(size: float = 14, centre: tuple[float, float] = (0, 0)) -> Object:
    """Exact plan view; `size` is the height of the view."""
    return camera((centre[0], centre[1], 40), (centre[0], centre[1] + 0.0001, 0), ortho=size)


def corridor(length: float = 20, eye: float = 1.7, lens: float = 26) -> Object:
    """One-point perspective down a long space; the vanishing point sits in the middle."""
    return camera((0, -length / 2, eye), (0, length / 2, eye), lens)


# World and lights.


def world(top: str, bottom: str, strength: float = 1.0, middle: str | None = None) -> None:
    """The ambient light, graded from the ground colour to the sky colour. It is not seen, it only lights."""
    w = bpy.data.worlds.new("world")
    bpy.context.scene.world = w
    w.use_nodes = True
    tree = w.node_tree
    tree.nodes.clear()
    new, join = tree.nodes.new, tree.links.new
    coordinates, split = new("ShaderNodeTexCoord"), new("ShaderNodeSeparateXYZ")
    join(coordinates.outputs["Generated"], split.inputs[0])
    spread = new("ShaderNodeMapRange")
    spread.inputs[1].default_value, spread.inputs[2].default_value = -0.35, 0.9
    join(split.outputs[2], spread.inputs[0])
    colours = new("ShaderNodeValToRGB")
    join(spread.outputs[0], colours.inputs[0])
    elements = colours.color_ramp.elements
    elements[0].color, elements[1].color = linear(bottom), linear(top)
    if middle:
        elements.new(0.45).color = linear(middle)
    background, out = new("ShaderNodeBackground"), new("ShaderNodeOutputWorld")
    background.inputs[1].default_value = strength
    join(colours.outputs[0], background.inputs[0])
    join(background.outputs[0], out.inputs[0])

"""Painterly materials: noise runs through a ramp of hand-picked colours, with brush bump, wear and gradients."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import bpy

from art.stage.scene import linear

Material = bpy.types.Material


@dataclass
class _Nodes:
    """A small helper to build node trees."""

    tree: Any

    def new(self, kind: str, **inputs: Any) -> Any:
        node = self.tree.nodes.new(kind)
        for key, value in inputs.items():
            node.inputs[key.replace("_", " ")].default_value = value
        return node

    def join(self, a: Any, b: Any) -> None:
        self.tree.links.new(a, b)

    def blend(self, a: Any, colour: str, factor: Any) -> Any:
        """Mix a socket towards a colour by a factor socket; returns the result socket."""
        node = self.tree.nodes.new("ShaderNodeMix")
        node.data_type = "RGBA"
        self.join(a, node.inputs[6])
        node.inputs[7].default_value = linear(colour)
        self.join(factor, node.inputs[0])
        return node.outputs[2]

    def spread(self, source: Any, low: float, high: float, start: float = 0, end: float = 1) -> Any:
        """Map a socket's range to start..end."""
        node = self.tree.nodes.new("ShaderNodeMapRange")
        for i, value in enumerate((low, high, start, end), 1):
            node.inputs[i].default_value = value
        self.join(source, node.inputs[0])
        return node.outputs[0]


def mat(
    colours: str | Sequence[str],
    scale: float = 3,
    rough: float = 0.85,
    bump: float = 0.25,
    bump_scale: float | None = None,
    stretch: Sequence[float] = (1, 1, 1),
    spec: float = 0.25,
    metal: float = 0,
    coat: float = 0,
    sheen: float = 0,
    subsurface: float = 0,
    glass: float = 0,
    alpha: float = 1,
    emit: str | None = None,
    strength: float = 0,
    ground: tuple[str, float, float] | None = None,
    edge: str | None = None,
    bands: tuple[str, float, str, float] | None = None,
) -> Material:
    """The general material.

    ground=(colour, z0, z1) fades to a colour towards the ground; edge=colour wears the edges;
    bands=(colour, scale, 'X'|'Y'|'Z'|'DIAGONAL', amount) adds wobbly stripes; stretch pulls the noise.
    """
    cols = [colours] if isinstance(colours, str) else list(colours)
    m = bpy.data.materials.new("material")
    m.use_nodes = True
    nodes = _Nodes(m.node_tree)
    shader = m.node_tree.nodes["Principled BSDF"]
    coordinates, mapping = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeMapping", Scale=tuple(stretch))
    nodes.join(coordinates.outputs["Object"], mapping.inputs[0])
    pattern = nodes.new("ShaderNodeTexNoise", Scale=scale, Detail=7, Distortion=0.6, Roughness=0.62)
    nodes.join(mapping.outputs[0], pattern.inputs["Vector"])
    colour = _colour_ramp(nodes, pattern.outputs["Fac"], cols)
    if bands:
        wave = nodes.new("ShaderNodeTexWave", Scale=bands[1], Distortion=2.5, Detail=3)
        wave.bands_direction = bands[2]
        nodes.join(coordinates.outputs["Object"], wave.inputs[0])
        colour = nodes.blend(colour, bands[0], nodes.spread(wave.outputs["Fac"], 0, 1, 0, bands[3]))
    if ground or edge:
        geometry = nodes.new("ShaderNodeNewGeometry")
        if ground:
            split = nodes.new("ShaderNodeSeparateXYZ")
            nodes.join(geometry.outputs["Position"], split.inputs[0])
            colour = nodes.blend(colour, ground[0], nodes.spread(split.outputs[2], ground[1], ground[2], 1, 0))
        if edge:
            colour = nodes.blend(colour, edge, nodes.spread(geometry.outputs["Pointiness"], 0.5, 0.62))
    nodes.join(colour, shader.inputs["Base Color"])
    settings = {
        "Roughness": rough,
        "Specular IOR Level": spec,
        "Metallic": metal,
        "Coat Weight": coat,
        "Sheen Weight": sheen,
        "Transmission Weight": glass,
        "Alpha": alpha,
        "Subsurface Weight": subsurface,
        "Subsurface Scale": 0.3,
    }
    for key, value in settings.items():
        shader.inputs[key].default_value = value
    if emit:
        shader.inputs["Emission Color"].default_value = linear(emit)
        shader.inputs["Emission Strength"].default_value = strength
    if bump:
        fine = nodes.new("ShaderNodeTexNoise", Scale=bump_scale or scale * 4, Detail=6, Distortion=1.2)
        nodes.join(mapping.outputs[0], fine.inputs["Vector"])
        relief = nodes.new("ShaderNodeBump", Strength=bump, Distance=0.15)
        nodes.join(fine.outputs["Fac"], relief.inputs["Height"])
        nodes.join(relief.outputs[0], shader.inputs["Normal"])
    return m


def _colour_ramp(nodes: _Nodes, source: Any, colours: list[str]) -> Any:
    node = nodes.new("ShaderNodeValToRGB")
    elements = node.color_ramp.elements
    low, high, k = 0.3, 0.7, len(colours)
    elements[0].position, elements[0].color = low, linear(colours[0])
    elements[1].position, elements[1].color = high, linear(colours[-1])
    for i in range(1, k - 1):
        elements.new(low + (high - low) * i / (k - 1)).color = linear(colours[i])
    nodes.join(source, node.inputs[0])
    return node.outputs[0]


def glow(colour: str, strength: float) -> Material:
    """A shining surface (lit windows, flames)."""
    m = bpy.data.materials.new("glow")
    m.use_nodes = True
    tree = m.node_tree
    tree.nodes.clear()
    emission, out = tree.nodes.new("ShaderNodeEmission"), tree.nodes.new("ShaderNodeOutputMaterial")
    emission.inputs[0].default_value, emission.inputs[1].default_value = linear(colour), strength
    tree.links.new(emission.outputs[0], out.inputs[0])
    return m


# Ready-made materials; every call makes a fresh one.


def stone(base: str = "8a8a90", dark: str = "4a4a58", light: str = "b8b4b0") -> Material:
    """Weathered stone."""
    return mat([dark, base, light], 1.6, bump=0.7, bump_scale=7, edge=light)


def plaster(base: str = "d8c8a8", dark: str = "a89478") -> Material:
    """House wall."""
    return mat([dark, base], 3, bump=0.4)


def wood(dark: str = "2c1e18", base: str = "5a3d28", light: str = "7a5636") -> Material:
    """Wood, grain along z."""
    return mat([dark, base, light], 4, rough=0.7, bump=0.4, stretch=(1, 1, 0.15))


def brass(dark: str = "6a4418", base: str = "c89038", light: str = "ffd880") -> Material:
    """Warm metal."""
    return mat([dark, base, light], 2, rough=0.3, bump=0.1, metal=0.85, spec=0.6)


def steel(dark: str = "4a525c", base: str = "9aa4ac") -> Material:
    """Cool metal."""
    return mat([dark, base], 2, rough=0.32, bump=0.1, metal=0.8, spec=0.6)


def copper() -> Material:
    """Copper with verdigris."""
    return mat(["2f6a5e", "8a4a2c", "c8744a", "e8a070"], 1.1, rough=0.4, bump=0.3, metal=0.6, spec=0.5)


def cloth(base: str, dark: str, light: str | None = None) -> Material:
    """Woven fabric with a soft sheen."""
    return mat([dark, base, light or base], 2.5, rough=0.95, bump=0.35, bump_scale=36, sheen=0.4)


def glass(tint: str = "e8f4f0") -> Material:
    """Clear glass."""
    return mat([tint], 1, rough=0.03, bump=0, glass=1, spec=0.6)


def water(tint: str = "1a4a55", rough: float = 0.08) -> Material:
    """A dark, mirroring surface with small ripples."""
    return mat([tint], 1, rough=rough, bump=0.25, bump_scale=2.2, spec=0.8, stretch=(1, 0.35, 1))


def snow() -> Material:
    """Snow with blue in its hollows."""
    return mat(["b8c8dc", "e4ecf4", "fbfaf4"], 0.7, bump=0.5, bump_scale=3, rough=0.9, subsurface=0.1)


def grass(dark: str = "1c3a2c", base: str = "5a7a3a", light: str = "b8bc66") -> Material:
    """Blades of grass (see `meadow`)."""
    return mat([dark, base, light], 0.8, bump=0, ground=(dark, -0.5, 0.25))


def skin(base: str = "d9a57f") -> Material:
    """A face or hand."""
    return mat([base], 1, bump=0.1, subsurface=0.1)

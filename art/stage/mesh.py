"""Meshes: primitives, lathe, tubes, surfaces, extrusions, soft bodies and fur."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence

import bpy
import numpy as np
from mathutils import Euler, Matrix, Vector
from mathutils import noise as mnoise

from art.stage.material import Material
from art.stage.scene import Object, Vec, link

Data = tuple[list[Sequence[float]], list[tuple[int, ...]]]
Scale = float | Sequence[float]


def mesh(
    verts: Iterable[Vec],
    faces: Iterable[Sequence[int]],
    m: Material | None = None,
    smooth: bool = True,
    loc: Vec = (0, 0, 0),
    rot: Vec = (0, 0, 0),
    scale: Scale = 1,
    subsurf: int = 0,
) -> Object:
    """An object from raw vertices and faces."""
    data = bpy.data.meshes.new("mesh")
    data.from_pydata([tuple(map(float, v)) for v in verts], [], [tuple(int(i) for i in f) for f in faces])
    data.update()
    if smooth:
        data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    if m:
        data.materials.append(m)
    return place(data, loc, rot, scale, subsurf)


def place(
    data: bpy.types.Mesh, loc: Vec = (0, 0, 0), rot: Vec = (0, 0, 0), scale: Scale = 1, subsurf: int = 0
) -> Object:
    """Another instance of a mesh (cheap: use it for leaves, birds, bricks)."""
    obj = link(bpy.data.objects.new("object", data))
    obj.location, obj.rotation_euler = loc, rot
    obj.scale = (scale,) * 3 if isinstance(scale, int | float) else tuple(scale)
    if subsurf:
        mod = obj.modifiers.new("subsurf", "SUBSURF")
        mod.levels = mod.render_levels = subsurf
    return obj


def group(objects: Iterable[Object], loc: Vec = (0, 0, 0), rot: Vec = (0, 0, 0), scale: Scale = 1) -> Object:
    """Objects built around the origin, moved together."""
    empty = link(bpy.data.objects.new("group", None))
    empty.location, empty.rotation_euler = loc, rot
    empty.scale = (scale,) * 3 if isinstance(scale, int | float) else tuple(scale)
    for obj in objects:
        obj.parent = empty
    return empty


def grid_faces(nu: int, nv: int, close_u: bool = False, close_v: bool = False) -> list[tuple[int, ...]]:
    """Faces of a grid of vertices."""
    out: list[tuple[int, ...]] = []
    for i in range(nu if close_u else nu - 1):
        for j in range(nv if close_v else nv - 1):
            k = (i + 1) % nu
            out.append((i * nv + j, i * nv + (j + 1) % nv, k * nv + (j + 1) % nv, k * nv + j))
    return out


def surface(
    fn: Callable[[float, float], Vec],
    nu: int,
    nv: int,
    m: Material,
    close_u: bool = False,
    close_v: bool = False,
    **kw: object,
) -> Object:
    """A surface fn(u, v) -> (x, y, z), u and v in 0..1."""
    verts = [fn(i / (nu if close_u else nu - 1), j / (nv if close_v else nv - 1)) for i in range(nu) for j in range(nv)]
    return mesh(verts, grid_faces(nu, nv, close_u, close_v), m, **kw)


def lathe(
    profile: Sequence[tuple[float, float]],
    m: Material,
    segments: int = 40,
    wobble: float = 0,
    folds: int = 0,
    fold: float = 0,
    **kw: object,
) -> Object:
    """A turned form from (radius, z) pairs; folds make drapery at its foot."""
    verts = []
    for i, (radius, z) in enumerate(profile):
        for j in range(segments):
            a = 2 * math.pi * j / segments
            r = radius * (1 + fold * math.sin(folds * a) * (1 - i / (len(profile) - 1)))
            if wobble:
                r *= 1 + wobble * mnoise.noise((math.cos(a) * 2, math.sin(a) * 2, z * 2))
            verts.append((r * math.cos(a), r * math.sin(a), z))
    return mesh(verts, grid_faces(len(profile), segments, False, True), m, **kw)


def catmull(points: Sequence[Vec], n: int = 12) -> list[Vector]:
    """A smooth curve through the points, n steps between two."""
    p = [Vector(q) for q in points]
    p = [p[0] * 2 - p[1], *p, p[-1] * 2 - p[-2]]
    out = []
    for i in range(1, len(p) - 2):
        a, b, c, d = p[i - 1 : i + 3]
        for k in range(n):
            t = k / n
            out.append(
                0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)
            )
    return [*out, p[-2]]


def tube_data(
    points: Sequence[Vec], radii: float | Sequence[float], segments: int = 10, flat: float = 1.0, up: Vec | None = None
) -> Data:
    """Vertices and faces of a tube, to be merged with others."""
    p = [Vector(q) for q in points]
    n = len(p)
    values = [radii] * n if isinstance(radii, int | float) else list(radii)
    if len(values) != n:
        values = list(np.interp(np.linspace(0, 1, n), np.linspace(0, 1, len(values)), values))
    tangents = [(p[min(i + 1, n - 1)] - p[max(i - 1, 0)]).normalized() for i in range(n)]
    side = Vector(up) if up else (Vector((0, 0, 1)) if abs(tangents[0].z) < 0.9 else Vector((1, 0, 0)))
    verts: list[Sequence[float]] = []
    for i in range(n):
        side = (side - tangents[i] * side.dot(tangents[i])).normalized()
        across = tangents[i].cross(side)
        for j in range(segments):
            a = 2 * math.pi * j / segments
            verts.append(p[i] + (side * math.cos(a) * flat + across * math.sin(a)) * values[i])
    faces = grid_faces(n, segments, False, True)
    faces += [tuple(range(segments))[::-1], tuple(range((n - 1) * segments, n * segments))]
    return verts, faces


def tube(
    points: Sequence[Vec],
    radii: float | Sequence[float],
    m: Material,
    segments: int = 10,
    steps: int = 0,
    flat: float = 1.0,
    up: Vec | None = None,
    **kw: object,
) -> Object:
    """A tube along points; `steps` > 0 smooths the curve, `flat` squashes it, radii taper it."""
    path = catmull(points, steps) if steps else points
    return mesh(*tube_data(path, radii, segments, flat, up), m, **kw)


def merge(parts: Iterable[Data], m: Material, **kw: object) -> Object:
    """Many small pieces as one object (fast to render)."""
    verts: list[Sequence[float]] = []
    faces: list[tuple[int, ...]] = []
    for v, f in parts:
        base = len(verts)
        verts += list(v)
        faces += [tuple(i + base for i in face) for face in f]
    return mesh(verts, faces, m, **kw)


def ball(loc: Vec, radius: Scale, m: Material, segments: int = 24, rot: Vec = (0, 0, 0)) -> Object:
    """A sphere or ellipsoid."""

    def fn(u: float, v: float) -> Vec:
        s = math.sin(math.pi * u)
        return (s * math.cos(2 * math.pi * v), s * math.sin(2 * math.pi * v), math.cos(math.pi * u))

    return surface(fn, max(8, segments // 2), segments, m, close_v=True, loc=loc, rot=rot, scale=radius)


def box(loc: Vec, size: Vec, m: Material, rot: Vec = (0, 0, 0), bevel: float = 0.02, taper: float = 1.0) -> Object:
    """A box around `loc`; taper narrows its top."""
    x, y, z = (d / 2 for d in size)
    t = taper
    verts = [(-x, -y, -z), (x, -y, -z), (x, y, -z), (-x, y, -z)]
    verts += [(-x * t, -y * t, z), (x * t, -y * t, z), (x * t, y * t, z), (-x * t, y * t, z)]
    faces = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    obj = mesh(verts, faces, m, smooth=False, loc=loc, rot=rot)
    if bevel:
        mod = obj.modifiers.new("bevel", "BEVEL")
        mod.width, mod.segments = bevel, 2
    return obj


def extrude(
    outline: Sequence[tuple[float, float]], depth: float, m: Material, bevel: float = 0.0, **kw: object
) -> Object:
    """A flat outline in the x-z plane, given thickness along y (cut-out scenery, signs, silhouettes)."""
    n = len(outline)
    verts = [(x, y, z) for y in (-depth / 2, depth / 2) for x, z in outline]
    faces: list[tuple[int, ...]] = [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))]
    faces += [(i, n + i, n + (i + 1) % n, (i + 1) % n) for i in range(n)]
    obj = mesh(verts, faces, m, smooth=False, **kw)
    if bevel:
        mod = obj.modifiers.new("bevel", "BEVEL")
        mod.width, mod.segments = bevel, 2
    return obj


def organic(parts: Sequence[tuple], m: Material, voxel: float = 0.03, smooth: int = 8, **kw: object) -> Object:
    """A soft body fused from parts: (loc, radii, rot) ellipsoids and ('t', points, radii) limbs."""
    pieces: list[Data] = []
    for part in parts:
        if part[0] == "t":
            pieces.append(tube_data(catmull(part[1], 8), part[2], 14))
            continue
        loc, radii, rot = part
        radii = (radii,) * 3 if isinstance(radii, int | float) else radii
        frame = Matrix.Translation(loc) @ Euler(rot).to_matrix().to_4x4() @ Matrix.Diagonal((*radii, 1))
        nu, nv = 16, 24
        verts = []
        for i in range(nu):
            a = math.pi * (i + 0.001) / (nu - 0.998)
            for j in range(nv):
                b = 2 * math.pi * j / nv
                verts.append(frame @ Vector((math.sin(a) * math.cos(b), math.sin(a) * math.sin(b), math.cos(a))))
        faces = grid_faces(nu, nv, False, True)
        pieces.append((verts, [*faces, tuple(range(nv))[::-1], tuple(range((nu - 1) * nv, nu * nv))]))
    obj = merge(pieces, m, **kw)
    fuse = obj.modifiers.new("fuse", "REMESH")
    fuse.mode, fuse.voxel_size, fuse.use_smooth_shade = "VOXEL", voxel, True
    relax = obj.modifiers.new("relax", "SMOOTH")
    relax.factor, relax.iterations = 0.5, smooth
    return obj


def fur_coat(obj: Object, m: Material, count: int = 5000, length: float = 0.14, children: int = 14) -> Object:
    """Cover an object with hair (fur, feathers, grass)."""
    graph = bpy.context.evaluated_depsgraph_get()
    data = bpy.data.meshes.new_from_object(obj.evaluated_get(graph))
    obj.modifiers.clear()
    obj.data = data
    if len(data.materials) < 2:
        data.materials.append(m)
    system = obj.modifiers.new("fur", "PARTICLE_SYSTEM").particle_system
    system.seed = 1
    s = system.settings
    s.type, s.count, s.hair_length, s.hair_step = "HAIR", count, length, 4
    s.emit_from, s.use_emit_random, s.material = "FACE", True, 2
    s.child_type, s.rendered_child_count = "INTERPOLATED", children
    s.clump_factor, s.roughness_1, s.roughness_1_size, s.roughness_endpoint = 0.35, 0.06, 0.6, 0.042
    s.root_radius, s.tip_radius, s.radius_scale = 0.9, 0.1, 0.012
    s.normal_factor, s.object_align_factor = 0.02, (0, 0, -0.04)
    return obj


def fbm(x: float, y: float, z: float = 0, octaves: int = 5) -> float:
    """Rolling noise, about -1..1."""
    total, amplitude = 0.0, 1.0
    for _ in range(octaves):
        total += amplitude * mnoise.noise((x, y, z))
        amplitude *= 0.5
        x, y, z = x * 2, y * 2, z * 2
    return total


def terrain(
    fn: Callable[[float, float], float], x: tuple[float, float], y: tuple[float, float], n: int, m: Material
) -> Object:
    """Ground of height fn(x, y)."""

    def point(u: float, v: float) -> Vec:
        px, py = x[0] + (x[1] - x[0]) * u, y[0] + (y[1] - y[0]) * v
        return (px, py, fn(px, py))

    return surface(point, n, n, m)

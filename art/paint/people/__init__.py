"""People: heads, hands and bodies built of solid forms and painted in planes of light.

Usage: make a `Scene`, add things to it, then `scene.paint(img, light=..., key=..., sky=..., bounce=...)`. Positions
are card units with z towards the viewer; everything in one scene hides, touches and shades everything else.
`Head(x, y, size, build, feeling, skin, hair=Hair(style, colour), yaw, pitch, roll, gaze).add(scene)` (builds: baby
child woman man old_woman old_man; feelings: calm joy smile wonder worry sorrow mischief focus sleep delight; the
face is about 2.1 `size` high, 1.6 wide; yaw > 0 looks to the right of the picture); `Hand(x, y, size, pose, skin,
side, yaw, pitch, roll, z).add(scene).arm(scene, elbow, sleeve)` with the wrist at (x, y) (poses: open flat relaxed
grip loose pinch point cup reach; `hand.hold` and `hand.across` say where a rod goes); `bust(scene, head, colour)`,
`arm`, `leg` clothe a body. Any other solid: `scene.add(Part([Limb(a, b, ra, rb), Ellipsoid(...), Block(...),
Cord(...)], colour, "plain"))`; a primitive's `k` melts it into the one before, `cut=True` carves.
`scene.mask(part)` gives the silhouette afterwards.
"""

from art.paint.people.bodies import arm, bust, leg
from art.paint.people.form import Block, Cap, Cord, Ellipsoid, Frame, Limb, Part, Prim, Scene, Stain, rotation, unit
from art.paint.people.hands import POSES, Hand, Pose, sleeve_part
from art.paint.people.heads import BUILDS, FEELINGS, SKINS, Build, Feeling, Hair, Head

__all__ = [
    "BUILDS",
    "FEELINGS",
    "POSES",
    "SKINS",
    "Block",
    "Build",
    "Cap",
    "Cord",
    "Ellipsoid",
    "Feeling",
    "Frame",
    "Hair",
    "Hand",
    "Head",
    "Limb",
    "Part",
    "Pose",
    "Prim",
    "Scene",
    "Stain",
    "arm",
    "bust",
    "leg",
    "rotation",
    "sleeve_part",
    "unit",
]

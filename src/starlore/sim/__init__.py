"""Many games fast: simulations, playthroughs, evaluations."""

from starlore.games import DIXIT, DIXIT_BOX, STELLA, STELLA_BOX
from starlore.sim import dixit, dixit_box, stella, stella_box
from starlore.sim.simulation import Simulation

SIMULATIONS: dict[str, Simulation] = {
    DIXIT.slug: dixit.SIMULATION,
    STELLA.slug: stella.SIMULATION,
    DIXIT_BOX.slug: dixit_box.SIMULATION,
    STELLA_BOX.slug: stella_box.SIMULATION,
}
"""What simulations know of each game, by its slug."""

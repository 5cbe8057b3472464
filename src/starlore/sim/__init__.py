"""Many games fast: simulations, playthroughs, evaluations."""

from starlore.sim import dixit, dixit_box, stella, stella_box
from starlore.sim.simulation import Simulation

SIMULATIONS: dict[str, Simulation] = {
    "dixit": dixit.SIMULATION,
    "stella": stella.SIMULATION,
    "dixit_box": dixit_box.SIMULATION,
    "stella_box": stella_box.SIMULATION,
}
"""What simulations know of each game, by its slug."""

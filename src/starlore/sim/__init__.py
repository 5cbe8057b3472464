"""Many games fast: simulations, playthroughs, tournaments."""

from starlore.sim import dixit, stella
from starlore.sim.simulation import Simulation

SIMULATIONS: dict[str, Simulation] = {"dixit": dixit.SIMULATION, "stella": stella.SIMULATION}
"""What simulations know of each game, by its slug."""

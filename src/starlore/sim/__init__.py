"""Many games, fast: random play straight on states, simulations, and playthroughs to read."""

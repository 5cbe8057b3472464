"""A tiny game of its own, to show that a game is one entry: nothing outside this folder knows it."""

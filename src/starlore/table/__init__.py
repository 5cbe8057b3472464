"""A table: the room where people meet, choose a game, play it, and play again under the same link."""

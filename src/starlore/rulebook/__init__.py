"""Points, turns and messages that a game and its box game share, whatever the cards are made of: pixels, or cardboard.

A game on pictures of ours and the same game with a box beside the phones count with these very functions.
"""

"""What the rulebooks say of points, whatever the cards are made of: pixels, or cardboard on a real table.

A game on pictures of ours and the same game with a box beside the phones count with these very functions.
"""

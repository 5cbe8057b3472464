"""Decks that people make of their own pictures: how they are kept, how pictures are made, who may use them."""

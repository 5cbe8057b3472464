"""The painting of Starlore's cards: two studios, one finish, one file per card."""

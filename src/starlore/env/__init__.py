"""Research environments (PettingZoo): the games as agents see them. Needs the extra `research`."""

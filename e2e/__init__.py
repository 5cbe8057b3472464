"""The whole thing as people use it: the real server, a real browser."""

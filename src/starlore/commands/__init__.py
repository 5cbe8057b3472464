"""The command line in parts, one for each thing that it looks after; `starlore.__main__` puts them together."""

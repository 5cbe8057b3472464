"""Benchmarks: `python -m bench` measures everything, `python -m bench rules` only the rules."""

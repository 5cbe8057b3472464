"""A table's log: its records, their hash chain, what they add up to, and how it forgets."""

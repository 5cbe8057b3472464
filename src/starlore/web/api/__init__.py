"""The HTTP API: what answers each address, and what stands before it."""

"""A table that somebody looks at: it takes commands, makes them durable, and tells everyone what they may see."""

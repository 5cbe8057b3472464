"""Programs for others to begin with."""

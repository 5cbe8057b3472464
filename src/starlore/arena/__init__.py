"""An arena: programs play against each other and against our bots, and are rated. Needs the extra `research`."""

"""Players made of code. They are shown a view and answer with a command, like anyone else."""

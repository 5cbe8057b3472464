"""Programs around the server that are no part of it: clients, referees and rehearsals."""

"""The server: HTTP for opening and finding tables, one WebSocket for each table that somebody sits at."""

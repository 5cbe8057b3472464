"""What one person, one address and all together may ask of the server."""

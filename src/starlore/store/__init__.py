"""Where logs are kept. Nothing above the port knows which store it is."""

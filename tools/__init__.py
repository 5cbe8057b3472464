"""What builds the project: finding Node and a browser, and making fonts, pictures and word vectors."""

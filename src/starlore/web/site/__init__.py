"""The client as browsers get it: the page, its files, and how a link looks elsewhere."""

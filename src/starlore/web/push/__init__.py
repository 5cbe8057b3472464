"""Web push: a call when it is somebody's turn at a table that is played over days, while its page is closed.

`keys` are the server's own, `encryption` and `services` are how a message travels, `subscriptions` is who wants to be
called where, `calls` decides who is called when.
"""

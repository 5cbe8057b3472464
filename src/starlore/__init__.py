"""Starlore: picture-association games in the browser, by the rules of Dixit and Stella."""

"""Table codes: short, easy to read out, and too many to guess."""

import secrets

ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""Digits and capitals without those that look alike: 0 and O, 1, I and L."""

LENGTH = 6


def new_code() -> str:
    """A random code."""
    return "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))


def new_invitation() -> str:
    """A secret for the link to a table, which nobody can guess."""
    return secrets.token_urlsafe(15)


def read_code(text: str) -> str | None:
    """The code as somebody typed it, in its proper form; None when it cannot be one."""
    code = text.strip().upper().replace("-", "").replace(" ", "")
    return code if len(code) == LENGTH and set(code) <= set(ALPHABET) else None

"""Somebody who plays over the wire, without a browser: for games in which only one person's screen matters."""

import secrets
import time
from collections.abc import Sequence
from typing import Any

from support.line import Line

AT_ONCE, A_SECOND = 24, 7.5
"""Messages that the server takes from one connection."""


class Puppet(Line):
    """Somebody at a table who does what they are told to, at once."""

    clues: Sequence[str] = ("A door into summer",)
    """What they say of a card: always the same of the same card."""

    def __init__(self, site: str, code: str, name: str, secret: str | None = None) -> None:
        self.due = 0.0
        address = f"{site.replace('http', 'ws', 1)}/api/tables/{code}/socket"
        super().__init__(address, {"Cookie": f"starlore={secret or secrets.token_urlsafe(32)}"})
        self.carry_out(type="sit", name=name, language="en")

    def send(self, message: Any) -> None:
        """No quicker than the server allows: many at once, but only so many a second."""
        now = time.monotonic()
        self.due = max(self.due + 1 / A_SECOND, now - AT_ONCE / A_SECOND)
        time.sleep(max(0.0, self.due - now))
        super().send(message)

    def carry_out(self, **command: Any) -> None:
        """Carry out a command that must not be refused."""
        answer = self.do(**command)
        assert answer["type"] == "table", answer

    def look(self) -> dict[str, Any]:
        """The table as it is now."""
        view: dict[str, Any] = self.settle()["view"]
        return view

    def dixit(self) -> bool:
        """Do what the game of Dixit asks of this seat: the first card, or the first one that is not one's own."""
        game = self.look()["game"]
        if game is None or game["seat"] not in game["awaited"]:  # whoever starts it may not have been heard yet
            return False
        phase = game["phase"]
        if phase["type"] == "telling":
            card = game["hand"][0]
            self.move("dixit", type="tell", card=card, clue=self.clues[card % len(self.clues)])
        elif phase["type"] == "playing":
            self.move("dixit", type="play", cards=game["hand"][: 2 if game["seats"] == 3 else 1])
        else:
            slots = [slot for slot in range(1, len(phase["table"]) + 1) if slot not in phase["mine"]]
            self.move("dixit", type="vote", slot=slots[game["seat"] % len(slots)])
        return True

    def stella(self, *places: int) -> bool:
        """Do what the game of Stella asks of this seat: mark these places of the grid, or point at the next mark.

        Without places it only points.
        """
        game = self.look()["game"]
        if game is None or game["seat"] not in game["awaited"]:
            return False
        phase = game["phase"]
        if phase["type"] == "associating" and not places:
            return False
        if phase["type"] == "associating":
            self.move("stella", type="mark", cards=[game["grid"][place] for place in places])
            self.move("stella", type="ready")
        else:
            pointed = {one["card"] for one in phase["pointed"]}
            self.move("stella", type="point", card=next(card for card in phase["mine"] if card not in pointed))
        return True

    def move(self, game: str, **move: object) -> None:
        """Make a move that must not be refused."""
        self.carry_out(type=game, move=move)

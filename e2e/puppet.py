"""Somebody who plays over the wire, without a browser: for games in which only one person's screen matters."""

import itertools
import json
import secrets
import time
from contextlib import ExitStack
from typing import Any, ClassVar

from websockets.sync.client import connect

AT_ONCE, A_SECOND = 24, 7.5
"""Messages that the server takes from one connection."""


class Puppet:
    """Somebody at a table who does what they are told to, at once."""

    present: ClassVar[list["Puppet"]] = []
    """Everyone who has not gone: they go when the test is over."""

    def __init__(self, site: str, code: str, name: str) -> None:
        address = f"{site.replace('http', 'ws', 1)}/api/tables/{code}/socket"
        cookie = {"Cookie": f"starlore={secrets.token_urlsafe(32)}"}
        self.exits = ExitStack()
        self.socket = self.exits.enter_context(connect(address, additional_headers=cookie, max_size=None))
        self.numbers = itertools.count()
        self.due = 0.0
        self.view: dict[str, Any] = {}
        self.present.append(self)
        self.do({"type": "sit", "name": name, "language": "en"})

    def send(self, message: dict[str, object]) -> None:
        """No quicker than the server allows: many at once, but only so many a second."""
        now = time.monotonic()
        self.due = max(self.due + 1 / A_SECOND, now - AT_ONCE / A_SECOND)
        time.sleep(max(0.0, self.due - now))
        self.socket.send(json.dumps(message))

    def do(self, command: dict[str, object]) -> None:
        """Carry out a command; afterwards the view is that of the table after it."""
        number = f"puppet-{next(self.numbers)}"
        self.send({"type": "do", "id": number, "command": command})
        while True:
            message = json.loads(self.socket.recv(timeout=20))
            assert message.get("id") != number, message
            if message["type"] == "table":
                self.view = message["view"]
                if any(done["id"] == number for done in message.get("accepted") or ()):
                    return

    def look(self) -> dict[str, Any]:
        """The table as it is now."""
        number = f"puppet-{next(self.numbers)}"
        self.send({"type": "rounds", "id": number})
        while (message := json.loads(self.socket.recv(timeout=20))).get("id") != number:
            if message["type"] == "table":
                self.view = message["view"]
        return self.view

    def dixit(self) -> bool:
        """Do what the game of Dixit asks of this seat: the first card, or the first one that is not one's own."""
        game = self.look()["game"]
        if game["seat"] not in game["awaited"]:
            return False
        phase = game["phase"]
        if phase["type"] == "telling":
            self.move("dixit", type="tell", card=game["hand"][0], clue="A door into summer")
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
        phase = game["phase"]
        if game["seat"] not in game["awaited"] or (phase["type"] == "associating" and not places):
            return False
        if phase["type"] == "associating":
            self.move("stella", type="mark", cards=[game["grid"][place] for place in places])
            self.move("stella", type="ready")
        else:
            pointed = {one["card"] for one in phase["pointed"]}
            self.move("stella", type="point", card=next(card for card in phase["mine"] if card not in pointed))
        return True

    def move(self, game: str, **move: object) -> None:
        self.do({"type": game, "move": move})

    def close(self) -> None:
        """Go."""
        self.exits.close()
        self.present.remove(self)

"""Somebody who plays by keyboard with their eyes closed: all they know is what the accessibility tree says."""

import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Browser

from e2e.people import A_GAME, Someone
from e2e.site import Site

KEYS = 60
"""How often somebody presses Tab before they give up."""


@dataclass(frozen=True)
class Heard:
    """What a screen reader says of one place on the page."""

    role: str
    name: str
    off: bool = False
    """It can be read, and not pressed."""

    pressed: bool = False
    description: str = ""
    """What is said after the name, if one waits for it."""


class Blind(Someone):
    """Somebody without a mouse and without eyes."""

    def __init__(self, browser: Browser, site: Site) -> None:
        super().__init__(browser, site)
        self.tools = self.context.new_cdp_session(self.page)
        self.tools.send("Accessibility.enable")
        self.led: list[str] = []
        """The headings that the focus was led to, without a key of theirs."""

    # --- listening ------------------------------------------------------------------------------

    def read(self) -> list[Heard]:
        """The whole page, from its beginning."""
        nodes = self.tools.send("Accessibility.getFullAXTree")["nodes"]
        return [heard(node) for node in nodes if not node.get("ignored") and node.get("name", {}).get("value")]

    def headings(self) -> list[str]:
        """The headings of the page."""
        return [one.name for one in self.read() if one.role == "heading"]

    def focused(self) -> Heard:
        """Where they are."""
        element = self.tools.send("Runtime.evaluate", {"expression": "document.activeElement"})["result"]["objectId"]
        found = self.tools.send("Accessibility.getPartialAXTree", {"objectId": element, "fetchRelatives": False})
        return heard(found["nodes"][0])

    def listen(self) -> Heard:
        """Where they are now; a heading to which they were led is remembered."""
        here = self.focused()
        if here.role == "heading" and (not self.led or self.led[-1] != here.name):
            self.led.append(here.name)
        return here

    # --- keys -----------------------------------------------------------------------------------

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def go_to(self, role: str, name: str, *, pressed: bool | None = None, key: str = "Tab") -> bool:
        """Press Tab until they hear this; False when it is not to be found."""
        for _ in range(KEYS):
            here = self.focused()
            right = pressed is None or here.pressed == pressed
            if here.role == role and right and not here.off and re.search(name, here.name):
                return True
            self.press(key)
        return False

    def choose(self, role: str, name: str, **more: Any) -> bool:
        """Go there and press Enter."""
        found = self.go_to(role, name, **more)
        if found:
            self.press("Enter")
        return found

    def play_by_ear(self, step: Callable[["Blind"], None], over: Callable[["Blind"], bool]) -> None:
        """Do what is asked for until the game is over."""
        give_up = time.monotonic() + A_GAME
        while not over(self):
            assert time.monotonic() < give_up, (self.focused(), self.headings())
            self.listen()
            if self.headings():
                step(self)
            else:  # a picture still lies open whose moment is over
                self.press("Escape")
            self.page.wait_for_timeout(60)


def heard(node: dict[str, Any]) -> Heard:
    """What a screen reader would say of a node."""
    properties = {one["name"]: one["value"].get("value") for one in node.get("properties", [])}
    return Heard(
        node.get("role", {}).get("value", ""),
        node.get("name", {}).get("value", ""),
        off=properties.get("disabled") in (True, "true"),
        pressed=properties.get("pressed") == "true",
        description=node.get("description", {}).get("value", ""),
    )

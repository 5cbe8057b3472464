"""A whole game of each with eyes closed: by keyboard, with nothing but the accessibility tree to go by."""

import re

import pytest
from playwright.sync_api import Browser

from e2e.blind import Blind
from e2e.site import Site

pytestmark = pytest.mark.long

CARD, PICTURE = r"^Card \d", r"^Picture \d+"
"""What pictures are called; what is to be seen on them is their description."""
AT_LENGTH = 40
WON = re.compile("The winner|Shared victory|You have won|You share")


def over(player: Blind) -> bool:
    return any(WON.search(heading) for heading in player.headings())


def tell_by_ear(player: Blind) -> None:
    """Take the first picture of the hand, and say something about it."""
    if not any(one.role == "button" and one.name == "Tell" for one in player.read()):
        return
    if not any(one.pressed and re.search(CARD, one.name) for one in player.read()):
        assert player.go_to("button", CARD)
        assert len(player.focused().description) > AT_LENGTH
        player.press("Enter")
        player.choose("button", "^Choose this card$")
    if player.go_to("textbox", "(?i)clue"):
        player.page.keyboard.type("what I was thinking of")
        player.press("Enter")


def dixit_by_ear(player: Blind) -> None:
    """Do what the heading asks for."""
    asked = " ".join(player.headings())
    if "Who has an idea first" in asked or ("You are the storyteller" in asked and "others" not in asked):
        tell_by_ear(player)
    elif "Which two of your cards" in asked:
        for _ in range(2):
            play_by_ear(player)
    elif "Which of your cards" in asked:
        play_by_ear(player)
    elif "Which card is the storyteller" in asked:
        player.choose("button", ": Vote$")
    else:
        go_on(player)


def go_on(player: Blind) -> bool:
    """Leave a round that has been scored."""
    on = "^To the (next round|end)"
    there = any(one.role == "button" and re.search(on, one.name) for one in player.read())
    return there and player.choose("button", on)


def play_by_ear(player: Blind) -> None:
    """Hand in a picture that has not been chosen yet."""
    if player.go_to("button", CARD, pressed=False):
        player.press("Enter")
        if player.choose("button", "^(Play|Choose) this card$"):
            player.press("Escape")


def stella_by_ear(player: Blind) -> None:
    """Do what the heading asks for."""
    asked = " ".join(player.headings())
    if go_on(player):
        return
    if "Which pictures" in asked:
        assert player.go_to("button", PICTURE)
        player.press("Home")
        for _ in range(3):
            assert player.go_to("button", PICTURE, pressed=False, key="ArrowRight")
            assert len(player.focused().description) > AT_LENGTH
            player.press("Enter")
        player.press("Tab")
        assert player.choose("button", "^Ready$")
    elif "You are the scout" in asked and player.choose("button", PICTURE):
        player.choose("button", "^Point at this picture")
        player.page.wait_for_timeout(100)


def test_a_whole_game_of_dixit_with_eyes_closed(browser: Browser, site: Site) -> None:
    ada = Blind(browser, site)
    code = ada.open_table_with({"game": "dixit", "target": 5, "first": "random"}, "Ada")
    assert code
    for _ in range(3):
        assert ada.choose("button", "Add a bot")
    assert ada.choose("button", "Start the game")
    ada.play_by_ear(dixit_by_ear, over)
    ada.listen()
    led = " ".join(ada.led)
    assert "Which of your cards" in led or "You are the storyteller" in led
    assert "Which card is the storyteller" in led or "You are the storyteller: the others vote" in led
    assert WON.search(ada.focused().name)


def test_a_whole_game_of_stella_with_eyes_closed(browser: Browser, site: Site) -> None:
    ada = Blind(browser, site)
    ada.open_table_with({"game": "stella"}, "Ada")
    for _ in range(2):
        assert ada.choose("button", "Add a bot")
    assert ada.choose("button", "Start the game")
    ada.play_by_ear(stella_by_ear, over)
    ada.listen()
    led = " ".join(ada.led)
    assert "Which pictures" in led
    assert re.search("Round|shone brighter|Your stars|No stars", led), "how a round went"
    assert WON.search(ada.focused().name)

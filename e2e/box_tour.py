"""Walks through the games with a box on the table, screen by screen."""

from collections.abc import Iterator

from playwright.sync_api import Browser, expect

from e2e.people import Someone
from e2e.puppet import Puppet
from e2e.site import Site

GUESTS = ("Bea", "Cid", "Dot")
Stop = tuple[str, Someone]


def seated(browser: Browser, site: Site, game: str) -> tuple[Someone, Someone, list[Puppet]]:
    """Somebody with a browser, a television, and three others, at a table that has not begun."""
    ada, tv = Someone(browser, site), Someone(browser, site)
    code = ada.open_table_with({"game": game}, "Ada")
    others = [Puppet(site.url, code, name) for name in GUESTS]
    ada.sees(GUESTS[-1])
    tv.page.goto(f"{site.url}/t/{code}/tv")
    tv.sees("Ada")
    return ada, tv, others


def dixit_with_the_box(browser: Browser, site: Site) -> Iterator[Stop]:
    """Every phase, and a clash of numbers."""
    ada, tv, others = seated(browser, site, "dixit_box")
    yield "box-lobby", ada
    ada.start()
    expect(ada.button("Got it")).to_be_visible()
    yield "dixit-box-hint", ada
    ada.button("No more hints").click()
    yield "dixit-box-race", ada
    yield "tv-dixit-box-race", tv
    ada.button("I have told").click()
    ada.sees("Which number is your card?")
    yield "dixit-box-claim", ada
    ada.button("Number 1 is mine").click()
    for other, slot in zip(others, (2, 2, 4), strict=True):
        other.move("dixit_box", type="claim", slots=[slot])
    ada.sees("The numbers do not fit")
    yield "dixit-box-clash", ada
    yield "tv-dixit-box-clash", tv
    others[1].move("dixit_box", type="claim", slots=[3])
    for other, slot in zip(others, (1, 1, 2), strict=True):
        other.move("dixit_box", type="vote", slot=slot)
    expect(ada.leave_reveal).to_be_visible()
    yield "dixit-box-scored", ada
    yield "tv-dixit-box-scored", tv
    ada.leave_reveal.click()
    ada.sees("Storyteller: Bea")
    others[0].move("dixit_box", type="tell", clue="Almost home")
    ada.button("Number 2 is mine").click()
    ada.sees("Which card is the storyteller’s?")
    yield "dixit-box-vote", ada


def stella_with_the_box(browser: Browser, site: Site) -> Iterator[Stop]:
    """Every phase of one round."""
    ada, tv, others = seated(browser, site, "stella_box")
    ada.start()
    ada.button("No more hints").click()
    ada.sees("Turn over a word card of yours")
    yield "stella-box-word", ada
    others[0].move("stella_box", type="word", word="lighthouse")
    ada.sees("lighthouse")
    for place in (1, 2, 3):
        ada.page.get_by_role("button", name=f"Row 1, card {place}").click()
    yield "stella-box-marking", ada
    yield "tv-stella-box-marking", tv
    ada.button("Ready").click()
    for other in others:
        other.move("stella_box", type="mark", places=[1, 9])
        other.move("stella_box", type="ready")
    ada.sees("You are in the dark")
    yield "stella-box-lanterns", ada
    yield "tv-stella-box-lanterns", tv

"""What a bot saw in a picture, and where: from the catalogue's places to the ring on somebody's screen."""

import re
from contextlib import suppress

from playwright.sync_api import Browser, Locator, expect
from playwright.sync_api import TimeoutError as WaitedTooLong

from e2e.people import Someone
from e2e.site import Site
from starlore.decks.pictures import DECK

ROUNDS = 6
"""Within so many rounds a bot points: it says something in each, but not every thought has a place."""

A_WHILE = 4_000
"""Milliseconds that bots get to speak."""

PAINTED = re.compile(r"/pictures/(\d{3})[-.]")


def place_of(ring: Locator) -> tuple[float, float]:
    """Where a ring is in its picture, as the catalogue says it: from the left and from the top, 0 to 1."""
    left, top = ring.evaluate("ring => [ring.style.left, ring.style.top]")
    return float(left.removesuffix("%")) / 100, float(top.removesuffix("%")) / 100


def ring_of_a_bot(ada: Someone) -> Locator:
    """Play on until a ring lies on a picture of a round that is over."""
    rings = ada.page.locator("main .card:has(img) i")
    for _ in range(ROUNDS):
        while not ada.leave_reveal.is_visible():
            ada.play_dixit_step(leave="nothing: stay here")
        with suppress(WaitedTooLong):
            rings.first.wait_for(timeout=A_WHILE)
            return rings.first
        ada.leave_round()
    raise AssertionError("no bot points at anything")


def test_a_ring_lies_where_the_catalogue_says_that_a_bots_thought_is(browser: Browser, site: Site) -> None:
    ada = Someone(browser, site, phone=True)
    ada.open_table_with({"game": "dixit", "first": "random", "target": 30}, "Ada")
    ada.add_bots(5)
    ada.start()
    ring = ring_of_a_bot(ada)
    painted = PAINTED.search(ring.locator("xpath=..").locator("img").get_attribute("src") or "")
    assert painted is not None
    number = painted[1]
    remark = ada.page.get_by_role("listitem").filter(has=ada.page.locator(f'img[src*="/pictures/{number}"]'))
    expect(remark.filter(has_text="I thought of").first).to_be_visible()
    places = DECK.pictures[int(number)].places
    assert any(distance(at, place_of(ring)) < 0.001 for at in places.values()), (places, place_of(ring))


def distance(one: tuple[float, float], other: tuple[float, float]) -> float:
    """How far two places of a picture are from each other."""
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))

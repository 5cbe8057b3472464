"""The fifteen cards of a box, photographed: their corners are found or dragged, and every phone shows them."""

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, FilePayload, Locator, expect

from e2e.people import Someone
from e2e.puppet import Puppet
from e2e.site import Site
from support.cards_on_table import ASKEW, photograph
from support.odd_files import jpeg

pytestmark = pytest.mark.long
PICTURES = os.environ.get("BOX_PICTURES")
"""A folder for pictures of the screens, for whoever wants to look at them."""

CORNERS = ("Top left", "Top right", "Bottom right", "Bottom left")


def a_file(data: bytes) -> FilePayload:
    return {"name": "cards.jpg", "mimeType": "image/jpeg", "buffer": data}


def look(person: Someone, name: str) -> None:
    if PICTURES is not None:
        person.page.screenshot(path=Path(PICTURES) / f"photograph-{name}.png")


def seated(browser: Browser, site: Site, *, phone: bool = True) -> tuple[Someone, Someone, list[Puppet]]:
    """Ana and a television at a game of Stella with the box, and two others."""
    ana, tv = Someone(browser, site, phone=phone), Someone(browser, site)
    tv.page.set_viewport_size({"width": 1920, "height": 1080})
    code = ana.open_table_with({"game": "stella_box"}, "Ana")
    others = [Puppet(site.url, code, name) for name in ("Bea", "Cid")]
    ana.sees("Cid")
    tv.page.goto(f"{site.url}/t/{code}/tv")
    tv.sees("Ana")
    ana.start()
    ana.button("No more hints").click()
    return ana, tv, others


def choose(person: Someone, data: bytes) -> None:
    """Open the dialog and give it a picture."""
    person.button("Photograph the cards").click()
    dialog = person.page.get_by_role("dialog", name="The cards on your table")
    look(person, "dialog")
    dialog.locator("input[type=file]").last.set_input_files(a_file(data))


def place_of(corner: Locator) -> tuple[float, float]:
    """Where a corner is, as shares of the picture."""
    x, y = corner.evaluate("corner => [parseFloat(corner.style.left) / 100, parseFloat(corner.style.top) / 100]")
    return x, y


def pictured(person: Someone) -> Locator:
    return person.page.locator(".pictured[data-place]")


def test_corners_are_found_and_every_slate_shows_the_cards(browser: Browser, site: Site) -> None:
    ana, tv, others = seated(browser, site)
    choose(ana, photograph())
    ana.sees("The corners were found.")
    for name, wanted in zip(CORNERS, ASKEW, strict=True):
        found = place_of(ana.button(name))
        assert max(abs(found[0] - wanted[0]), abs(found[1] - wanted[1])) < 0.03, (name, found, wanted)
    look(ana, "found")
    ana.button("Show on all phones").click()
    expect(ana.page.get_by_role("dialog")).to_have_count(0)
    others[0].move("stella_box", type="word", word="lighthouse")
    expect(pictured(ana)).to_have_count(15)
    for place in (1, 2, 9):
        ana.page.locator(f"[data-place='{place}']").click()
    look(ana, "slate")
    assert others[0].look()["photograph"]["rounds"] == 0
    ana.button("Ready").click()
    for one in others:
        one.move("stella_box", type="mark", places=[1, 9])
        one.move("stella_box", type="ready")
    expect(pictured(tv)).to_have_count(15)
    look(tv, "tv")


def test_corners_are_dragged_by_keys_and_mouse_and_the_picture_is_turned(browser: Browser, site: Site) -> None:
    ana, _, others = seated(browser, site, phone=False)
    choose(ana, jpeg(3))
    corner = ana.button("Top left")
    expect(corner).to_be_visible()
    before = place_of(corner)
    corner.press("ArrowRight")
    corner.press("ArrowDown")
    after = place_of(corner)
    assert after[0] - before[0] == pytest.approx(0.01, abs=0.002)
    assert after[1] - before[1] == pytest.approx(0.01, abs=0.002)
    box = corner.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    ana.page.mouse.move(x, y)
    ana.page.mouse.down()
    ana.page.mouse.move(x + 40, y + 30, steps=4)
    ana.page.mouse.up()
    dragged = place_of(corner)
    assert dragged[0] > after[0]
    assert dragged[1] > after[1]
    ana.button("Turn").click()
    assert place_of(ana.button("Top right")) == dragged
    look(ana, "dragged")
    ana.button("Show on all phones").click()
    expect(ana.page.get_by_role("dialog")).to_have_count(0)
    first = others[0].look()["photograph"]["key"]
    ana.button("Photograph the cards anew").click()
    ana.button("Remove the photograph").click()
    expect(ana.button("Photograph the cards")).to_be_visible()
    assert others[0].look()["photograph"] is None
    ana.page.request.get(f"{site.url}/api/tables/{ana.page.url.rpartition('/')[2]}/photograph/{first}")


def test_what_is_no_picture_is_told_so(browser: Browser, site: Site) -> None:
    ana, *_ = seated(browser, site)
    choose(ana, b"no picture at all")
    expect(ana.page.get_by_role("alert")).to_have_text(re.compile("cannot read that picture"))


def test_a_row_that_was_replaced_is_not_shown_any_more(browser: Browser, site: Site) -> None:
    ana, _, others = seated(browser, site)
    choose(ana, photograph())
    ana.button("Show on all phones").click()
    expect(ana.page.get_by_role("dialog")).to_have_count(0)
    others[0].move("stella_box", type="word", word="lighthouse")
    expect(pictured(ana)).to_have_count(15)
    ana.page.locator("[data-place='1']").click()
    ana.button("Ready").click()
    for one in others:
        one.move("stella_box", type="mark", places=[1])
        one.move("stella_box", type="ready")
    ana.sees(re.compile("Scout: |You are the scout"))
    game = others[0].look()["game"]
    scout = next((one for one in others if one.look()["game"]["seat"] == game["phase"]["scout"]), None)
    if scout is None:
        ana.page.locator("button[aria-disabled=false][data-place]").click()
        ana.button("I point at this card").click()
    else:
        scout.move("stella_box", type="point", place=1)
    ana.sees("Round 1 is over")
    expect(pictured(ana)).to_have_count(15)
    look(ana, "result")
    ana.leave_round()
    others[0].move("stella_box", type="word", word="harbour")
    expect(ana.page.locator("[data-place]")).to_have_count(15)
    expect(pictured(ana)).to_have_count(10)
    look(ana, "next")

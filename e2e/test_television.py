"""A television: pictures as large as the room allows, and nothing that is cut off."""

import re
from secrets import token_urlsafe

import pytest
from playwright.sync_api import Browser, Locator, ViewportSize, expect

from e2e.people import Someone
from e2e.puppet import Puppet
from e2e.site import Site
from support.options import nested

SIZES: tuple[ViewportSize, ...] = ({"width": 1920, "height": 1080}, {"width": 1280, "height": 720})
NAMES = ("Maximiliane Sternberg", "Bartholomew Quick", "Wilhelmina Vanderbilt", "Hildegard of Bingen", "Ed", "Flo", "G")
CLUE = "The night when all the lighthouses of the northern coast decided to go for a long walk together"


def gather(browser: Browser, site: Site, game: str, guests: int) -> tuple[Someone, Someone, list[Puppet]]:
    """Somebody with a browser, a television, and others over the wire, at a table whose game has been started."""
    ada, tv = Someone(browser, site), Someone(browser, site)
    code = ada.open_table_with({"game": game}, "Ada")
    others = [Puppet(site.url, code, name) for name in NAMES[:guests]]
    tv.page.goto(f"{site.url}/t/{code}/tv")
    tv.sees(NAMES[guests - 1])
    ada.start()
    return ada, tv, others


def share_of_width(tv: Someone, pictures: Locator, parts: Locator) -> float:
    """How much of the window the narrowest picture takes, once all of it is seen to be inside, in both sizes."""
    shares = []
    for size in SIZES:
        tv.page.set_viewport_size(size)
        for part in (*pictures.all(), *parts.all()):
            expect(part).to_be_in_viewport(ratio=1)
        boxes = [box for picture in pictures.all() if (box := picture.bounding_box())]
        shares.append(min(box["width"] for box in boxes) / size["width"])
        assert tv.page.evaluate("document.documentElement.scrollHeight - innerHeight") == 0
    return min(shares)


@pytest.mark.parametrize(("guests", "vote", "reveal"), [(3, 0.2, 0.17), (7, 0.14, 0.14)])
def test_dixit_shows_large_pictures_whoever_plays_and_however_long_the_clue_is(
    browser: Browser, site: Site, guests: int, vote: float, reveal: float
) -> None:
    ada, tv, others = gather(browser, site, "dixit", guests)
    ada.tell(CLUE)
    tv.sees(CLUE)
    for other in others:
        other.dixit()
    tv.sees("Which card is the storyteller’s?")
    pictures, parts = tv.page.locator("main li .picture"), tv.page.locator(".clue, main h1, main li .below, aside li")
    expect(pictures).to_have_count(guests + 1)
    assert share_of_width(tv, pictures, parts) > vote
    for other in others:
        other.dixit()
    tv.sees(re.compile("points in all"))
    assert share_of_width(tv, pictures, parts) > reveal


def test_stella_fills_the_height_with_pictures(browser: Browser, site: Site) -> None:
    _, tv, _ = gather(browser, site, "stella", 5)
    pictures = tv.page.locator("main img")
    expect(pictures).to_have_count(15)
    assert share_of_width(tv, pictures, tv.page.locator("aside li")) > 0.11


def test_the_last_round_stays_to_be_read_before_the_end_is_shown(browser: Browser, site: Site) -> None:
    tv, secret = Someone(browser, site), token_urlsafe(32)
    tv.page.clock.install()
    opening = {"name": "Ada", "options": nested(game="dixit", target=5, first="random")}
    answer = tv.page.request.post(f"{site.url}/api/tables", data=opening, headers={"Cookie": f"starlore={secret}"})
    code = answer.json()["code"]
    everyone = [Puppet(site.url, code, "Ada", secret), *(Puppet(site.url, code, name) for name in NAMES[:3])]
    tv.page.goto(f"{site.url}/t/{code}/tv")
    tv.sees(NAMES[2])
    everyone[0].carry_out(type="start")
    tv.sees(re.compile("Round 1"))
    while not everyone[0].look()["over"]:
        for one in everyone:
            one.dixit()
    tv.page.clock.run_for(9_000)
    tv.sees(re.compile("in all"))
    tv.page.keyboard.press("Enter")
    tv.sees("The end")


def test_the_tools_go_out_of_sight_when_the_pointer_rests(browser: Browser, site: Site) -> None:
    _, tv, _ = gather(browser, site, "dixit", 2)
    tools = tv.page.locator("footer.tools")
    tv.page.mouse.move(400, 300)
    expect(tools).to_have_css("opacity", "1")
    expect(tools).to_have_css("opacity", "0")


def test_a_television_shows_the_table_whose_code_is_typed_there(browser: Browser, site: Site) -> None:
    ada, tv = Someone(browser, site), Someone(browser, site)
    code = ada.open_table_with({"game": "dixit"}, "Ada")
    tv.page.goto(site.url)
    tv.button("Play on a TV").click()
    tv.page.get_by_label("Already have a table? Enter its code").fill(f"{code[:3]} {code[3:].lower()}")
    tv.button("Show").click()
    expect(tv.page).to_have_url(f"{site.url}/t/{code}/tv")
    expect(tv.page.get_by_role("img", name=re.compile("QR"))).to_be_visible()

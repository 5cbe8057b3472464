"""The home page: what somebody sees who has never been here, and who comes back to a running game."""

import pytest
from playwright.sync_api import Browser, Locator, ViewportSize, expect

from e2e.people import LAPTOP, PHONE, Someone
from e2e.site import Site

ON_ITS_SIDE: ViewportSize = {"width": 844, "height": 390}


def top_of(thing: Locator) -> float:
    box = thing.bounding_box()
    assert box is not None
    return box["y"]


@pytest.mark.parametrize("window", [PHONE, ON_ITS_SIDE, LAPTOP])
def test_who_comes_back_to_a_game_sees_the_name_then_the_way_on(
    browser: Browser, site: Site, window: ViewportSize
) -> None:
    ada = Someone(browser, site)
    ada.open_table("Dixit", "Ada")
    ada.add_bots(3)
    ada.start()
    expect(ada.hand.first).to_be_visible()
    ada.page.set_viewport_size(window)
    ada.page.goto(site.url)
    way_on = ada.page.get_by_role("region", name="My tables").get_by_role("link", name="Continue")
    expect(way_on).to_be_in_viewport(ratio=1)
    name = ada.page.get_by_role("heading", name="Starlore", level=1)
    assert top_of(name) < top_of(way_on)
    if window != ON_ITS_SIDE:
        for picture in ada.page.locator(".fan img").all():
            expect(picture).to_be_in_viewport(ratio=1)


def test_somebody_new_sees_on_a_desktop_what_a_round_is_like(browser: Browser, site: Site) -> None:
    ada = Someone(browser, site)
    ada.page.goto(site.url)
    for seen in (ada.page.get_by_text("A little patience"), ada.page.get_by_text("Which picture is it?")):
        expect(seen).to_be_in_viewport(ratio=1)
    for picture in ada.page.locator(".fan img").all():
        expect(picture).to_be_in_viewport(ratio=1)
    expect(ada.button("Learn Dixit")).to_be_in_viewport(ratio=1)
    expect(ada.button("Learn Stella")).to_be_in_viewport(ratio=1)

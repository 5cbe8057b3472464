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


def test_a_press_on_a_picture_is_a_guess_that_is_answered(browser: Browser, site: Site) -> None:
    ada = Someone(browser, site)
    ada.page.goto(site.url)
    answer = ada.page.get_by_role("status").filter(has_text="Which picture is it?")
    expect(answer).to_be_visible()
    ada.button("Picture 1").click()
    ada.sees("A fine trap. Look again!")
    ada.page.keyboard.press("Tab")
    expect(ada.button("Picture 2")).to_be_focused()
    ada.page.keyboard.press("Tab")
    ada.page.keyboard.press("Enter")
    ada.sees("That’s the one!")
    expect(ada.button("Picture 3")).to_have_attribute("aria-pressed", "true")
    expect(ada.button("Picture 1")).to_have_attribute("aria-pressed", "false")


@pytest.mark.parametrize("language", ["en", "bg"])
def test_on_a_phone_on_its_side_a_table_is_a_tap_away(browser: Browser, site: Site, language: str) -> None:
    ada = Someone(browser, site, language=language)
    for width, height in ((844, 390), (667, 375)):
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.page.goto(site.url)
        games = ada.page.locator(".games button")
        expect(games).to_have_count(2)
        for seen in (ada.page.get_by_role("heading", name="Starlore"), *games.all()):
            expect(seen).to_be_in_viewport(ratio=1)
        for picture in ada.page.locator(".fan img").all():
            expect(picture).to_be_in_viewport(ratio=1)
            box = picture.bounding_box()
            assert box is not None
            assert box["x"] > width / 2

"""What stands beside a game: the chat where there is room, and the page about privacy, licences and contact."""

import re

import pytest
from playwright.sync_api import Browser, expect

from e2e.people import Someone
from e2e.puppet import Puppet
from e2e.site import Site

pytestmark = pytest.mark.long


def test_where_there_is_room_the_chat_stands_beside_the_table_and_stays(browser: Browser, site: Site) -> None:
    ada = Someone(browser, site)
    ada.page.set_viewport_size({"width": 1440, "height": 900})
    code = ada.open_table_with({"game": "dixit", "first": "random"}, "Ada")
    bea = Puppet(site.url, code, "Bea")
    ada.page.get_by_role("button", name=re.compile("^Chat")).click()
    dock = ada.page.get_by_role("complementary", name="Chat")
    expect(dock).to_be_visible()
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    bea.carry_out(type="say", text="Hello there")
    expect(dock.get_by_text("Hello there")).to_be_visible()
    expect(ada.button("Start the game")).to_be_visible()  # nothing is covered
    edge = dock.bounding_box()
    start = ada.button("Start the game").bounding_box()
    assert edge is not None
    assert start is not None
    assert start["x"] + start["width"] <= edge["x"]
    ada.page.reload()
    expect(dock.get_by_text("Hello there")).to_be_visible()
    ada.page.get_by_role("button", name=re.compile("^Chat")).click()
    expect(dock).to_have_count(0)


def test_the_chat_beside_the_table_takes_the_focus_and_gives_it_back_with_escape(browser: Browser, site: Site) -> None:
    ada = Someone(browser, site)
    ada.page.set_viewport_size({"width": 1440, "height": 900})
    ada.open_table_with({"game": "dixit", "first": "random"}, "Ada")
    dock = ada.page.get_by_role("complementary", name="Chat")
    button = ada.button("Chat")
    button.press("Enter")
    expect(dock.get_by_placeholder("Say something")).to_be_focused()
    ada.page.keyboard.press("Escape")
    expect(dock).to_have_count(0)
    expect(button).to_be_focused()
    button.press("Enter")
    expect(dock).to_be_visible()
    button.press("Escape")
    expect(dock).to_have_count(0)


def test_on_a_phone_the_chat_is_a_sheet(browser: Browser, site: Site) -> None:
    ada = Someone(browser, site, phone=True)
    ada.open_table_with({"game": "dixit", "first": "random"}, "Ada")
    ada.page.get_by_role("button", name=re.compile("^Chat")).click()
    expect(ada.page.get_by_role("dialog", name="Chat")).to_be_visible()


def test_the_page_about_privacy_shows_what_the_host_has_written(browser: Browser, own_site: Site) -> None:
    (own_site.folder / "about.txt").write_text("Run by <b>Ana</b>.\n\nana@example.org")
    ada = Someone(browser, own_site, phone=True)
    ada.page.goto(own_site.url)
    ada.page.get_by_role("link", name="Privacy, licences, contact").click()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Privacy, licences, contact")
    ada.sees("Run by <b>Ana</b>.")
    ada.sees("ana@example.org")
    ada.button("Forget me").click()
    sure = ada.page.get_by_role("dialog", name="Forget me")
    sure.get_by_role("button", name="Forget me").click()
    ada.sees("You have been forgotten.")

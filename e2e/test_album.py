"""The evening: what people saw in the pictures, and the album to keep."""

import re

from playwright.sync_api import Browser, expect

from e2e.people import Someone
from e2e.puppet import Puppet
from e2e.site import Site


def round_of_dixit(browser: Browser, site: Site) -> tuple[Someone, Someone]:
    """Two browsers, one of them a phone, look at a round that is over."""
    ada, ben = Someone(browser, site), Someone(browser, site, phone=True)
    code = ada.open_table_with({"game": "dixit", "first": "random", "target": 30}, "Ada")
    ben.join(code, "Ben")
    puppets = [Puppet(site.url, code, name) for name in ("Cleo", "Dana")]
    ada.start()
    expect(ada.page.get_by_role("region", name="Your hand")).to_be_visible()
    for _ in range(40):
        for puppet in puppets:
            puppet.dixit()
        for person in (ada, ben):
            person.play_dixit_step(leave="nothing: stay here")
        if ada.leave_reveal.is_visible() and ben.leave_reveal.is_visible():
            return ada, ben
    raise AssertionError("the round does not end")


def test_the_others_see_at_once_where_somebody_points(browser: Browser, site: Site) -> None:
    ada, ben = round_of_dixit(browser, site)
    ada.button("Show what I saw").click()
    dialog = ada.page.get_by_role("dialog")
    dialog.get_by_role("group").get_by_role("button").nth(1).click()
    dialog.get_by_role("button", name=re.compile("Touch the place")).click(position={"x": 60, "y": 120})
    expect(ben.page.locator(".card i").first).to_be_visible()
    dialog.get_by_label("A few words").fill("<b>the broken cup</b>")
    dialog.get_by_role("button", name="Add the note").click()
    ben.sees("<b>the broken cup</b>")
    ada.page.keyboard.press("Escape")
    ada.button("Take it back").click()
    expect(ben.page.locator(".card i")).to_have_count(0)

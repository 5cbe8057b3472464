"""Hints on a phone, at a table with people: nothing lies over their buttons."""

import re

from playwright.sync_api import Browser, expect

from e2e.people import Someone
from e2e.puppet import Puppet
from e2e.site import Site

APART = """([one, other]) => {
    const [above, below] = [one, other].map((name) => document.querySelector(name).getBoundingClientRect())
    return above.bottom <= below.top
}"""
"""Whether one thing ends above the other."""


def can_be_read_away(person: Someone) -> None:
    """Both buttons of the hint are what is touched at their middles, and the clue and the cards lie beneath it."""
    expect(person.page.locator(".coach .note")).to_be_visible()
    expect(person.page.locator("main [aria-label=Reactions]")).to_have_count(1)
    for name in ("Got it", "No more hints"):
        button = person.button(name)
        expect(button).to_be_in_viewport(ratio=1)
        # Whether a finger would touch it, and nothing that lies over it.
        button.click(trial=True)
    person.page.wait_for_function(APART, arg=[".coach .note", "main .clue"])


def test_reactions_do_not_lie_over_a_hint(browser: Browser, site: Site) -> None:
    ada = Someone(browser, site, phone=True)
    code = ada.open_table_with({"game": "dixit", "first": "random"}, "Ada")
    others = [Puppet(site.url, code, name) for name in ("Ben", "Cleo", "Dan")]
    ada.start()
    expect(ada.hand.first).to_be_visible()

    def all_play() -> None:
        for other in others:
            other.dixit()

    def phase() -> str:
        return str(others[0].look()["game"]["phase"]["type"])

    # Whoever tells: some of them play before Ada, and the rest after her.
    while phase() != "voting":
        all_play()
        if phase() != "voting":
            ada.play_dixit_step()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(re.compile("storyteller"))
    expect(ada.page.get_by_role("region", name="Cards on the table")).to_be_visible()
    can_be_read_away(ada)
    all_play()
    if phase() == "voting":
        ada.vote()
    expect(ada.leave_reveal).to_be_visible()
    can_be_read_away(ada)

    # The points lie below: a sign leads there, and the clue leaves with the cards.
    ada.page.get_by_role("button", name="Points this round").click()
    points = ada.page.get_by_role("region", name="Points this round")
    expect(points).to_be_in_viewport(ratio=1)
    ada.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    ada.page.wait_for_function(APART, arg=["main .clue", "main .points"])

"""A walk through every screen: one person with a browser, the others over the wire, so that each phase holds still."""

import re
from collections.abc import Callable, Iterator
from typing import TypeAlias

from playwright.sync_api import Browser, expect

from e2e.box_tour import dixit_with_the_box, stella_with_the_box
from e2e.evening import Evening
from e2e.people import Someone, turns_until
from e2e.puppet import Puppet
from e2e.site import Site

Stop: TypeAlias = tuple[str, Someone]
"""A screen that is open now: what it is called, and who looks at it."""

GUESTS = ("Bea", "Cleo", "Dana")
MARKS = ((0, 1, 2, 6), (0, 1, 3, 7), (0, 2, 3, 4, 8))
"""What the guests mark in Stella: sparks, super-sparks, falls, and one who is in the dark."""


def outside(browser: Browser, site: Site) -> Iterator[Stop]:
    """What is not at a table."""
    ada = Someone(browser, site)
    page = ada.page
    page.goto(site.url)
    expect(page.get_by_role("heading", name="Starlore")).to_be_visible()
    yield "home", ada
    ada.button("Settings").click()
    expect(page.get_by_role("dialog").get_by_text("Play on another device")).to_be_visible()
    yield "settings", ada
    for game in ("dixit", "stella"):
        page.goto(f"{site.url}/how-to-play/{game}")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        yield f"how-to-play-{game}", ada
    page.goto(f"{site.url}/about")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    yield "about", ada
    page.goto(f"{site.url}/nothing/to/see/here")
    ada.sees("There is nothing here")
    yield "nowhere", ada
    ada.open_table_with({"game": "stella"}, "Ada")
    page.goto(site.url)
    ada.sees("My tables")
    yield "home-with-tables", ada
    ada.leave()


def around(browser: Browser, site: Site) -> Iterator[Stop]:
    """What surrounds a game: the invitation, the lobby, the sheets, absence."""
    ada, guest = Someone(browser, site), Someone(browser, site)
    code = ada.open_table_with({"game": "dixit", "first": "random"}, "Ada")
    yield "lobby-alone", ada
    page = guest.page
    page.goto(f"{site.url}/t/{code}")
    guest.sees("Sit down with us")
    yield "invitation", guest
    ada.page.goto(f"{site.url}/t/{code}/tv")
    expect(ada.page.get_by_role("img", name=re.compile("QR"))).to_be_visible()
    yield "tv-lobby", ada
    ada.page.goto(f"{site.url}/t/{code}")
    guest.join(code, "Bea")
    others = [Puppet(site.url, code, name) for name in GUESTS[1:]]
    ada.add_bots(1)
    guest.sees("The host starts the game: Ada")
    yield "lobby-owner", ada
    yield "lobby-guest", guest
    yield from sheets(guest)
    ada.start()
    expect(guest.hand).to_have_count(6)
    others[0].carry_out(type="leave")
    ada.sees("Cleo has left the table. Shall a bot play on?")
    yield "absent", ada
    others[0].close()
    ada.button("Menu").click()
    ada.button("Leave").click()
    expect(ada.page.get_by_role("dialog").get_by_role("button", name="Cancel")).to_be_visible()
    yield "leave", ada
    ada.page.get_by_role("dialog").get_by_role("button", name="Leave").click()
    expect(ada.page).to_have_url(f"{site.url}/")
    ada.page.goto(f"{site.url}/t/{code}")
    expect(ada.button("Take your seat back")).to_be_visible()
    yield "take-back", ada
    page.goto(f"{site.url}/t/ZZZZZZ")
    guest.sees("There is no such table")
    yield "no-such-table", guest
    others[1].close()
    ada.leave()
    guest.leave()


def sheets(guest: Someone) -> Iterator[Stop]:
    """What can lie over a table."""
    dialog = guest.page.get_by_role("dialog")
    for button, name in (("Chat", "chat"), ("How to play", "rules"), ("Menu", "menu")):
        guest.page.get_by_role("banner").get_by_role("button", name=button, exact=True).click()
        expect(dialog.get_by_role("heading").first).to_be_visible()
        if name == "chat":
            dialog.get_by_placeholder("Say something").fill("What a lovely table!")
            dialog.get_by_role("button", name="Send").click()
            expect(dialog.get_by_role("log")).to_contain_text("What a lovely table!")
        yield name, guest
        dialog.get_by_role("button", name="Close", exact=True).click()
        expect(dialog).to_have_count(0)
    guest.button("Name and colour").click()
    expect(dialog.get_by_role("button", name="Save")).to_be_visible()
    yield "name-and-colour", guest
    dialog.get_by_role("button", name="Close", exact=True).click()


def sit(browser: Browser, site: Site, options: dict[str, object]) -> tuple[Someone, Someone, list[Puppet]]:
    """Somebody with a browser, a television, and three others, at a table whose game has been started."""
    ada, tv = Someone(browser, site), Someone(browser, site)
    code = ada.open_table_with(options, "Ada")
    others = [Puppet(site.url, code, name) for name in GUESTS]
    seats = ada.page.get_by_role("region", name=re.compile("At the table")).get_by_role("listitem")
    expect(seats.filter(has_text=GUESTS[-1])).to_be_visible()
    tv.page.goto(f"{site.url}/t/{code}/tv")
    tv.sees("Ada")
    ada.start()
    return ada, tv, others


def quiet(person: Someone) -> None:
    """Hints have been seen; they get no more of them."""
    if (stop := person.button("No more hints")).is_visible():
        stop.click()
    expect(person.button("Got it")).to_have_count(0)


def dixit(browser: Browser, site: Site) -> Iterator[Stop]:
    """Every phase of Dixit, as the storyteller and as another player, and on a television."""
    # One round brings 5 points at the most: the game lasts for two at least.
    ada, tv, others = sit(browser, site, {"game": "dixit", "target": 6})
    expect(ada.hand.first).to_be_visible()
    yield "dixit-telling-race", ada
    ada.hand.nth(2).click()
    expect(ada.large.get_by_role("button", name="Choose this card")).to_be_visible()
    yield "dixit-picture-large", ada
    ada.large.get_by_role("button", name="Choose this card").click()
    ada.page.get_by_placeholder("A word, a line, a song…").fill("Where the river learns to sing")
    yield "dixit-telling-clue", ada
    ada.button("Tell").click()
    ada.sees("the others are choosing cards")
    tv.sees("Where the river learns to sing")  # Ada's own page does not wait for the server.
    expect(ada.button("Got it")).to_be_visible()
    yield "dixit-hint", ada
    quiet(ada)
    others[0].dixit()
    yield "dixit-playing-storyteller", ada
    yield "tv-dixit-playing", tv
    for other in others[1:]:
        other.dixit()
    ada.sees("the others vote now")
    others[0].dixit()
    yield "dixit-voting-storyteller", ada
    tv.sees("Which card is the storyteller’s?")
    yield "tv-dixit-voting", tv
    for other in others[1:]:
        other.dixit()
    expect(ada.leave_reveal).to_be_visible()
    yield "dixit-reveal", ada
    yield "tv-dixit-reveal", tv
    ada.leave_reveal.click()
    ada.sees("Storyteller: Bea")
    yield "dixit-telling-other", ada
    others[0].dixit()
    ada.sees("Which of your cards fits the clue?")
    yield "dixit-playing", ada
    ada.play(0)
    ada.sees("Your card is in.")
    yield "dixit-playing-chosen", ada
    for other in others[1:]:
        other.dixit()
    ada.sees("Which card is the storyteller’s?")
    yield "dixit-voting", ada
    ada.vote()
    ada.sees("You have voted.")
    yield "dixit-voting-voted", ada
    ada.button("Menu").click()
    ada.button("Earlier rounds").click()
    expect(ada.page.get_by_role("dialog").get_by_text("Where the river learns to sing")).to_be_visible()
    yield "dixit-rounds", ada
    ada.page.get_by_role("dialog").get_by_role("button", name="Close", exact=True).click()
    for _ in turns_until(lambda: ada.over, ada):
        ada.play_dixit_step()
        for other in others:
            other.dixit()
    yield "dixit-end", ada
    expect(tv.page.get_by_role("heading", level=1)).to_contain_text(re.compile("winner|victory", re.I))
    yield "tv-dixit-end", tv
    close(ada, tv, others)


def stella(browser: Browser, site: Site) -> Iterator[Stop]:
    """Every phase of Stella, and on a television."""
    ada, tv, others = sit(browser, site, {"game": "stella", "words": "discovery"})
    expect(ada.button("Got it")).to_be_visible()
    yield "stella-hint", ada
    quiet(ada)
    yield "stella-associating", ada
    yield "tv-stella-associating", tv
    ada.mark(0, 1, 5)
    others[0].move("stella", type="other_word")
    ada.sees("For the other word: Bea")
    yield "stella-associating-marked", ada
    ada.page.get_by_role("button", name=re.compile("^Look closely")).first.click()
    expect(ada.large).to_be_visible()
    yield "stella-picture-large", ada
    ada.large.get_by_role("button", name="Close", exact=True).click()
    ada.ready()
    ada.sees("You are ready")
    yield "stella-associating-ready", ada
    for other, places in zip(others, MARKS, strict=True):
        other.stella(*places)
    expect(ada.page.get_by_role("region", name="Lanterns")).to_be_visible()
    seen: set[str] = set()
    for _ in turns_until(ada.leave_reveal.is_visible, ada):
        told = next(iter(tv.page.get_by_text(re.compile("^(Spark|Super-spark|Fall)!")).all_inner_texts()), "announced")
        name = told.strip().strip("!").lower()
        if name not in seen:
            seen.add(name)
            yield f"stella-revealing-{name}", ada
            yield f"tv-stella-{name}", tv
        if ada.task == "You are the scout":
            if "scout" not in seen:
                seen.add("scout")
                yield "stella-revealing-scout", ada
            ada.point()
        for other in others:
            if other.stella():
                break
    yield "stella-round-over", ada
    ada.leave_reveal.click()
    expect(ada.pictures).to_have_count(15)
    yield "stella-associating-second-round", ada
    ada.button("Menu").click()
    ada.button("Earlier rounds").click()
    expect(ada.page.get_by_role("dialog").get_by_role("heading").first).to_be_visible()
    yield "stella-rounds", ada
    ada.page.get_by_role("dialog").get_by_role("button", name="Close", exact=True).click()
    for _ in turns_until(lambda: ada.over, ada):
        ada.play_stella_step(0, 1, 5)
        for other, places in zip(others, MARKS, strict=True):
            other.stella(*places)
    yield "stella-end", ada
    expect(tv.page.get_by_role("heading", level=1)).to_contain_text(re.compile("winner|victory", re.I))
    yield "tv-stella-end", tv
    close(ada, tv, others)


def lessons(browser: Browser, site: Site) -> Iterator[Stop]:
    """The first screens of the games that explain themselves."""
    ada = Someone(browser, site)
    for game in ("Dixit", "Stella"):
        ada.page.goto(site.url)
        ada.page.get_by_role("group", name="Learn by playing").get_by_role("button", name=game).click()
        ada.sees("Welcome to your first game")
        yield f"lesson-{game.lower()}", ada
    ada.leave()


def close(ada: Someone, tv: Someone, others: list[Puppet]) -> None:
    for other in others:
        other.close()
    ada.leave()
    tv.leave()


LEAF = """(number) => {
    const leaf = () => document.querySelectorAll('.round')[number].scrollIntoView()
    addEventListener('resize', () => setTimeout(leaf))
    leaf()
}"""
"""Leafs to a round of the album, in a window of any size."""


def album(browser: Browser, site: Site) -> Iterator[Stop]:
    """What is kept of an evening, which two bots were part of."""
    evening = Evening(browser, site, games=("dixit", "stella", "dixit"), target=20, bots=2)
    page = evening.open()
    page.evaluate("() => dispatchEvent(new Event('beforeprint'))")  # all of it is drawn
    yield "album", evening.ada
    for name, number in {"album-dixit": 1, "album-stella": evening.rounds[0] + 1}.items():
        page.evaluate(LEAF, number)
        yield name, evening.ada
    page.goto(f"{site.url}/album/{evening.code}/1")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    expect(page.locator(".stage h1")).to_be_attached()
    yield "replay", evening.ada
    for player in evening.players:
        player.close()
    evening.ada.leave()


TOURS: dict[str, Callable[[Browser, Site], Iterator[Stop]]] = {
    "outside": outside,
    "around": around,
    "dixit": dixit,
    "stella": stella,
    "dixit_box": dixit_with_the_box,
    "stella_box": stella_with_the_box,
    "lessons": lessons,
    "album": album,
}

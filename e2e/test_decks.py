"""Decks of one's own: made on a phone from files of every odd kind, and played with to the end."""

import re

import pytest
from playwright.sync_api import Browser, FilePayload, expect

from e2e.people import Someone, play_to_the_end
from e2e.site import Site
from support.odd_files import bad_files, good_files, jpeg

pytestmark = pytest.mark.long

SLOW = 180_000


def files(count: int, start: int = 100) -> list[FilePayload]:
    """Ordinary photographs."""
    return [
        {"name": f"photo-{number}.jpg", "mimeType": "image/jpeg", "buffer": jpeg(number, (600, 450))}
        for number in range(start, start + count)
    ]


def make_deck(someone: Someone, name: str) -> None:
    """From the home page to an empty deck."""
    someone.page.goto(someone.site.url)
    someone.page.get_by_role("link", name="My decks").click()
    someone.page.get_by_label("Name of the deck").fill(name)
    someone.button("Make a deck").click()
    expect(someone.page.get_by_text("Add pictures")).to_be_visible()


def add(someone: Someone, chosen: list[FilePayload]) -> None:
    someone.page.locator("label.add input[type=file]").set_input_files(chosen)


def forgive_refusals(someone: Someone) -> None:
    """A refused file is an error on the browser's console; that it was refused is what the test is about."""
    someone.troubles[:] = [one for one in someone.troubles if not re.search("status of 4(13|15|22)", one)]


def test_sixty_files_of_odd_kinds_end_in_pictures_or_clear_sentences(browser: Browser, site: Site) -> None:
    ada = Someone(browser, site, phone=True)
    make_deck(ada, "Odd")
    good: list[FilePayload] = [{"name": name, "mimeType": "image/jpeg", "buffer": data} for name, data in good_files()]
    bad: list[FilePayload] = [{"name": name, "mimeType": "image/jpeg", "buffer": data} for name, data, _ in bad_files()]
    plain = files(60 - len(good) - len(bad))
    add(ada, [*good, *bad, *plain])
    tiles = ada.page.get_by_role("button", name=re.compile("^Picture "))
    expect(tiles).to_have_count(len(good) + len(plain), timeout=SLOW)
    failed = ada.page.locator("li.failed")
    expect(failed).to_have_count(len(bad), timeout=SLOW)
    for name, _, _ in bad_files():
        expect(failed.filter(has_text=name)).to_contain_text(re.compile("no picture|too many pixels|too small"))
    for _ in bad:
        failed.first.get_by_role("button", name="Take out").click()
    expect(failed).to_have_count(0)
    ada.page.reload()
    expect(tiles).to_have_count(len(good) + len(plain))
    forgive_refusals(ada)


def test_a_reload_in_the_middle_loses_no_file(browser: Browser, site: Site) -> None:
    ada = Someone(browser, site, phone=True)
    make_deck(ada, "Interrupted")
    add(ada, files(12))
    expect(ada.page.get_by_role("button", name="Picture 1", exact=True)).to_be_visible()
    ada.page.reload()
    expect(ada.page.get_by_role("button", name=re.compile("^Picture "))).to_have_count(12, timeout=SLOW)
    ada.troubles.clear()


def test_a_picture_is_cut_by_keyboard_and_given_a_caption(browser: Browser, site: Site) -> None:
    ada = Someone(browser, site)
    make_deck(ada, "Careful")
    add(ada, files(2))
    first = ada.page.get_by_role("button", name="Picture 1", exact=True)
    first.click()
    before = first.locator("img").get_attribute("src")
    sheet = ada.page.get_by_role("dialog", name="Picture 1")
    frame = sheet.get_by_role("application")
    frame.focus()
    for key in ("+", "+", "+", "ArrowRight", "ArrowDown"):
        frame.press(key)
    sheet.get_by_label("What is to be seen here?").fill("A hill with seven moons")
    sheet.get_by_role("button", name="Save").click()
    captioned = ada.page.get_by_role("button", name="Picture 1: A hill with seven moons")
    expect(captioned).to_be_visible()
    assert captioned.locator("img").get_attribute("src") != before
    captioned.click()
    ada.page.get_by_role("dialog").get_by_role("button", name="Move back").click()
    expect(ada.page.get_by_role("button", name="Picture 2: A hill with seven moons")).to_be_attached()


def test_a_deck_whose_link_was_sent_is_in_the_list_of_whoever_opened_it(browser: Browser, site: Site) -> None:
    ada, bea = Someone(browser, site), Someone(browser, site, phone=True)
    make_deck(ada, "From Ada")
    ada.page.get_by_role("radio", name="Whoever has the link").check(force=True)
    expect(ada.button("Copy link")).to_be_visible()
    deck = ada.page.url.rsplit("/", 1)[1]
    link = ada.context.request.get(f"{site.url}/api/decks/{deck}").json()["link"]
    bea.page.goto(site.url)
    bea.page.goto(f"{site.url}/decks#{link}")
    bea.sees("“From Ada”, ")
    bea.button("To my decks").click()
    bea.sees("was shared with you")
    bea.page.go_back()
    expect(bea.page.get_by_role("link", name="My decks")).to_be_visible()


def test_four_play_with_a_deck_of_forty_photographs(browser: Browser, own_site: Site) -> None:
    site = own_site
    ada = Someone(browser, site, phone=True)
    make_deck(ada, "Our summer")
    add(ada, files(40))
    expect(ada.page.get_by_text("All pictures are here.")).to_be_visible(timeout=SLOW)
    expect(ada.page.get_by_text("Stella: enough for up to 6 players")).to_be_visible()
    deck = ada.page.url
    others = [Someone(browser, site, phone=True) for _ in range(2)]
    code = gather(ada, others, {"game": "dixit", "first": "random", "target": 5})
    ada.sees("guesses: knows nothing of these pictures")
    ada.start()
    expect(others[0].hand).to_have_count(6)
    shown = others[0].hand.locator("img").first
    expect(shown).to_have_attribute("src", re.compile("^/pictures/own/"))
    expect(shown).to_have_attribute("alt", "Picture 1")

    # the deck is changed and deleted, and the server restarted: the game goes on with the pictures that it has
    keeper = ada.context.new_page()
    keeper.goto(deck)
    keeper.get_by_role("button", name="Delete deck").click()
    keeper.get_by_role("dialog").get_by_role("button", name="Delete deck").click()
    expect(keeper.get_by_text("You have no deck yet.")).to_be_visible()
    keeper.close()
    site.kill()
    site.start()
    for someone in (ada, *others):
        someone.page.reload()
    assert shown_pictures(others[0])
    play_to_the_end([ada, *others], Someone.play_dixit_step)
    assert code


def test_stella_with_a_deck_of_ones_own_and_ours(browser: Browser, site: Site) -> None:
    ada = Someone(browser, site)
    make_deck(ada, "Our summer")
    add(ada, files(6))
    expect(ada.page.get_by_text("All pictures are here.")).to_be_visible(timeout=SLOW)
    others = [Someone(browser, site, phone=True) for _ in range(2)]
    gather(ada, others, {"game": "stella"})
    ada.sees("These pictures are too few: 30 are needed, 6 are there.")
    choose(ada, "Our summer", mixed=True)
    ada.start()
    play_to_the_end([ada, *others], lambda someone: someone.play_stella_step(0, 1))


def gather(host: Someone, others: list[Someone], options: dict[str, object]) -> str:
    """A table with two others and a bot, with the host's deck on it; its code."""
    code = host.open_table_with(options, "Ada")
    for someone, name in zip(others, ("Bea", "Cleo"), strict=True):
        someone.join(code, name)
    host.add_bots(1)
    choose(host, "Our summer")
    others[0].sees("Our summer")
    return code


def choose(someone: Someone, deck: str, *, mixed: bool = False) -> None:
    """Put a deck on the table."""
    someone.button("Change").click()
    sheet = someone.page.get_by_role("dialog", name="Which pictures?")
    sheet.get_by_role("radio", name=re.compile(deck)).check(force=True)
    if mixed:
        sheet.get_by_role("switch").check()
    sheet.get_by_role("button", name="Play with these").click()
    expect(sheet).to_have_count(0)


def shown_pictures(someone: Someone) -> list[str]:
    """The pictures of own decks on the page, each of which has really been loaded."""
    pictures = someone.page.locator('img[src^="/pictures/own/"]')
    expect(pictures.first).to_be_visible()
    return [str(one.get_attribute("src")) for one in pictures.all()]

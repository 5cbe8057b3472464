"""What makes an evening: suspense, Back that does what one expects, and being led by ear as well as by eye."""

import re

from playwright.sync_api import Browser, Locator, expect

from e2e.people import Someone
from e2e.puppet import Puppet
from e2e.site import Site


def test_back_closes_what_is_open_and_asks_before_it_leaves_a_game(browser: Browser, site: Site) -> None:
    ada = Someone(browser, site, phone=True)
    code = ada.open_table("Dixit", "Ada")
    ada.add_bots(2)
    ada.start()
    ada.hand.first.click()
    expect(ada.large).to_be_visible()
    ada.page.go_back()
    expect(ada.large).to_have_count(0)
    ada.button("Menu").click()
    ada.page.go_back()
    expect(ada.page.get_by_role("dialog", name="Menu")).to_have_count(0)
    ada.page.go_back()
    expect(ada.page.get_by_role("dialog", name="Leave this page?")).to_be_visible()
    ada.button("Cancel").click()
    expect(ada.page).to_have_url(re.compile(code))
    ada.page.go_back()
    ada.button("To the home page").click()
    ada.sees("My tables")


def test_back_leaves_a_lobby_at_once(browser: Browser, site: Site) -> None:
    ada = Someone(browser, site)
    ada.open_table("Dixit", "Ada")
    ada.button("Menu").click()
    ada.page.get_by_role("dialog", name="Menu").get_by_role("button", name="Close").click()
    ada.page.go_back()
    ada.sees("Join with a code")


def test_a_lesson_is_played_under_the_name_on_the_screen(browser: Browser, site: Site) -> None:
    ada = Someone(browser, site)
    ada.page.goto(site.url)
    name = ada.page.get_by_label("Your name").input_value()
    ada.page.get_by_role("group", name="Learn by playing").get_by_role("button", name="Dixit").click()
    expect(ada.page.get_by_role("complementary", name="At the table").get_by_role("listitem").first).to_contain_text(
        name
    )


def test_the_clue_is_heard_with_the_question_and_the_large_view_opens_on_the_picture(
    browser: Browser, site: Site
) -> None:
    ada = Someone(browser, site)
    code = ada.open_table_with({"game": "dixit", "first": "race"}, "Ada")
    others = [Puppet(site.url, code, name) for name in ("Bea", "Cleo", "Dan")]
    ada.sees("Dan")
    ada.start()
    expect(ada.button("Tell")).to_be_visible()
    others[0].dixit()
    said = ada.page.get_by_role("status").filter(has_text="Clue by")
    expect(said).to_contain_text("A door into summer")
    ada.hand.first.click()
    expect(ada.large.get_by_role("list")).to_be_focused()


def test_a_reveal_gives_nothing_away_before_its_end(browser: Browser, site: Site) -> None:
    ada = Someone(browser, site)
    ada.page.emulate_media(reduced_motion="no-preference")
    code = ada.open_table_with({"game": "dixit", "first": "race"}, "Ada")
    others = [Puppet(site.url, code, name) for name in ("Bea", "Cleo", "Dan")]
    ada.sees("Dan")
    ada.start()
    expect(ada.button("Tell")).to_be_visible()
    for other in others:
        other.dixit()
    ada.play(0)
    expect(ada.votes.first).to_be_visible()
    before = at_rest(ada.page.locator("main .card").first)
    for other in others:
        other.dixit()
    ada.vote()
    ada.sees("The votes are in…")
    expect(ada.page.get_by_text("Points this round")).to_have_count(0)
    expect(ada.page.locator("main .lit")).to_have_count(0)
    ada.button("Wow").click()
    ada.sees("The votes are in…")
    ada.button("Show everything").click()
    expect(ada.page.locator("main .lit")).to_have_count(1)
    expect(ada.leave_reveal).to_be_visible()
    assert at_rest(ada.page.locator("main .card").first) == before


def at_rest(card: Locator) -> tuple[int, int]:
    """Where a card lies and how wide it is, once it has come to rest."""
    seen: list[tuple[int, int]] = []
    while len(seen) < 3 or len(set(seen[-3:])) > 1:
        box = card.bounding_box()
        assert box is not None
        seen.append((round(box["width"]), round(box["x"])))
        card.page.wait_for_timeout(100)
    return seen[-1]


def test_a_shared_screen_opens_from_the_home_page_and_takes_no_seat(browser: Browser, site: Site) -> None:
    room, ada = Someone(browser, site), Someone(browser, site, phone=True)
    room.page.goto(site.url)
    room.button("Play on a TV").click()
    room.page.get_by_role("group", name="Play on a TV").get_by_role("button", name="Dixit", exact=True).click()
    expect(room.page).to_have_url(re.compile(r"/t/[A-Z0-9]{6}/tv"))
    ada.join(room.page.url.split("/")[-2], "Ada")
    expect(ada.button("Start the game")).to_be_visible()


def test_the_magnifier_is_as_large_as_a_finger(browser: Browser, site: Site) -> None:
    ada = Someone(browser, site, phone=True)
    ada.open_table_with({"game": "stella"}, "Ada")
    ada.add_bots(2)
    ada.start()
    size = ada.page.get_by_role("button", name=re.compile("^Look closely")).first.bounding_box()
    assert size is not None
    assert min(size["width"], size["height"]) >= 44


def test_all_fifteen_pictures_fit_a_phone_and_a_tap_shows_one_large(browser: Browser, site: Site) -> None:
    ada = Someone(browser, site, phone=True)
    ada.open_table_with({"game": "stella"}, "Ada")
    ada.add_bots(2)
    ada.start()
    ada.button("All at once").click()
    grid = ada.page.get_by_role("group", name="The pictures").bounding_box()
    assert grid is not None
    assert grid["height"] < 500
    expect(ada.page.get_by_role("img", name=re.compile("^Row I:"))).to_be_visible()
    ada.pictures.nth(6).click()
    expect(ada.large).to_be_visible()

"""What happens around a game: leaving and coming back, bots that sit in, watching, moving to another device."""

import re

import pytest
from playwright.sync_api import Browser, expect

from e2e.people import Someone, play_to_the_end, turns_until, wait_until
from e2e.puppet import Puppet
from e2e.site import Site


def test_a_bot_sits_in_for_somebody_who_left_and_gives_the_seat_back(browser: Browser, site: Site) -> None:
    ada, bea = Someone(browser, site), Someone(browser, site, phone=True)
    code = ada.open_table_with({"game": "dixit", "first": "random"}, "Ada")
    bea.join(code, "Bea")
    ada.add_bots(1)
    ada.start()
    expect(bea.hand).to_have_count(7)
    bea.button("Menu").click()
    menu = bea.page.get_by_role("dialog", name="Menu")
    # Exact: a part of the name is found in descriptions of pictures, too, and two of them have leaves.
    menu.get_by_role("button", name="Leave", exact=True).click()
    bea.page.get_by_role("dialog", name="Leave").get_by_role("button", name="Leave", exact=True).click()
    ada.sees("Bea has left the table. Shall a bot play on?")
    ada.button("Let a bot play").click()
    ada.sees("a bot plays")
    bea.page.goto(f"{site.url}/t/{code}")
    bea.button("Take your seat back").click()
    expect(bea.hand).to_have_count(7)
    expect(ada.page.get_by_text("a bot plays")).to_have_count(0)


def test_whoever_has_left_is_asked_for_nothing_until_they_take_their_seat_back(browser: Browser, site: Site) -> None:
    ada, bea = Someone(browser, site), Someone(browser, site)
    code = ada.open_table_with({"game": "dixit", "first": "race"}, "Ada")
    bea.join(code, "Bea")
    Puppet(site.url, code, "Cleo")
    ada.sees("Cleo")
    ada.start()
    expect(bea.button("Tell")).to_be_visible()
    bea.button("Menu").click()
    bea.page.get_by_role("dialog", name="Menu").get_by_role("button", name="Leave", exact=True).click()
    bea.page.get_by_role("dialog", name="Leave").get_by_role("button", name="Leave", exact=True).click()
    bea.page.goto(f"{site.url}/t/{code}")
    bea.sees("Your seat is kept")
    expect(bea.page.get_by_text("A bot is playing for you.")).to_have_count(0)
    expect(bea.page).not_to_have_title(re.compile("Your turn"))
    expect(bea.button("Tell")).to_have_count(0)
    ada.button("Let a bot play").click()
    bea.sees("A bot is playing for you.")
    expect(bea.page.get_by_role("heading", level=1)).to_have_text("Storyteller: Bea")
    bea.button("Take your seat back").click()
    expect(bea.page.get_by_role("heading", level=1)).to_contain_text("You are the storyteller")


def test_a_table_without_spectators_asks_nobody_to_watch(browser: Browser, site: Site) -> None:
    ada, late = Someone(browser, site), Someone(browser, site)
    code = ada.open_table_with({"game": "dixit", "first": "random", "spectators": False}, "Ada")
    ada.add_bots(2)
    ada.start()
    expect(ada.hand.first).to_be_visible()
    late.page.goto(f"{site.url}/t/{code}")
    late.sees("This table plays without spectators.")
    expect(late.page.get_by_text(re.compile("watch", re.I))).to_have_count(0)
    expect(late.button("Knock")).to_be_visible()


def test_whoever_was_watching_before_it_was_forbidden_is_not_told_that_they_are(browser: Browser, site: Site) -> None:
    ada, guest = Someone(browser, site), Someone(browser, site)
    code = ada.open_table_with({"game": "dixit", "first": "random"}, "Ada")
    guest.page.goto(f"{site.url}/t/{code}")
    guest.button("Just watch").click()
    guest.sees("The host starts the game: Ada")
    ada.page.get_by_label("Others may watch").uncheck(force=True)
    ada.add_bots(2)
    ada.start()
    guest.sees("This table plays without spectators.")
    expect(guest.page.get_by_text("You are watching.")).to_have_count(0)


def test_whoever_only_watches_can_still_sit_down(browser: Browser, site: Site) -> None:
    ada, guest = Someone(browser, site), Someone(browser, site, phone=True)
    code = ada.open_table_with({"game": "dixit", "first": "random"}, "Ada")
    guest.page.goto(f"{site.url}/t/{code}")
    guest.button("Just watch").click()
    guest.sees("The host starts the game: Ada")
    guest.button("Sit down").click()
    guest.button("Just watch").click()
    ada.add_bots(2)
    ada.start()
    expect(guest.page.get_by_role("region", name="Your hand")).to_have_count(0)
    expect(guest.page.get_by_text("Round 1")).to_be_visible()
    guest.button("Sit down").click()
    guest.page.get_by_label(re.compile("name", re.I)).first.fill("Guest")
    guest.page.get_by_role("button", name=re.compile("Take the seat of")).first.click()
    expect(guest.hand.first).to_be_visible()


def test_a_host_who_is_away_is_said_to_be(browser: Browser, site: Site) -> None:
    ada, bea = Someone(browser, site), Someone(browser, site)
    code = ada.open_table_with({"game": "dixit"}, "Ada")
    bea.join(code, "Bea")
    ada.leave()
    bea.sees("host · away")


def test_the_host_makes_somebody_else_the_host(browser: Browser, site: Site) -> None:
    ada, bea = Someone(browser, site), Someone(browser, site, phone=True)
    bea.join(ada.open_table_with({"game": "dixit"}, "Ada"), "Bea")
    ada.button("Make host: Bea").click()
    ada.page.get_by_role("dialog", name="Make host").get_by_role("button", name="Make host", exact=True).click()
    expect(bea.button("Make host: Ada")).to_be_visible()
    expect(ada.button("Make host: Bea")).to_have_count(0)


def test_the_host_sends_somebody_away(browser: Browser, site: Site) -> None:
    ada, bea = Someone(browser, site, phone=True), Someone(browser, site)
    bea.join(ada.open_table_with({"game": "dixit"}, "Ada"), "Bea")
    ada.button("Send away: Bea").click()
    ada.page.get_by_role("dialog", name="Send away").get_by_role("button", name="Send away", exact=True).click()
    bea.sees("The host has asked you to leave.")
    expect(ada.button("Send away: Bea")).to_have_count(0)


def test_why_a_name_is_refused_is_read_above_the_sheet_that_asks_for_it(browser: Browser, site: Site) -> None:
    ada = Someone(browser, site, phone=True)
    Puppet(site.url, ada.open_table_with({"game": "dixit"}, "Ada"), "Bea")
    ada.sees("Bea")
    ada.button("Name and colour").click()
    sheet = ada.page.get_by_role("dialog", name="Name and colour")
    sheet.get_by_label(re.compile("name", re.I)).first.fill("Bea")
    sheet.get_by_role("button", name="Save").click()
    note = sheet.get_by_role("status").get_by_role("button")
    expect(note).to_have_text("Someone at the table already has this name.")
    note.click()  # nothing lies over it, and the sheet stays
    expect(note).to_have_count(0)
    expect(sheet).to_be_visible()


def test_nobody_is_read_a_countdown_while_somebody_is_away(browser: Browser, site: Site) -> None:
    ada = Someone(browser, site)
    code = ada.open_table_with({"game": "dixit", "first": "race"}, "Ada")
    bea, _ = (Puppet(site.url, code, name) for name in ("Bea", "Cleo"))
    ada.sees("Cleo")
    ada.start()
    expect(ada.button("Tell")).to_be_visible()
    bea.close()
    seen = ada.page.get_by_role("status").filter(has_text=re.compile(r"A bot can sit in after \d+"))
    expect(seen).to_be_visible()
    heard = seen.aria_snapshot()
    assert "Bea: away." in heard
    assert "second" not in heard


def test_a_newcomer_takes_a_bots_seat_in_the_middle_of_a_game(browser: Browser, site: Site) -> None:
    ada, new = Someone(browser, site), Someone(browser, site)
    code = ada.open_table_with({"game": "dixit", "first": "random"}, "Ada")
    ada.add_bots(3)
    ada.start()
    expect(ada.hand.first).to_be_visible()
    new.page.goto(f"{site.url}/t/{code}")
    new.page.get_by_label(re.compile("name", re.I)).first.fill("Newcomer")
    new.page.get_by_role("button", name=re.compile("Take the seat of")).first.click()
    expect(new.hand).to_have_count(6)
    ada.sees("Newcomer")


def test_whoever_comes_too_late_is_told_that_they_play_next(browser: Browser, site: Site) -> None:
    ada, late = Someone(browser, site), Someone(browser, site, phone=True)
    code = ada.open_table_with({"game": "dixit", "first": "random"}, "Ada")
    for name in ("Bea", "Cleo"):
        Puppet(site.url, code, name)
    expect(ada.button("Start the game")).to_be_enabled()
    ada.start()
    expect(ada.hand.first).to_be_visible()
    late.page.goto(f"{site.url}/t/{code}")
    late.sees("Sit down to play in the next one")
    late.button("Sit down").click()
    late.sees("In the next game you play, too.")


@pytest.mark.parametrize("game", ["dixit", "stella"])
def test_the_shared_screen_shows_public_things_only(browser: Browser, site: Site, game: str) -> None:
    ada = Someone(browser, site)
    code = ada.open_table_with({"game": game, "first": "random"}, "Ada")
    ada.page.goto(f"{site.url}/t/{code}/tv")
    expect(ada.page.get_by_role("img", name=re.compile("QR"))).to_be_visible()
    ada.page.goto(f"{site.url}/t/{code}")
    ada.add_bots(3)
    ada.start()
    if game == "dixit":
        expect(ada.hand).to_have_count(6)
    else:
        expect(ada.pictures).to_have_count(15)
    ada.page.goto(f"{site.url}/t/{code}/tv")
    ada.sees("Ada")
    expect(ada.page.get_by_role("region", name="Your hand")).to_have_count(0)


def link_of(someone: Someone, site: Site) -> str:
    """A link by which another device asks to be this person."""
    answer = someone.page.request.post(f"{site.url}/api/me/devices")
    return site.url + re.sub(r"^https?://[^/]+", "", answer.json()["url"])


def test_a_link_of_somebody_else_changes_nothing_by_itself(browser: Browser, site: Site) -> None:
    attacker, victim = Someone(browser, site), Someone(browser, site)
    code = victim.open_table_with({"game": "dixit"}, "Vic")
    victim.page.goto(link_of(attacker, site))
    victim.sees("Here you are: Vic")
    expect(victim.page).not_to_have_url(re.compile("#"))
    victim.page.goto(f"{site.url}/t/{code}")
    expect(victim.button("Start the game")).to_be_visible()


def test_the_host_lets_in_who_knocks(browser: Browser, site: Site) -> None:
    ada, bea = Someone(browser, site), Someone(browser, site)
    code = ada.open_table_with({"game": "dixit"}, "Ada")
    ada.page.get_by_role("radio", name="People knock").check(force=True)
    bea.page.goto(f"{site.url}/t/{code}")
    bea.page.get_by_role("textbox").fill("Bea")
    bea.button("Knock").click()
    bea.sees("You have knocked")
    ada.sees("Bea is at the door")
    ada.button("Let in").click()
    bea.button("Sit down").press("Enter")  # a second click at once where "Knock" was would pass for a double tap
    ada.sees("Bea")


def test_the_same_person_on_another_device(browser: Browser, site: Site) -> None:
    laptop, phone = Someone(browser, site), Someone(browser, site, phone=True)
    code = laptop.open_table_with({"game": "dixit"}, "Ada")
    link = link_of(laptop, site)
    phone.page.goto(link)
    phone.sees("You would become: Ada")
    phone.button("Yes, that is me").click()
    laptop.page.goto(site.url)
    laptop.button("Settings").click()
    number = phone.page.locator(".check").inner_text()
    expect(laptop.page.get_by_role("alert")).to_contain_text(number)
    laptop.button("That is me").click()
    expect(phone.page).not_to_have_url(re.compile("/me"))
    laptop.page.goto(f"{site.url}/t/{code}")
    phone.page.goto(f"{site.url}/t/{code}")
    expect(phone.button("Start the game")).to_be_visible()
    seats = laptop.page.get_by_role("region", name=re.compile("At the table")).get_by_role("listitem")
    expect(seats.filter(has_text="Ada")).to_have_count(1)


def test_whoever_says_no_stays_who_they_are(browser: Browser, site: Site) -> None:
    laptop, phone = Someone(browser, site), Someone(browser, site, phone=True)
    laptop.open_table_with({"game": "dixit"}, "Ada")
    phone.context.add_init_script("""{
        const go = window.fetch
        const held = new Promise((done) => (window.letGo = done))
        window.asked = 0
        window.fetch = async (address, how) => {
            if (address === '/api/me/adopt' && ++window.asked > 1) await held
            return go(address, how)
        }
    }""")
    phone.page.goto(link_of(laptop, site))
    phone.button("Yes, that is me").click()
    wait_until(phone.page, lambda: phone.page.evaluate("asked") == 2)
    phone.page.get_by_role("link", name="No, stay who I am").click()
    phone.sees("Join with a code")
    asking = laptop.page.request.get(f"{site.url}/api/me/devices").json()["asking"]
    laptop.page.request.post(f"{site.url}/api/me/devices/confirm", data={"id": asking["id"], "yes": True})
    with phone.page.expect_response(re.compile("/api/me/undo")) as answer:
        phone.page.evaluate("letGo()")
    assert answer.value.status == 204
    assert phone.page.request.get(f"{site.url}/api/me").json()["tables"] == []
    expect(phone.page.get_by_text("This device is yours now")).to_have_count(0)


def test_a_line_that_breaks_once_ends_no_wait_for_the_other_device(browser: Browser, site: Site) -> None:
    laptop, phone = Someone(browser, site), Someone(browser, site, phone=True)
    laptop.open_table_with({"game": "dixit"}, "Ada")
    phone.context.add_init_script("""{
        const go = window.fetch
        window.asked = 0
        window.fetch = (address, how) =>
            address === '/api/me/adopt' && ++window.asked === 2 ? Promise.reject(new TypeError()) : go(address, how)
    }""")
    phone.page.goto(link_of(laptop, site))
    phone.button("Yes, that is me").click()
    wait_until(phone.page, lambda: phone.page.evaluate("asked") == 3)
    expect(phone.page.locator(".check")).to_be_visible()


def test_chat_reaches_everyone(browser: Browser, site: Site) -> None:
    ada, bea = Someone(browser, site), Someone(browser, site)
    code = ada.open_table_with({"game": "stella"}, "Ada")
    bea.join(code, "Bea")
    bea.button("Chat").click()
    bea.page.get_by_placeholder("Say something").fill("<b>Hello</b> & добре дошли")
    bea.button("Send").click()
    ada.button(re.compile("Chat")).click()
    ada.sees("<b>Hello</b> & добре дошли")


def test_a_reaction_is_seen_by_whoever_makes_it(browser: Browser, site: Site) -> None:
    ada = Someone(browser, site, phone=True)
    ada.open_table_with({"game": "stella"}, "Ada")
    ada.button("Chat").click()
    ada.button("Bravo").click()
    # Above the sheet, which is still open: only the topmost layer is above that.
    expect(ada.page.locator(":popover-open").locator("svg").first).to_be_visible()
    expect(ada.button("Bravo")).to_be_visible()


def test_after_a_game_the_other_one_is_a_click_away(browser: Browser, site: Site) -> None:
    ada = Someone(browser, site)
    ada.start_short_game(bots=3)
    play_to_the_end([ada], Someone.play_dixit_step)
    ada.button("Play Stella").click()
    expect(ada.pictures).to_have_count(15)


def test_at_the_end_a_phone_on_its_side_shows_my_place_and_the_way_on(browser: Browser, site: Site) -> None:
    ada = Someone(browser, site)
    ada.start_short_game(bots=7)
    play_to_the_end([ada], Someone.play_dixit_step)
    for width, height in ((844, 390), (667, 375)):
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.page.evaluate("scrollTo(0, 0)")
        expect(ada.button("Play again")).to_be_in_viewport(ratio=1)
        places = ada.page.get_by_role("region", name="Final score").get_by_role("listitem")
        expect(places.filter(has_text="you")).to_be_in_viewport(ratio=1)


def test_a_game_that_is_over_is_not_called_a_game_that_has_not_begun(browser: Browser, site: Site) -> None:
    ada = Someone(browser, site)
    ada.start_short_game(bots=2)
    play_to_the_end([ada], Someone.play_dixit_step)
    ada.page.goto(site.url)
    tables = ada.page.get_by_role("region", name="My tables")
    expect(tables.get_by_role("listitem")).to_contain_text("No game in progress")


def test_the_header_names_the_round_that_is_shown_also_when_it_was_the_last(browser: Browser, site: Site) -> None:
    ada = Someone(browser, site)
    ada.start_short_game(bots=2)
    for _ in turns_until(ada.button("To the end of the game").is_visible, ada):
        ada.play_dixit_step(leave="To the next round")
    expect(ada.page.get_by_role("banner")).to_contain_text(re.compile(r"Round \d"))


def test_somebody_without_a_table_is_told_so_kindly(browser: Browser, site: Site) -> None:
    lost = Someone(browser, site, phone=True)
    lost.page.goto(f"{site.url}/t/ZZZZZZ")
    lost.sees("There is no such table")
    code = Someone(browser, site).open_table_with({"game": "dixit"}, "Ada")
    lost.page.get_by_label("Join with a code").fill(code)
    lost.page.keyboard.press("Enter")
    lost.sees("Sit down with us")

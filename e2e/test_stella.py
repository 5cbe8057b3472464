"""Stella in the browser, from the invitation to the end."""

import re

from playwright.sync_api import Browser, expect

from e2e.people import Someone, play_to_the_end, turns_until
from e2e.puppet import Puppet
from e2e.site import Site

PLACES = ((0, 1, 2), (0, 1, 3), (0, 2, 3, 4), (1, 2, 3))
"""What each marks: enough in common for sparks, super-sparks and somebody in the dark."""


def sit_together(browser: Browser, site: Site, guests: int, **options: object) -> list[Someone]:
    """An owner and guests, one of them on a phone, at a new table whose game has been started."""
    owner = Someone(browser, site, dark=True)
    code = owner.open_table_with({"game": "stella", "words": "discovery", **options}, "Ada")
    people = [owner]
    for number in range(guests):
        guest = Someone(browser, site, phone=number == 0)
        guest.join(code, f"Guest {number + 1}")
        people.append(guest)
    owner.start()
    for person in people:
        expect(person.pictures).to_have_count(15)
    return people


def test_four_people_play_a_whole_game(browser: Browser, site: Site) -> None:
    people = sit_together(browser, site, 3)
    people[0].mark(*PLACES[0])
    people[0].ready()
    people[0].sees("You are ready")
    marks = dict(zip(people, PLACES, strict=True))
    play_to_the_end(people, lambda person: person.play_stella_step(*marks[person]))
    for person in people:
        expect(person.page.get_by_role("heading", level=1)).to_have_text(
            re.compile("The winner|Shared victory|You have won|You share")
        )


def test_the_lanterns_show_who_is_in_the_dark(browser: Browser, site: Site) -> None:
    people = sit_together(browser, site, 2)
    for person, places in zip(people, ((0,), (0, 1), (0, 1, 2)), strict=True):
        person.mark(*places)
        person.ready()
    for person in people:
        track = person.page.get_by_role("region", name="Lanterns")
        expect(track.get_by_role("listitem").filter(has_text="Guest 2")).to_contain_text("3")
    people[0].sees("In the dark: Guest 2")
    people[2].sees("You are in the dark")


def test_everyone_together_turns_the_word(browser: Browser, site: Site) -> None:
    people = sit_together(browser, site, 2)
    word = people[0].page.get_by_role("region", name="The word")
    expect(word).to_contain_text("Journey")
    for person in people:
        person.button("I’d rather have the other word").click()
    for person in people:
        person.sees("You all agreed on the other word.")


def test_each_reads_the_word_in_their_own_language(browser: Browser, site: Site) -> None:
    owner, guest = Someone(browser, site), Someone(browser, site, language="bg")
    code = owner.open_table_with({"game": "stella", "words": "discovery"}, "Ada")
    guest.page.goto(f"{site.url}/t/{code}")
    guest.page.get_by_role("textbox").first.fill("Гостенка")
    guest.page.get_by_role("button", name="Седни").first.click()
    owner.sees("Гостенка")
    owner.add_bots(1)
    owner.start()
    owner.sees("Journey")
    guest.sees("Пътешествие")


def test_a_page_that_is_loaded_again_goes_on_where_it_was(browser: Browser, site: Site) -> None:
    people = sit_together(browser, site, 2)
    people[0].mark(0, 5, 9)
    people[0].page.reload()
    people[0].sees("Marked: 3 of 10")
    people[0].ready()
    people[0].sees("You are ready")
    people[0].page.reload()
    people[0].sees("You are ready")
    for person in people[1:]:
        person.mark(0, 5, 9)
        person.ready()
    for person in people:
        expect(person.page.get_by_role("region", name="Lanterns")).to_be_visible()
        person.page.reload()
        expect(person.page.get_by_role("region", name="Lanterns")).to_be_visible()


def test_a_marker_can_be_taken_back(browser: Browser, site: Site) -> None:
    people = sit_together(browser, site, 2)
    people[0].mark(0, 1)
    people[0].button("Ready").press("Enter")
    people[0].sees("You are ready")
    people[0].page.keyboard.press("Enter")
    people[0].pictures.nth(0).click()
    people[0].sees("Marked: 1 of 10")


def test_it_is_called_your_turn_only_while_it_is(browser: Browser, site: Site) -> None:
    people = sit_together(browser, site, 2)
    turn = people[0].page.get_by_role("region", name="Your turn")
    expect(turn).to_be_visible()
    people[0].mark(0, 1)
    people[0].ready()
    people[1].sees(re.compile("(^| )ready$"))
    expect(turn).to_have_count(0)


def test_nobody_is_promised_a_turn_that_others_may_take(browser: Browser, site: Site) -> None:
    people = sit_together(browser, site, 2)
    for person in people:
        person.mark(0)
        person.ready()
    for person in people:
        expect(person.page.get_by_role("region", name="Lanterns")).to_be_visible()
    waiting = [person for person in people if person.task != "You are the scout"]
    for person in waiting:
        person.sees("The scout points at a picture.")
        expect(person.page.get_by_text("Your turn will come")).to_have_count(0)


def test_a_double_tap_does_not_take_the_marker_back(browser: Browser, site: Site) -> None:
    people = sit_together(browser, site, 2)
    people[0].mark(0, 1)
    people[0].button("Ready").dblclick()
    people[0].sees("You are ready")
    people[1].sees(re.compile("(^| )ready$"))
    expect(people[0].button("Not ready after all")).to_be_visible()


def test_the_end_of_a_round_and_of_the_game_survive_a_reload(browser: Browser, site: Site) -> None:
    ada = Someone(browser, site, phone=True)
    code = ada.open_table_with({"game": "stella"}, "Ada")
    others = [Puppet(site.url, code, name) for name in ("Bea", "Cleo")]
    ada.sees("Cleo")
    ada.start()
    expect(ada.pictures).to_have_count(15)
    for number in range(1, 5):
        for _ in turns_until(ada.leave_reveal.is_visible, ada):
            ada.play_stella_step(0, 1, leave=False)
            for other in others:
                other.stella(0, 1, 2)
        ada.page.reload()
        ada.sees(f"Round {number} is over")
        ada.leave_reveal.click()
        expect(ada.leave_reveal).to_have_count(0)
    expect(ada.page.get_by_role("heading", name="Final score")).to_be_visible()
    ada.page.reload()
    expect(ada.page.get_by_role("heading", name="Final score")).to_be_visible()


def test_a_picture_that_was_large_when_a_round_ended_is_not_so_in_the_next(browser: Browser, site: Site) -> None:
    ada = Someone(browser, site)
    code = ada.open_table_with({"game": "stella"}, "Ada")
    others = [Puppet(site.url, code, name) for name in ("Bea", "Cleo")]
    ada.sees("Cleo")
    ada.start()
    ada.mark(0)
    ada.ready()
    for other in others:
        other.stella(0, 1)
    expect(ada.page.get_by_role("region", name="Lanterns")).to_be_visible()
    if ada.task == "You are the scout":
        ada.point()
    ada.pictures.nth(2).click()
    expect(ada.large).to_be_visible()
    for _ in turns_until(ada.leave_reveal.is_visible, ada):
        for other in others:
            other.stella()
    ada.leave_round()
    expect(ada.pictures).to_have_count(15)
    expect(ada.large).to_have_count(0)


def test_the_shared_screen_goes_on_when_the_next_round_does(browser: Browser, site: Site) -> None:
    ada, tv = Someone(browser, site), Someone(browser, site)
    code = ada.open_table_with({"game": "stella"}, "Ada")
    others = [Puppet(site.url, code, name) for name in ("Bea", "Cleo")]
    ada.sees("Cleo")
    tv.page.clock.install()
    tv.page.goto(f"{site.url}/t/{code}/tv")
    tv.sees("Ada")
    ada.start()
    expect(ada.pictures).to_have_count(15)
    for _ in turns_until(ada.leave_reveal.is_visible, ada):
        ada.play_stella_step(0, leave=False)
        for other in others:
            other.stella(0)
    heading = tv.page.get_by_role("heading", level=1)
    expect(heading).to_have_text("Round 1 is over")
    for screen in (ada, tv):
        expect(screen.page.locator("th[aria-current]")).to_have_text("1")
    others[0].stella(1)
    tv.page.clock.fast_forward(15_000)
    expect(heading).to_have_text("Everyone is marking pictures")
    expect(tv.page.locator("th[aria-current]")).to_have_text("2")


def test_with_keys_the_pictures_are_one_stop_and_ready_is_next(browser: Browser, site: Site) -> None:
    ada = Someone(browser, site)
    code = ada.open_table_with({"game": "stella"}, "Ada")
    for name in ("Bea", "Cleo"):
        Puppet(site.url, code, name)
    ada.sees("Cleo")
    ada.start()
    expect(ada.pictures).to_have_count(15)
    lead = ada.page.locator("main [data-lead]")
    got = ada.button("Got it")
    expect(got).to_be_visible()
    got.press("Enter")
    expect(got).to_have_count(0)
    expect(lead).to_be_focused()
    ada.page.keyboard.press("Tab")
    expect(ada.pictures.nth(0)).to_be_focused()
    for key in ("Enter", "ArrowRight", "ArrowDown", "Enter"):
        ada.page.keyboard.press(key)
    expect(ada.pictures.nth(6)).to_have_attribute("aria-pressed", "true")
    ada.page.keyboard.press("+")
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(ada.pictures.nth(6)).to_be_focused()
    ada.sees("Marked: 2 of 10")
    ada.page.keyboard.press("Tab")
    expect(ada.button("Ready")).to_be_focused()
    ada.page.keyboard.press("Shift+Tab")
    expect(ada.pictures.nth(6)).to_be_focused()


def test_a_phone_shows_pictures_first_and_on_its_side_the_points_beside_them(browser: Browser, site: Site) -> None:
    ada = Someone(browser, site, phone=True)
    code = ada.open_table_with({"game": "stella"}, "Ada")
    others = [Puppet(site.url, code, name) for name in ("Bea", "Cleo", "Dan")]
    ada.sees("Dan")
    ada.start()
    expect(ada.pictures).to_have_count(15)
    bar = ada.page.locator("main > .prompt").bounding_box()
    assert bar is not None
    tops = {
        box["y"] for cell in ada.pictures.all() if (box := cell.bounding_box()) and box["y"] + box["height"] <= bar["y"]
    }
    assert len(tops) == 3, "rows that are whole above the bar"
    for _ in turns_until(ada.leave_reveal.is_visible, ada):
        ada.play_stella_step(0, 1, leave=False)
        for other in others:
            other.stella(0, 1, 2)
    for width, height in ((844, 390), (667, 375)):
        ada.page.set_viewport_size({"width": width, "height": height})
        expect(ada.leave_reveal).to_be_in_viewport(ratio=1)
        points = ada.page.get_by_role("region", name="Points this round").bounding_box()
        way_on = ada.leave_reveal.bounding_box()
        assert points is not None
        assert way_on is not None
        assert points["y"] + points["height"] <= way_on["y"]


def test_on_a_phone_on_its_side_the_reactions_keep_to_their_column(browser: Browser, site: Site) -> None:
    ada = Someone(browser, site, phone=True)
    code = ada.open_table_with({"game": "stella"}, "Ada")
    others = [Puppet(site.url, code, name) for name in ("Bea", "Cleo", "Dan")]
    ada.sees("Dan")
    ada.start()
    ada.mark(0)
    ada.ready()
    for other in others:
        other.stella(1, 2, 3)
    reactions = ada.page.get_by_role("group", name="Reactions")
    for _ in turns_until(reactions.is_visible, ada):
        ada.play_stella_step(0)
    for width, height in ((844, 390), (667, 375)):
        ada.page.set_viewport_size({"width": width, "height": height})
        for reaction in reactions.get_by_role("button").all():
            expect(reaction).to_be_in_viewport(ratio=1)


def test_on_a_phone_on_its_side_all_pictures_are_whole_in_the_reveal(browser: Browser, site: Site) -> None:
    ada = Someone(browser, site, phone=True)
    code = ada.open_table_with({"game": "stella"}, "Ada")
    others = [Puppet(site.url, code, name) for name in ("Bea", "Cleo", "Dan")]
    ada.sees("Dan")
    ada.start()
    ada.mark(0, 1)
    ada.ready()
    for number, other in enumerate(others):
        other.stella(*range(2 + number))
    # Whoever is still given hints reads at once what the dark is.
    expect(ada.page.get_by_text("a fall costs one star of every spark").first).to_be_visible()
    for width, height in ((844, 390), (667, 375), (932, 430)):
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.page.evaluate("scrollTo(0, 0)")
        header = ada.page.get_by_role("banner").bounding_box()
        assert header is not None
        for picture in ada.pictures.all():
            expect(picture).to_be_in_viewport(ratio=1)
            box = picture.bounding_box()
            assert box is not None
            assert box["y"] >= header["y"] + header["height"]

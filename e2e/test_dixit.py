"""Dixit in the browser, from the invitation to the end."""

import re
import time

import pytest
from playwright.sync_api import Browser, expect

from e2e.people import Someone, play_to_the_end
from e2e.puppet import Puppet
from e2e.site import Site


def sit_together(browser: Browser, site: Site, guests: int, **options: object) -> list[Someone]:
    """An owner and guests, one of them on a phone, at a new table whose game has been started."""
    owner = Someone(browser, site)
    code = owner.open_table_with({"game": "dixit", **options}, "Ada")
    people = [owner]
    for number in range(guests):
        guest = Someone(browser, site, phone=number == 0, dark=number == 1)
        guest.join(code, f"Guest {number + 1}")
        people.append(guest)
    owner.start()
    for person in people:
        expect(person.page.get_by_role("region", name="Your hand")).to_be_visible()
    return people


def test_four_people_play_a_whole_game(browser: Browser, site: Site) -> None:
    people = sit_together(browser, site, 3, target=6)
    people[0].tell("a first clue")
    for guest in people[1:]:
        guest.sees("a first clue")
    play_to_the_end(people, Someone.play_dixit_step)
    for person in people:
        expect(person.page.get_by_role("heading", level=1)).to_have_text(
            re.compile("The winner|Shared victory|You have won|You share")
        )


def test_three_people_hand_in_two_cards_each(browser: Browser, site: Site) -> None:
    people = sit_together(browser, site, 2, target=5)
    assert [person.hand.count() for person in people] == [7, 7, 7]
    people[0].tell("two of them")
    for guest in people[1:]:
        expect(guest.page.get_by_role("heading", level=1)).to_contain_text("two")
        guest.play(0, 1)
    table = people[1].page.get_by_role("region", name="Cards on the table").get_by_role("listitem")
    expect(table).to_have_count(5)
    expect(table.filter(has_text="Your card")).to_have_count(2)
    play_to_the_end(people, Someone.play_dixit_step)


@pytest.mark.parametrize(("guests", "cards"), [(2, [0, 1]), (3, [0])])
def test_the_shared_screen_shows_as_many_backs_as_cards_were_handed_in(
    browser: Browser, site: Site, guests: int, cards: list[int]
) -> None:
    people = sit_together(browser, site, guests)
    tv = Someone(browser, site)
    tv.page.goto(f"{people[0].page.url}/tv")
    people[0].tell("a secret")
    backs = tv.page.get_by_role("main").get_by_role("listitem")
    expect(backs).to_have_count(1)
    people[1].play(*cards)
    expect(backs).to_have_count(1 + len(cards))


def test_the_shared_screen_keeps_a_round_until_it_has_been_read(browser: Browser, site: Site) -> None:
    ada, *guests = sit_together(browser, site, 3)
    tv = Someone(browser, site)
    tv.page.clock.install()
    tv.page.goto(f"{ada.page.url}/tv")
    tv.sees("Who has an idea first?")
    tv.page.clock.pause_at(tv.page.evaluate("Date.now()") + 1_000)
    ada.tell("a secret")
    for guest in guests:
        guest.play(0)
    for guest in guests:
        guest.vote()
    guests[0].leave_round()
    guests[0].tell("the next one")
    guests[0].sees("You are the storyteller: the others are choosing cards.")
    tv.sees(re.compile("found the card"))
    tv.sees("Next storyteller: Guest 1")
    expect(ada.leave_reveal).to_contain_text("Storyteller: Guest 1")
    tv.page.clock.run_for(24_000)
    tv.sees("a secret")
    expect(tv.page.get_by_text("the next one")).to_have_count(0)
    tv.page.clock.run_for(2_000)
    tv.sees("the next one")


def test_a_choice_can_be_changed_until_everyone_has_chosen(browser: Browser, site: Site) -> None:
    people = sit_together(browser, site, 3)
    people[0].tell("something that changes")
    people[1].play(0)
    people[1].sees("Your card is in.")
    people[1].play(2)
    expect(people[1].hand.nth(2)).to_contain_text("Chosen")
    expect(people[1].hand.filter(has_text="Chosen")).to_have_count(1)
    people[0].sees("You are the storyteller: the others are choosing cards.")
    people[2].play(0)
    people[3].play(0)
    people[0].sees("You are the storyteller: the others vote now.")


def test_a_page_that_is_loaded_again_goes_on_where_it_was(browser: Browser, site: Site) -> None:
    ada, *guests = people = sit_together(browser, site, 3)

    def reload_all(*prompts: str) -> None:
        for person, prompt in zip(people, prompts, strict=True):
            person.page.reload()
            person.sees(prompt)

    reload_all(*["Who has an idea first?"] * 4)
    ada.tell("come again")
    reload_all("You are the storyteller: the others are choosing cards.", *["Which of your cards fits the clue?"] * 3)
    for guest in guests:
        guest.play(0)
    reload_all("You are the storyteller: the others vote now.", *["Which card is the storyteller’s?"] * 3)
    for guest in guests:
        guest.vote()
    for person in people:
        expect(person.leave_reveal).to_be_visible()
        person.page.reload()
        person.leave_reveal.click()
        expect(person.page.get_by_role("region", name="Your hand")).to_be_visible()


def test_a_server_that_dies_in_the_middle_of_a_vote_loses_nothing(browser: Browser, own_site: Site) -> None:
    ada, *guests = people = sit_together(browser, own_site, 3)
    ada.tell("hold on")
    for guest in guests:
        guest.play(0)
    for guest in guests[:2]:
        guest.vote()
        guest.sees("You have voted.")
    own_site.kill()
    for person in people:
        person.sees("Reconnecting…")
    own_site.start()
    for guest in guests[:2]:
        expect(guest.page.get_by_text("Reconnecting…")).to_have_count(0)
        guest.sees("You have voted.")
    guests[2].sees("Which card is the storyteller’s?")
    guests[2].vote()
    for person in people:
        expect(person.leave_reveal).to_be_visible()


def test_a_round_can_be_played_by_keyboard_alone(browser: Browser, site: Site) -> None:
    ada, *guests = sit_together(browser, site, 3)
    keys = ada.page.keyboard
    ada.page.set_viewport_size({"width": 1280, "height": 1000})  # the hand lies in two rows
    ada.hand.first.focus()
    for key, place in (("ArrowRight", 1), ("ArrowDown", 4), ("ArrowLeft", 3), ("ArrowUp", 0)):
        keys.press(key)
        expect(ada.hand.nth(place)).to_be_focused()
    keys.press("Enter")
    expect(ada.large).to_be_visible()
    ada.large.get_by_role("button", name="Choose this card").focus()
    keys.press("Enter")
    ada.page.get_by_placeholder("A word, a line, a song…").focus()
    keys.type("by hand")
    ada.button("Tell").focus()
    keys.press("Enter")
    ada.sees("You are the storyteller: the others are choosing cards.")
    for guest in guests:
        guest.hand.first.focus()
        guest.page.keyboard.press("Enter")
        guest.large.get_by_role("button", name="Play this card").focus()
        guest.page.keyboard.press("Enter")
    for guest in guests:
        guest.votes.first.focus()
        guest.page.keyboard.press("Space")
    expect(ada.leave_reveal).to_be_visible()


def choose_second_by_keyboard(person: Someone, action: str) -> None:
    """Open the first card of the hand, go on to the second with an arrow, and choose that one."""
    person.hand.first.press("Enter")
    person.page.keyboard.press("ArrowRight")
    expect(person.large.get_by_text("2 of 6")).to_be_visible()
    person.large.get_by_role("button", name=action).press("Enter")


def test_a_card_chosen_by_keyboard_has_the_focus_or_the_clue_to_it_has(browser: Browser, site: Site) -> None:
    ada, _, guest, _ = sit_together(browser, site, 3)
    choose_second_by_keyboard(ada, "Choose this card")
    expect(ada.page.get_by_placeholder("A word, a line, a song…")).to_be_focused()
    ada.page.keyboard.type("by hand")
    ada.page.keyboard.press("Enter")
    guest.sees("by hand")
    choose_second_by_keyboard(guest, "Play this card")
    expect(guest.hand.nth(1)).to_be_focused()


def test_joining_by_link_on_a_phone_takes_one_name_and_one_tap(browser: Browser, site: Site) -> None:
    owner, phone = Someone(browser, site), Someone(browser, site, phone=True)
    code = owner.open_table("Dixit", "Ada")
    phone.join(code, "Mobile")
    seats = owner.page.get_by_role("region", name=re.compile("At the table")).get_by_role("listitem")
    expect(seats.filter(has_text="Mobile")).to_be_visible()
    width = phone.page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390


def test_a_name_that_is_taken_is_said_beside_the_field_with_one_that_is_free(browser: Browser, site: Site) -> None:
    owner, guest = Someone(browser, site), Someone(browser, site)
    code = owner.open_table("Dixit", "Ada")
    guest.page.goto(f"{site.url}/t/{code}")
    guest.page.get_by_label("Your name").fill("ada")
    guest.sees("Someone at the table already has this name.")
    guest.button("ada 2").click()
    guest.button("Sit down").click()
    guest.sees("The host starts the game: Ada")


def test_bots_fill_the_empty_chairs(browser: Browser, site: Site) -> None:
    ada = Someone(browser, site)
    ada.start_short_game(bots=3)
    play_to_the_end([ada], Someone.play_dixit_step)


def test_turning_the_phone_keeps_the_picture_that_is_looked_at(browser: Browser, site: Site) -> None:
    ada = Someone(browser, site, phone=True)
    ada.open_table_with({"game": "dixit"}, "Ada")
    ada.add_bots(3)
    ada.start()
    ada.hand.nth(2).click()
    expect(ada.large.get_by_text("3 of 6")).to_be_visible()
    for width, height in ((844, 390), (390, 844)):
        ada.page.set_viewport_size({"width": width, "height": height})
        expect(ada.large.get_by_text("3 of 6")).to_be_visible()
        expect(ada.large.get_by_role("img")).to_be_in_viewport(ratio=0.9)


def sit_with(browser: Browser, site: Site, *names: str) -> tuple[Someone, list[Puppet]]:
    """Ada on a phone, with others over the wire, at a table whose game has been started."""
    ada = Someone(browser, site, phone=True)
    code = ada.open_table_with({"game": "dixit"}, "Ada")
    others = [Puppet(site.url, code, name) for name in names]
    seats = ada.page.get_by_role("region", name=re.compile("At the table")).get_by_role("listitem")
    expect(seats.filter(has_text=names[-1])).to_be_visible()
    ada.start()
    expect(ada.hand.first).to_be_visible()
    return ada, others


def finish_round(others: list[Puppet]) -> None:
    """The others hand in their cards, then vote; once the story is told, for the storyteller's page does not wait."""
    while others[0].look()["game"]["phase"]["type"] == "telling":
        time.sleep(0.05)
    for _ in ("cards", "votes"):
        for other in others:
            other.dixit()


def test_half_a_note_outlives_what_others_say_meanwhile(browser: Browser, site: Site) -> None:
    """Every update is a new view, with new remarks in it: it takes away nothing that is being typed."""
    ada, others = sit_with(browser, site, "Bea", "Cleo")
    ada.tell("a harbour")
    finish_round(others)
    ada.button("Show what I saw").click()
    sheet = ada.page.get_by_role("dialog", name="How did you see that?")
    sheet.get_by_role("button", name="Picture 1", exact=True).click()
    sheet.get_by_role("button", name="Touch the place in the picture").click()
    expect(sheet.locator(".large i")).to_have_count(1)
    note = sheet.get_by_label("A few words, if you like")
    note.fill("half a thou")
    others[0].carry_out(type="say", text="just a moment")
    expect(ada.page.get_by_role("button", name=re.compile("Chat"))).to_have_text(re.compile("1"))
    expect(note).to_have_value("half a thou")


def test_a_double_tap_does_nothing_twice(browser: Browser, site: Site) -> None:
    ada, others = sit_with(browser, site, "Bea", "Cleo")
    ada.hand.first.click()
    ada.large.get_by_role("button", name="Choose this card").click()
    ada.page.get_by_placeholder("A word, a line, a song…").fill("twice")
    ada.button("Tell").dblclick()
    ada.sees("the others are choosing cards")
    expect(ada.large).to_have_count(0)  # The hand has come to where the button was.
    finish_round(others)
    ada.leave_reveal.click()
    others[0].dixit()
    ada.sees("Which two of your cards")
    ada.hand.first.click()
    ada.large.get_by_role("button", name="Play this card").dblclick()
    expect(ada.large.get_by_role("button", name="Put it back")).to_be_visible()


def test_a_long_name_keeps_to_its_card(browser: Browser, site: Site) -> None:
    ada, others = sit_with(browser, site, "Maximilianna-Aleksandra", "Bea", "Cleo")
    ada.tell("how long is a name")
    finish_round(others)
    expect(ada.leave_reveal).to_be_visible()
    cards = ada.page.get_by_role("button", name=re.compile(r"^Card \d$"))
    widths = {round(box["width"]) for card in cards.all() if (box := card.bounding_box())}
    assert len(widths) == 1


NEAREST = """() => Math.min(...[...document.querySelectorAll('.gain')].map((gain) => {
    const badge = gain.getBoundingClientRect()
    const letters = document.createRange()
    letters.selectNodeContents(gain.closest('li').querySelector('.name'))
    const name = letters.getBoundingClientRect()
    return Math.max(name.left - badge.right, name.top - badge.bottom)
}))"""
"""How near what somebody has won comes to the letters of their name."""


def test_what_a_round_has_brought_keeps_clear_of_the_names(browser: Browser, site: Site) -> None:
    ada, others = sit_with(browser, site, "Castor", "Capella", "Cleo")
    ada.tell("who is who")
    finish_round(others)
    expect(ada.leave_reveal).to_be_visible()
    for width, height in ((390, 844), (844, 390), (820, 1180), (1024, 768), (1280, 800), (1920, 1080)):
        ada.page.set_viewport_size({"width": width, "height": height})
        assert ada.page.evaluate(NEAREST) >= 4, (width, height)


def test_on_a_small_phone_nothing_lies_over_the_hand(browser: Browser, site: Site) -> None:
    ada, others = sit_with(browser, site, "Bea", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal")
    ada.button("All at once").click()
    for after_the_hand in ("form", ".react"):
        for width, height in ((360, 740), (360, 640), (320, 568)):
            ada.page.set_viewport_size({"width": width, "height": height})
            lowest = max(box["y"] + box["height"] for card in ada.hand.all() if (box := card.bounding_box()))
            bar = ada.page.locator(f"main {after_the_hand}").bounding_box()
            assert bar is not None
            assert lowest <= bar["y"]
        if after_the_hand == "form":
            others[0].dixit()
            ada.sees("Which of your cards fits the clue?")


def test_what_is_explained_of_a_round_goes_with_it(browser: Browser, site: Site) -> None:
    ada, others = sit_with(browser, site, "Bea", "Cleo", "Dana")
    ada.tell("a first round")
    finish_round(others)
    ada.sees(re.compile("^(Some|Everyone|Nobody) found it"))
    ada.leave_reveal.click()
    ada.sees("Somebody else tells")


def test_each_reads_a_clue_in_their_own_language(browser: Browser, site: Site) -> None:
    ada, others = sit_with(browser, site, "Bea", "Cleo")
    guest = Someone(browser, site, language="pl")
    guest.page.goto(ada.page.url)
    guest.button("Tylko popatrzę").click()
    bea = others[0]
    wordings = [{"language": "pl", "text": "Prawie w domu"}, {"language": "bg", "text": "Почти у дома"}]
    bea.move("dixit", type="tell", card=bea.look()["game"]["hand"][0], clue="Almost home", wordings=wordings)
    ada.sees("Almost home")
    guest.sees("Prawie w domu")
    expect(guest.page.get_by_text("Almost home")).to_have_count(0)

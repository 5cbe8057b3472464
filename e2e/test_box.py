"""A box on the table: four phones and a television play whole games with cards that only the players see."""

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, FloatRect, expect

from e2e.people import Someone
from e2e.puppet import Puppet
from e2e.site import Site

pytestmark = pytest.mark.long

NAMES = ("Ana", "Ben", "Cleo", "Dan")
PICTURES = os.environ.get("BOX_PICTURES")
"""A folder for pictures of the screens, for whoever wants to look at them."""


class Party:
    """Four people with phones around a box, and a television."""

    def __init__(self, browser: Browser, site: Site, game: str, **options: object) -> None:
        self.browser, self.site, self.shots = browser, site, 0
        self.people = {name: Someone(browser, site, phone=True) for name in NAMES}
        host = self.people["Ana"]
        if options:
            self.code = host.open_table_with({"game": game, **options}, "Ana")
        else:
            host.page.goto(site.url)
            host.page.get_by_label(re.compile("name", re.I)).first.fill("Ana")
            box = host.page.get_by_role("region", name="We have the box")
            box.get_by_role("button", name=re.compile(game.partition("_")[0], re.I)).click()
            expect(host.page).to_have_url(re.compile(r"/t/[A-Z0-9]{6}"))
            self.code = host.page.url.rpartition("/")[2]
        for name in NAMES[1:]:
            self.people[name].join(self.code, name)
        self.tv = Someone(browser, site)
        self.tv.page.set_viewport_size({"width": 1920, "height": 1080})
        self.tv.page.goto(f"{site.url}/t/{self.code}/tv")

    def __getitem__(self, name: str) -> Someone:
        return self.people[name]

    def everyone(self) -> Iterator[Someone]:
        yield from self.people.values()

    def start(self) -> None:
        self["Ana"].start()

    def look(self, what: str) -> None:
        """Keep a picture of a phone and the television."""
        if PICTURES is not None:
            self.shots += 1
            for name, one in (("ana", self["Ana"]), ("ben", self["Ben"]), ("tv", self.tv)):
                one.page.screenshot(path=Path(PICTURES) / f"{self.shots:02}-{what}-{name}.png")

    def dismiss_hints(self) -> None:
        """Nobody wants hints in this test."""
        for one in self.everyone():
            hint = one.button("No more hints")
            if hint.count():
                hint.first.click()


def press(person: Someone, name: str | re.Pattern[str]) -> None:
    person.button(name).first.click()


def claim(party: Party, **slots: int) -> None:
    """Everyone tells their phone a number."""
    for name, slot in slots.items():
        press(party[name], f"Number {slot} is mine")


def vote(party: Party, **slots: int) -> None:
    for name, slot in slots.items():
        press(party[name], f"Vote for card {slot}")


def go_on(party: Party) -> None:
    for one in party.everyone():
        one.leave_round()


@pytest.fixture
def dixit(browser: Browser, site: Site) -> Party:
    party = Party(browser, site, "dixit_box", rules={"dixit_box": {"target": 5}})
    party.start()
    return party


def told(party: Party, name: str) -> None:
    press(party[name], "I have told")
    for one in party.everyone():
        expect(one.page.get_by_text("Which number is your card?")).to_be_visible()


def test_a_newcomer_finds_the_box_on_the_home_page(browser: Browser, site: Site) -> None:
    party = Party(browser, site, "dixit_box")
    party.look("lobby")
    expect(party["Ana"].page.get_by_role("button", name="Add a bot")).to_have_count(0)
    party.start()
    expect(party["Ben"].page.get_by_text("Who has an idea first?")).to_be_visible()
    party.look("race")


def test_a_whole_game_of_dixit_with_a_clash_and_a_round_taken_back(dixit: Party) -> None:
    dixit.look("race")
    told(dixit, "Ana")
    dixit.look("claim")
    dixit.dismiss_hints()
    claim(dixit, Ana=1, Ben=3, Cleo=3, Dan=4)
    for one in (*dixit.everyone(), dixit.tv):
        expect(one.page.get_by_text("Claimed by several: 3. Left over: 2.")).to_be_visible()
    dixit.look("clash")
    vote(dixit, Dan=1)
    claim(dixit, Ben=2)
    for one in (*dixit.everyone(), dixit.tv):
        expect(one.page.get_by_text("Claimed by several")).to_have_count(0)
    vote(dixit, Ben=1, Cleo=2)
    expect(dixit.tv.page.get_by_text("2 of 3 found the card.")).to_be_visible()
    dixit.look("scored")
    press(dixit["Ana"], "Take back")
    dixit["Ana"].page.get_by_role("dialog").get_by_role("button", name="Take back").click()
    for one in dixit.everyone():
        expect(one.page.get_by_text("Ana has taken back the last step.")).to_be_visible()
        expect(one.page.get_by_text("Which number is your card?")).to_be_visible()
    claim(dixit, Ana=1, Ben=2, Cleo=3, Dan=4)
    vote(dixit, Dan=1, Ben=1, Cleo=1)
    expect(dixit.tv.page.get_by_text("Everyone found the card!")).to_be_visible()
    go_on(dixit)
    for teller in ("Ben", "Cleo", "Dan"):
        if dixit["Ana"].page.get_by_text("Is everything right?").count():
            break
        told(dixit, teller)
        claim(dixit, Ana=1, Ben=2, Cleo=3, Dan=4)
        own = {name: slot for slot, name in enumerate(NAMES, 1)}
        guessers = [name for name in NAMES if name != teller]
        vote(dixit, **dict.fromkeys(guessers[:2], own[teller]), **{guessers[2]: own[guessers[0]]})
        go_on(dixit)
    expect(dixit["Ana"].page.get_by_text("Is everything right?")).to_be_visible()
    dixit.look("check")
    press(dixit["Cleo"], "All is right: end the game")
    for one in dixit.everyone():
        expect(one.button("Leaf through the rounds").or_(one.page.get_by_text("Final score")).first).to_be_visible()
    dixit.look("end")


def test_nobody_can_vote_for_their_own_card(dixit: Party) -> None:
    told(dixit, "Cleo")
    claim(dixit, Ana=2)
    expect(dixit["Ana"].button("2 Your card")).to_be_disabled()


def test_it_goes_on_after_the_server_was_killed_and_on_a_second_phone(browser: Browser, own_site: Site) -> None:
    party = Party(browser, own_site, "dixit_box", rules={"dixit_box": {"target": 5}})
    party.start()
    told(party, "Ana")
    claim(party, Ana=1, Ben=2)
    own_site.kill()
    own_site.start()
    expect(party["Ben"].page.get_by_text("Which card is the storyteller’s?")).to_be_visible()
    second = party["Ben"].context.new_page()
    second.goto(f"{own_site.url}/t/{party.code}")
    second.get_by_role("button", name="Vote for card 1").click()
    expect(party["Ben"].button("Vote for card 1")).to_have_attribute("aria-pressed", "true")
    claim(party, Cleo=3, Dan=4)
    vote(party, Cleo=1, Dan=2)
    expect(party.tv.page.get_by_text("2 of 3 found the card.")).to_be_visible()


def test_somebody_who_leaves_comes_back_to_their_seat(dixit: Party) -> None:
    told(dixit, "Ana")
    ben = dixit["Ben"].page
    ben.get_by_role("button", name="Menu").click()
    ben.get_by_role("button", name="Leave", exact=True).click()
    ben.get_by_role("dialog", name="Leave").get_by_role("button", name="Leave", exact=True).click()
    expect(ben).to_have_url(re.compile(r"/$"))
    ben.goto(f"{dixit.site.url}/t/{dixit.code}")
    dixit["Ben"].button(re.compile("Take your seat back|Sit down")).first.click()
    claim(dixit, Ben=2)
    expect(ben.get_by_text("Which card is the storyteller’s?")).to_be_visible()


def test_one_phone_is_passed_round_to_somebody_without_one(browser: Browser, site: Site) -> None:
    ana, ben = Someone(browser, site, phone=True), Someone(browser, site, phone=True)
    code = ana.open_table_with({"game": "dixit_box"}, "Ana")
    ben.join(code, "Ben")
    ana.page.get_by_label("Someone without a phone plays on yours:").fill("Grandma")
    press(ana, "Add")
    expect(ben.page.get_by_text("Grandma")).to_be_visible()
    ana.start()
    press(ben, "I have told")
    press(ben, "Number 1 is mine")
    for slot in (2, 3):
        press(ana, f"Number {slot} is mine")
    press(ana, "Vote for card 1")
    ana.page.get_by_role("group", name="Who holds this phone").get_by_role("button", name="Grandma").click()
    if PICTURES is not None:
        ana.page.screenshot(path=Path(PICTURES) / "pass.png")
    curtain = ana.page.get_by_role("dialog", name="Pass the phone to Grandma")
    expect(curtain).to_be_visible()
    room = curtain.bounding_box()
    assert room is not None
    around: FloatRect = {"x": 0, "y": 0, "width": room["width"], "height": room["y"]}
    seen = ana.page.screenshot(clip=around)
    ana.page.evaluate("() => (document.querySelector('main').style.visibility = 'hidden')")
    assert ana.page.screenshot(clip=around) == seen, "what Ana has chosen shines through"
    ana.page.evaluate("() => (document.querySelector('main').style.visibility = '')")
    press(ana, "I am Grandma")
    expect(ana.page.get_by_text("Which two numbers are your cards?")).to_be_visible()
    for slot in (4, 5):
        press(ana, f"Number {slot} is mine")
    press(ana, "Vote for card 2")
    expect(ben.page.get_by_text("1 of 2 found the card.")).to_be_visible()


# --- stella -------------------------------------------------------------------------------------


def mark(person: Someone, *places: int) -> None:
    for place in places:
        row, column = divmod(place - 1, 5)
        person.page.get_by_role("button", name=f"Row {row + 1}, card {column + 1}").click()
    press(person, "Ready")


def reveal(party: Party) -> None:
    """Scouts point at what they marked until nobody can."""
    while True:
        for one in party.everyone():
            point = one.button("I point at this card")
            if point.count():
                one.page.locator("button[aria-disabled=false][data-place]").first.click()
                point.click()
                expect(point).to_have_count(0)
        if party.people["Ana"].page.get_by_text(re.compile(r"Round \d is over")).count():
            return


def test_a_whole_game_of_stella(browser: Browser, site: Site) -> None:
    party = Party(browser, site, "stella_box")
    party.start()
    for number in range(4):
        first = party["Ben"]
        if number % 2:
            first.page.get_by_label("The word on your card").fill(f"word {number}")
            press(first, "Play with this word")
        else:
            press(first, "I have read it out")
        if number == 0:
            expect(party["Ana"].button("Ready")).to_be_visible()
            party.look("stella-marking")
            party.dismiss_hints()
        for index, one in enumerate(party.everyone()):
            mark(one, 1, 2 + index, 7)
        expect(party.tv.page.get_by_text("Nobody is in the dark").first).to_be_visible()
        if number == 0:
            party.look("stella-lanterns")
        reveal(party)
        if number == 0:
            party.look("stella-scored")
            expect(party["Ana"].page.get_by_text("Replace the bottom row")).to_be_visible()
        go_on(party)
    press(party["Dan"], "All is right: end the game")
    for one in party.everyone():
        expect(one.page.get_by_text("Final score").first).to_be_visible()
    party.look("stella-end")


def test_what_somebody_has_begun_outlives_what_others_do_meanwhile(browser: Browser, site: Site) -> None:
    """Every update is a new view: it takes away neither a word that is being typed nor a card that is chosen."""
    ana = Someone(browser, site, phone=True)
    code = ana.open_table_with({"game": "stella_box"}, "Ana")
    others = [Puppet(site.url, code, name) for name in ("Bea", "Cid")]
    ana.sees("Cid")
    ana.start()
    ana.button("No more hints").click()
    word = ana.page.get_by_label("The word on your card")
    word.fill("lighthouse")
    others[0].carry_out(type="say", text="just a moment")
    expect(ana.page.get_by_role("button", name=re.compile("Chat"))).to_have_text(re.compile("1"))
    expect(word).to_have_value("lighthouse")
    press(ana, "Play with this word")
    for one in others:
        one.move("stella_box", type="mark", places=[1, 9, 12])
        one.move("stella_box", type="ready")
    mark(ana, 1, 9, 12)
    point = ana.button("I point at this card")
    ana.sees(re.compile("Scout: |You are the scout"))
    for place in (1, 9):  # all have marked the same: whoever is not Ana points, until she is the scout
        game = others[0].look()["game"]
        scout = next((one for one in others if one.look()["game"]["seat"] == game["phase"]["scout"]), None)
        if scout is None:
            break
        scout.move("stella_box", type="point", place=place)
    ana.page.locator("button[aria-disabled=false][data-place]").first.click()
    others[0].carry_out(type="say", text="hurry up")
    expect(ana.page.get_by_role("button", name=re.compile("Chat"))).to_have_text(re.compile("2"))
    expect(point).to_be_enabled()

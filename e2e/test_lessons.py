"""The first games, which explain every rule when it first happens: in every language, to the end.

What is pressed is found by what it is rather than by what it says, so that one player can play in all languages.
"""

import re
from contextlib import suppress

import pytest
from playwright.sync_api import Browser, Locator, expect
from playwright.sync_api import TimeoutError as WaitedTooLong

from e2e.people import Someone, turns_until
from e2e.site import Site

QUICK = 1_000
"""Milliseconds: bots may be quicker than the learner, and what was asked for is gone then."""
FOLLOWS = 4
"""A node that comes later in the document (DOCUMENT_POSITION_FOLLOWING)."""
LANGUAGES = ("en", "bg", *[pytest.param(one, marks=pytest.mark.long) for one in ("pl", "et", "cs")])
"""Two by which every change has to come, on a desktop and on a phone; the others are heard in the long run."""

LATIN = re.compile(r"[a-ząćęłńóśźżõäöüšžáčďéěíňřťúůý]", re.I)


class Learner(Someone):
    """Somebody who reads every hint and then does what there is to do."""

    def __init__(self, browser: Browser, site: Site, language: str) -> None:
        super().__init__(browser, site, language=language, phone=language in {"bg", "et"})
        self.hints: list[str] = []
        """The titles of what has been explained."""

    def part(self, selector: str) -> Locator:
        return self.page.locator(selector).first

    def read(self) -> bool:
        """Read the hint that is shown, if there is one.

        Its title is taken and its button pressed at once: between two calls the bots may play on, and another hint
        stand there.
        """
        title = self.page.evaluate(
            """() => {
                const note = document.querySelector('.coach .note')
                const title = note?.querySelector('.title').textContent ?? null
                note?.querySelector('.got').click()
                return title
            }"""
        )
        if title is not None:
            self.hints.append(title)
        return title is not None

    def press(self, selector: str) -> bool:
        """Press this, if it is there."""
        found = self.part(selector)
        if not found.is_visible():
            return False
        found.click(timeout=QUICK)
        return True

    def choose(self) -> bool:
        """Choose the card that is looked at, if one is.

        It may come too late for the turn in which its picture was pressed: the next turn begins with it.
        """
        if not self.part("dialog[open]").is_visible():
            return False
        if not self.press("dialog[open] .foot .gold"):
            self.page.keyboard.press("Escape")
        return True

    def play_dixit(self) -> None:
        """The storyteller's clue, a card for somebody else's, a vote, or on to the next round."""
        if self.choose():
            return
        if self.part("main form textarea").is_visible():
            self.press("main section ul li button")
            self.choose()
            self.part("main form textarea").fill("★", timeout=QUICK)
            self.part("main form [type=submit]").click(timeout=QUICK)
            expect(self.part("main form textarea")).to_have_count(0)
        elif self.part(".prompt h1.mine").is_visible() and not self.press("main section ol .dial"):
            self.press("main section ul li button")
            self.choose()
        elif self.part("main .on .gold").is_visible():
            # What is to be said of a round comes when its reveal is over; who goes on at once has not seen it.
            with suppress(WaitedTooLong):
                self.part(".coach .note").wait_for(timeout=QUICK)
                return
            self.press("main .on .gold")

    def play_stella(self) -> None:
        """Marks, the marker, a picture to point at, or on to the next round."""
        if self.press(".bar .gold"):
            return
        action = self.part("section.prompt .actions .gold")
        if not action.is_visible():
            return
        pictures = self.page.locator('button[data-card]:not([aria-disabled="true"])')
        if action.is_disabled():
            marking = self.part("section.prompt .pips").is_visible()
            for place in (0, 2, 4) if marking else (0,):
                pictures.nth(place).click(timeout=QUICK)
        action.click(timeout=QUICK)
        expect(self.page.locator('section.prompt .gold[aria-busy="true"]')).to_have_count(0)

    def begin(self, game: str) -> None:
        """Begin the lesson from the home page; its button declines the game's name in some languages."""
        self.page.goto(self.site.url)
        self.page.locator(".first").get_by_role("button", name=re.compile(game[:5], re.I)).click()
        expect(self.part(".coach .title")).to_be_visible()

    def learn(self, game: str) -> None:
        """Play the lesson to its last page."""
        self.begin(game)
        step = {"dixit": self.play_dixit, "stella": self.play_stella}[game]
        for _ in turns_until(self.page.locator("#lesson-end").is_visible, self):
            with suppress(WaitedTooLong):
                if not self.read():
                    step()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["dixit", "stella"])
def test_a_first_game_explains_itself_to_the_end(browser: Browser, site: Site, game: str, language: str) -> None:
    ada = Learner(browser, site, language)
    ada.learn(game)
    assert ada.page.evaluate("document.documentElement.lang") == language
    assert len(ada.hints) >= 8
    assert len(set(ada.hints)) == len(ada.hints)
    script = re.compile("[а-я]") if language == "bg" else LATIN
    assert all(script.search(hint) for hint in ada.hints)
    learnt = ada.page.locator("section", has=ada.page.locator("#lesson-end")).locator("ul").first
    expect(learnt.get_by_role("listitem").first).to_be_visible()
    missing = ada.page.locator("section", has=ada.page.locator("#lesson-end")).locator("dt").all_inner_texts()
    assert not set(missing) & set(ada.hints), "what was explained has happened"
    order = "document.querySelector('main h1').compareDocumentPosition(document.querySelector('#lesson-end'))"
    assert ada.page.evaluate(order) == FOLLOWS, "the winner comes first, for the ear, too"
    lesson = ada.page.url
    ada.part("main .still .gold").click()
    expect(ada.page).not_to_have_url(lesson)
    expect(ada.page.locator("#lesson-end")).to_have_count(0)
    expect(ada.page.locator("main h1.sr")).to_have_count(1)


WHERE = """() => [...document.querySelectorAll('main :is(.clue, .cell, section, h1, .prompt)')].map((part) => {
    const { x, y, width, height } = part.getBoundingClientRect()
    return [x, y, width, height].map(Math.round).join()
})"""
"""Where everything on the table is."""


@pytest.mark.parametrize("phone", [True, False])
@pytest.mark.parametrize("game", ["dixit", "stella"])
def test_nothing_moves_when_a_hint_goes(browser: Browser, site: Site, game: str, phone: bool) -> None:
    ada = Learner(browser, site, "bg" if phone else "en")
    ada.begin(game)
    # Where the game waits for the learner: in Dixit once a bot has been first with a clue.
    expect(ada.part("main .clue" if game == "dixit" else "main .cell")).to_be_visible()
    ada.page.evaluate("document.fonts.ready.then(() => null)")
    before, read, after = ada.page.evaluate(WHERE), ada.read(), ada.page.evaluate(WHERE)
    assert read
    assert before == after
    assert len(before) > 2

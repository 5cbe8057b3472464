"""Somebody with a browser: what they do at a table, by the names that things have for a screen reader."""

import re
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import ClassVar
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect
from playwright.sync_api import TimeoutError as WaitedTooLong

from e2e.site import Site
from support.options import nested

PHONE: ViewportSize = {"width": 390, "height": 844}
LAPTOP: ViewportSize = {"width": 1280, "height": 800}
PATIENCE = 45_000
"""Milliseconds that somebody waits for something to appear."""
expect.set_options(timeout=PATIENCE)
A_GAME = 240.0
"""Seconds within which a whole game is played."""

OF_A_DEAD_SERVER = (
    "ERR_CONNECTION_",
    "ERR_CONTENT_LENGTH_MISMATCH",
    "Unable to preload CSS",
    "An unknown error occurred when fetching the script",
)
"""What the console says when a server is gone, or has left half of an answer; what was asked for is asked for again."""


class Someone:
    """A person with a browser of their own, in English unless told otherwise."""

    present: ClassVar[list["Someone"]] = []
    """Everyone whose browser is open."""

    def __init__(
        self, browser: Browser, site: Site, *, phone: bool = False, dark: bool = False, language: str = "en"
    ) -> None:
        self.site = site
        self.context = browser.new_context(
            viewport=PHONE if phone else LAPTOP,
            has_touch=phone,
            is_mobile=phone,
            color_scheme="dark" if dark else "light",
            locale=language,
            reduced_motion="reduce",
        )
        self.context.set_default_timeout(PATIENCE)
        self.troubles: list[str] = []
        """Errors on the console, and requests to other hosts. There should be none."""
        self.page: Page = self.context.new_page()
        self.present.append(self)
        self.page.on("console", lambda message: self.hear(message.text) if message.type == "error" else None)
        self.page.on("pageerror", lambda error: self.hear(str(error)))
        self.page.on("request", lambda request: self.check_host(request.url))

    def hear(self, error: str) -> None:
        """An error on the console, unless it only says what the test has brought about: the server is down."""
        if not (self.site.was_killed and any(sign in error for sign in OF_A_DEAD_SERVER)):
            self.troubles.append(error)

    def leave(self) -> None:
        """Close the browser."""
        self.context.close()
        self.present.remove(self)

    def check_host(self, url: str) -> None:
        if (
            urlsplit(url).scheme in {"http", "https", "ws", "wss"}
            and urlsplit(url).netloc != urlsplit(self.site.url).netloc
        ):
            self.troubles.append(f"asked another host: {url}")

    # --- coming to a table ----------------------------------------------------------------------

    def open_table(self, game: str, name: str) -> str:
        """Open a table from the home page; its code."""
        self.page.goto(self.site.url)
        self.page.get_by_label(re.compile("name", re.I)).first.fill(name)
        self.page.get_by_role("button", name=re.compile(f"New table.*{game}", re.S)).click()
        expect(self.page).to_have_url(re.compile(r"/t/[A-Z0-9]{6}"))
        return self.page.url.rpartition("/")[2]

    def open_table_with(self, options: dict[str, object], name: str) -> str:
        """Open a table with options of one's own, and go there; its code."""
        answer = self.page.request.post(
            f"{self.site.url}/api/tables", data={"name": name, "options": nested(**options)}
        )
        assert answer.status == 201, answer.text()
        code: str = answer.json()["code"]
        self.page.goto(f"{self.site.url}/t/{code}")
        expect(self.button("Start the game")).to_be_visible()
        return code

    def join(self, code: str, name: str) -> None:
        """Follow the invitation and sit down."""
        self.page.goto(f"{self.site.url}/t/{code}")
        self.page.get_by_label(re.compile("name", re.I)).first.fill(name)
        self.button("Sit down").click()
        expect(self.page.get_by_text("Sit down with us")).to_have_count(0)

    def add_bots(self, count: int) -> None:
        """Ask bots to the table."""
        seats = self.page.get_by_role("region", name=re.compile("At the table")).get_by_role("listitem")
        for _ in range(count):
            before = seats.filter(has_text="bot").count()
            self.button("Add a bot").click()
            expect(seats.filter(has_text="bot")).to_have_count(before + 1)

    def choose_option(self, name: str) -> None:
        """Choose one of the table's options."""
        self.page.get_by_role("radio", name=name).check(force=True)
        expect(self.page.get_by_role("radio", name=name)).to_be_checked()

    def start(self) -> None:
        """Start the game."""
        self.button("Start the game").click()

    # --- looking --------------------------------------------------------------------------------

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name, exact=isinstance(name, str))

    def sees(self, text: str | re.Pattern[str]) -> None:
        """Wait until this stands on the page."""
        expect(self.page.get_by_text(text).first).to_be_visible()

    @property
    def prompt(self) -> str:
        """What the page asks of them now; nothing while it only shows something."""
        return next(iter(self.page.get_by_role("heading", level=1).all_inner_texts()), "")

    def start_short_game(self, bots: int) -> None:
        """Open a table to play Dixit with bots, and start; it is over after a round or a few."""
        self.open_table_with({"game": "dixit", "target": 5, "first": "random"}, "Ada")
        self.add_bots(bots)
        self.start()

    # --- Dixit ----------------------------------------------------------------------------------

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("region", name="Your hand").get_by_role("listitem").get_by_role("button")

    @property
    def large(self) -> Locator:
        """A picture in its full size."""
        return self.page.get_by_role("dialog", name="Picture, large")

    def tell(self, clue: str, card: int = 0) -> None:
        """Choose a card and give a clue."""
        self.hand.nth(card).click()
        self.large.get_by_role("button", name="Choose this card").click()
        self.page.get_by_placeholder("A word, a line, a song…").fill(clue)
        self.button("Tell").click()

    def play(self, *cards: int) -> None:
        """Hand in the cards at these places of the hand."""
        for card in cards:
            self.hand.nth(card).click()
            self.large.get_by_role("button", name=re.compile("Play this card|Choose this card")).click()
            if card != cards[-1]:
                self.large.get_by_role("button", name="Close", exact=True).click()
            expect(self.large).to_have_count(0)

    @property
    def votes(self) -> Locator:
        """The cards that one may vote for."""
        return self.page.get_by_role("button", name=re.compile(r": Vote$"))

    def vote(self) -> None:
        """Vote for the first card that is not one's own."""
        self.votes.first.click()

    def play_dixit_step(self, leave: str = "To the next round|To the end of the game") -> bool:
        """Do what the page asks for in a game of Dixit, if it asks for anything; False when the game is over.

        Others may be quicker: what was asked for is gone then, and the next step does what is asked for instead.
        """
        self.context.set_default_timeout(3_000)
        with suppress(WaitedTooLong):
            self.answer(self.prompt, self.button(re.compile(leave)))
        self.context.set_default_timeout(PATIENCE)
        return not self.over

    def answer(self, asked: str, leave: Locator) -> None:
        """Do what is asked for. A picture that an earlier step has left open is closed: it lies over everything."""
        if self.large.is_visible():
            self.large.get_by_role("button", name="Close", exact=True).click()
        if asked in {"Who has an idea first?", "You are the storyteller"}:
            self.tell("what I was thinking of")
        elif asked.startswith("Which two of your cards"):
            self.play(0, 1)
        elif asked.startswith("Which of your cards"):
            self.play(0)
        elif asked.startswith("Which card is the storyteller"):
            self.vote()
        elif leave.is_visible():
            leave.click()

    @property
    def leave_reveal(self) -> Locator:
        return self.button(re.compile("To the next round|To the end of the game"))

    def leave_round(self) -> None:
        """Leave what is shown of a round. A second tap at the same place comes too soon to count: then again."""
        self.leave_reveal.click()
        with suppress(AssertionError):
            expect(self.leave_reveal).to_have_count(0, timeout=1_000)
        if self.leave_reveal.count():
            self.leave_reveal.click()
            expect(self.leave_reveal).to_have_count(0)

    @property
    def over(self) -> bool:
        """The end of the game is on the page."""
        return self.button(re.compile("Leaf through")).is_visible()

    # --- Stella ---------------------------------------------------------------------------------

    @property
    def pictures(self) -> Locator:
        """The fifteen pictures, without the buttons that show them large."""
        grid = self.page.get_by_role("group", name="The pictures")
        return grid.get_by_role("button", name=re.compile(r"^(?!Look closely)"))

    @property
    def task(self) -> str:
        """What the page asks of them in Stella."""
        turn = self.page.get_by_role("region", name="Your turn")
        return next(iter(turn.locator(".title").all_inner_texts()), "")

    def mark(self, *places: int) -> None:
        """Mark the pictures at these places, but for those that were marked before something got in the way.

        One that has been scrolled to where the last was tapped is tapped too soon to count: then again.
        """
        for place in places:
            marked = self.pictures.nth(place).and_(self.page.locator("[aria-pressed=true]"))
            for _ in range(2):
                if not marked.count():
                    self.pictures.nth(place).click()
                with suppress(AssertionError):
                    expect(marked).to_have_count(1, timeout=1_000)
        self.sees(f"Marked: {len(places)} of 10")

    def ready(self) -> None:
        """Pass the marker on."""
        self.button("Ready").click()

    def point(self) -> None:
        """Point at the first marked picture that nobody has pointed at."""
        self.pictures.and_(self.page.locator(':not([aria-disabled="true"])')).first.click()
        point = self.page.get_by_role("button", name="Point at this picture", disabled=False)
        point.click()
        expect(point).to_have_count(0)

    def play_stella_step(self, *places: int, leave: bool = True) -> bool:
        """Do what the page asks for in a game of Stella, if it asks for anything; False when the game is over."""
        self.context.set_default_timeout(3_000)
        with suppress(WaitedTooLong):
            if not self.leave_reveal.is_visible():
                self.answer_stella(*places)
            elif leave:
                self.leave_reveal.click()
        self.context.set_default_timeout(PATIENCE)
        return not self.over

    def answer_stella(self, *places: int) -> None:
        """Do what is asked for."""
        if self.task.startswith("Which pictures"):
            self.mark(*places)
            self.ready()
        elif self.task == "You are the scout":
            self.point()


def wait_until(page: Page, true: Callable[[], object]) -> None:
    """Let the browser go on until something has come that no locator can wait for."""
    give_up = time.monotonic() + PATIENCE / 1000
    while not true():
        assert time.monotonic() < give_up
        page.wait_for_timeout(50)


def turns_until(done: Callable[[], bool], *people: Someone) -> Iterator[None]:
    """Turns of a game until something has come; the test fails when it never does."""
    give_up = time.monotonic() + A_GAME
    while not done():
        assert time.monotonic() < give_up, [(person.prompt, person.task) for person in people]
        yield


def play_to_the_end(people: Sequence[Someone], step: Callable[[Someone], object]) -> None:
    """All do what the page asks of them, in turns, until the end of the game is on every page."""
    for _ in turns_until(lambda: all(person.over for person in people), *people):
        for person in people:
            step(person)

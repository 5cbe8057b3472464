"""Counts the taps of a whole round with four phones: `python -m e2e.taps`.

Every tap that reaches a page is counted by the page itself. A player's round is told from its first tap to the
button that leads to the next round.
"""

import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright
from rich.console import Console
from rich.table import Table

from e2e.conftest import ARGUMENTS
from e2e.site import Site
from e2e.test_box import NAMES, Party, claim, go_on, mark, press, reveal, told, vote
from tools.find_browser import find

COUNT = "window.taps = 0; addEventListener('click', (event) => event.isTrusted && (window.taps += 1), true)"


def dixit(party: Party) -> None:
    """Ana tells aloud, all say which card is theirs, the others vote."""
    told(party, "Ana")
    claim(party, Ana=1, Ben=2, Cleo=3, Dan=4)
    vote(party, Ben=1, Cleo=1, Dan=2)
    go_on(party)


def stella(party: Party) -> None:
    """The word is read out, everyone marks three cards and points until nobody can."""
    press(party["Ben"], "I have read it out")
    for index, one in enumerate(party.everyone()):
        mark(one, 1, 2 + index, 7)
    expect(party.tv.page.get_by_text("Nobody is in the dark").first).to_be_visible()
    reveal(party)
    go_on(party)


def counted(browser: Browser, site: Site, game: str, play: Callable[[Party], None]) -> list[int]:
    """The taps of each player in one round of a game."""
    party = Party(browser, site, game, rules={game: {}})
    party.start()
    for one in party.everyone():
        one.button("No more hints").first.click()
        one.page.evaluate(COUNT)
    play(party)
    taps = [int(one.page.evaluate("window.taps")) for one in party.everyone()]
    for one in (*party.everyone(), party.tv):
        one.leave()
    return taps


def main() -> None:
    """Play a round of each game and print what it took."""
    path = find()
    assert path is not None, "Chromium or Chrome is needed"
    shown = Table("game", *NAMES, "a player, on average", title="Taps of one round")
    with tempfile.TemporaryDirectory() as folder, Site(Path(folder)) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        for game, play in (("dixit_box", dixit), ("stella_box", stella)):
            taps = counted(browser, site, game, play)
            shown.add_row(game, *map(str, taps), f"{sum(taps) / len(taps):.1f}")
        browser.close()
    Console().print(shown)


if __name__ == "__main__":
    main()

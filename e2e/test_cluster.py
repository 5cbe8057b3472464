"""Browsers on different servers of the same tables."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from e2e.people import Someone, play_to_the_end
from e2e.site import Site
from support.nodes import Nodes

pytestmark = pytest.mark.long


@pytest.fixture
def sites(tmp_path: Path) -> Iterator[list[Site]]:
    """Two servers of the same tables."""
    for name in ("a", "b"):
        (tmp_path / name).mkdir()
    with (
        Nodes(tmp_path, 1) as nodes,
        Site(tmp_path / "a", "--store", nodes.url) as one,
        Site(tmp_path / "b", "--store", nodes.url) as other,
    ):
        yield [one, other]


def test_people_on_different_servers_play_a_whole_game_at_one_table(browser: Browser, sites: list[Site]) -> None:
    owner = Someone(browser, sites[0])
    code = owner.open_table_with({"game": "dixit", "target": 5}, "Ada")
    people = [owner]
    for number in range(2):
        guest = Someone(browser, sites[1], phone=number == 0)
        guest.join(code, f"Guest {number + 1}")
        people.append(guest)
    owner.add_bots(1)
    owner.start()
    for person in people:
        expect(person.page.get_by_role("region", name="Your hand")).to_be_visible()
    play_to_the_end(people, Someone.play_dixit_step)
    results = {person.page.get_by_role("heading", level=1).inner_text() for person in people}
    assert all("win" in text.lower() or "victory" in text.lower() or "won" in text.lower() for text in results)

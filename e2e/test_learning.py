"""Learning the games: the rules on paper, in every language."""

import re

import pytest
from playwright.sync_api import Browser, expect

from e2e.people import Someone
from e2e.site import Site

LANGUAGES = ("en", "bg", "pl", "et", "cs")
GAMES = ("dixit", "stella")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_each_game_fit_one_sheet_of_paper(browser: Browser, site: Site, language: str) -> None:
    reader = Someone(browser, site, dark=True, language=language)
    for game in GAMES:
        reader.page.goto(f"{site.url}/how-to-play/{game}")
        expect(reader.page.get_by_role("figure").first).to_be_visible()
        reader.page.wait_for_load_state("networkidle")
        sheet = reader.page.pdf(prefer_css_page_size=True, print_background=True)
        assert len(re.findall(rb"/Type\s*/Page\b", sheet)) == 1, (language, game)
    assert reader.troubles == []

"""Learning the games: the rules on paper, and a first game that explains itself, in every language."""

import re

import pytest
from playwright.sync_api import Browser, expect

from e2e.autoplay import play_along
from e2e.people import PATIENCE, Someone
from e2e.site import Site

LANGUAGES = ("en", "bg", "pl", "et", "cs")
GAMES = ("dixit", "stella")
MOST_HINTS = 60


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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_first_game_explains_itself_to_the_end(browser: Browser, site: Site, game: str, language: str) -> None:
    learner = Someone(browser, site, phone=language == "en", language=language)
    page = learner.page
    page.goto(site.url)
    page.get_by_role("group").get_by_role("button", name=game.capitalize()).click()
    expect(page).to_have_url(re.compile(r"/t/[A-Z0-9]{6}$"))
    note = page.locator(".coach .note")
    expect(note).to_be_visible()
    play_along(page, page.url.rpartition("/")[2])

    explained: list[str] = []
    goal = page.get_by_role("region").filter(has=page.locator("#lesson-end"))
    # A round that is over stays on the page until one goes on from it.
    further = page.locator(".next .button:only-of-type, .on .button:only-of-type")
    for _ in range(MOST_HINTS):
        expect(note.or_(goal).or_(further).first).to_be_visible(timeout=2 * PATIENCE)
        if note.is_visible():
            explained.append(note.locator(".title").inner_text())
            note.get_by_role("button").last.click()
        elif goal.is_visible():
            break
        else:
            further.click()
    expect(goal).to_be_visible()
    assert len(explained) == len(set(explained)) > 8, explained
    for title in explained[1:]:
        expect(goal.get_by_text(title, exact=True).first).to_be_visible()
    assert learner.troubles == []

"""The deal, checked on the page of a game that is over; and a server that goes back to an earlier moment."""

import json
import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from typer.testing import CliRunner

from e2e.people import Someone, play_to_the_end
from e2e.site import Site
from starlore.__main__ import app
from starlore.store.backup import backup
from starlore.web.serve import DATABASE

pytestmark = pytest.mark.long


@pytest.mark.parametrize("phone", [False, True])
def test_the_envelope_is_opened_when_the_game_is_over(
    browser: Browser, site: Site, tmp_path: Path, phone: bool
) -> None:
    ada = Someone(browser, site, phone=phone)
    ada.start_short_game(2)
    play_to_the_end([ada], Someone.play_dixit_step)
    ada.button("Was the deal fair?").click()
    ada.button("Open the envelope").click()
    ada.sees("Nothing was swapped.")
    ada.sees("Your own luck is in it.")
    ada.sees("This device saw the promise before the end.")
    ada.sees("These are the cards that were played with.")
    ada.page.get_by_role("region", name="Was the deal fair?").screenshot(path=tmp_path / "fair.png")
    ada.page.wait_for_timeout(500)  # not a double tap
    with ada.page.expect_download() as saving:
        ada.button("Save the proof").click()
    saving.value.save_as(tmp_path / "proof.json")
    done = CliRunner().invoke(app, ["verify", str(tmp_path / "proof.json")])
    assert done.exit_code == 0, done.output


def test_a_deal_that_was_swapped_is_shown_as_such(browser: Browser, site: Site) -> None:
    ada = Someone(browser, site)

    def swap(message: str | bytes) -> str | bytes:
        heard = json.loads(message)
        if heard["type"] == "proof":
            heard["draws"][0]["came"].reverse()
        return json.dumps(heard)

    def between(route: object) -> None:
        line = route.connect_to_server()  # type: ignore[attr-defined]
        line.on_message(lambda message: route.send(swap(message)))  # type: ignore[attr-defined]
        route.on_message(line.send)  # type: ignore[attr-defined]

    ada.page.route_web_socket(re.compile(r"/socket(\?|$)"), between)
    ada.start_short_game(2)
    play_to_the_end([ada], Someone.play_dixit_step)
    ada.button("Was the deal fair?").click()
    ada.button("Open the envelope").click()
    ada.sees("Something does not fit.")
    expect(ada.page.get_by_text("Nothing was swapped.", exact=True)).to_have_count(0)


def test_a_server_that_went_back_is_noticed(browser: Browser, own_site: Site, tmp_path: Path) -> None:
    ada = Someone(browser, own_site)
    ada.open_table_with({"game": "dixit"}, "Ada")
    copy = tmp_path / "copy" / DATABASE
    backup(own_site.folder / DATABASE, copy, lambda *_: None)
    ada.add_bots(2)
    own_site.kill()
    for file in own_site.folder.glob(f"{DATABASE}*"):
        file.unlink()
    shutil.copy(copy, own_site.folder / DATABASE)
    own_site.start()
    ada.sees("The server went back to an earlier moment. This is the table as it is now.")
    expect(ada.page.get_by_text("bot", exact=True)).to_have_count(0)
    ada.add_bots(1)

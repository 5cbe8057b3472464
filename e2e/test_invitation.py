"""A link that still opens a table when its code no longer does."""

import sqlite3

import pytest
from playwright.sync_api import Browser

from e2e.people import Someone
from e2e.site import Site
from starlore.table.log.chain import begin
from starlore.table.log.records import decode, encode
from starlore.web.serve import DATABASE

pytestmark = pytest.mark.long


def make_old(site: Site, code: str, seconds: float) -> None:
    """Let everything at a table have happened so long ago."""
    with sqlite3.connect(site.folder / DATABASE) as database:
        link = begin(code)
        for version, record in database.execute("select version, record from log where code = ?", (code,)).fetchall():
            entry = decode(record)
            fresh, link = encode(type(entry)(entry.at - seconds, entry.events, entry.by, entry.id), link)
            database.execute("update log set record = ? where code = ? and version = ?", (fresh, code, version))
        database.execute("delete from snapshots where code = ?", (code,))
    database.close()


def test_the_link_opens_what_the_code_does_not(browser: Browser, own_site: Site) -> None:
    ada = Someone(browser, own_site)
    answer = ada.page.request.post(f"{own_site.url}/api/tables", data={"name": "Ada"}).json()
    own_site.kill()
    make_old(own_site, answer["code"], 3 * 86_400)
    own_site.start()
    stranger, friend = Someone(browser, own_site), Someone(browser, own_site)
    stranger.page.goto(f"{own_site.url}/t/{answer['code']}")
    stranger.sees("There is no such table")
    friend.page.goto(answer["url"])
    friend.sees("Sit down with us")
    friend.page.goto(f"{own_site.url}/t/{answer['code']}")
    friend.sees("Sit down with us")
    ada.page.goto(f"{own_site.url}/t/{answer['code']}")
    ada.button("Copy link").click()
    assert ada.page.evaluate("() => document.querySelector('.invite') !== null")

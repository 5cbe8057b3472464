"""Being called: offered once in the lobby, remembered, and a notification that a slow game's push message brings."""

import json
import re

import pytest
from playwright.sync_api import Browser, expect

from e2e.people import Someone, wait_until
from e2e.puppet import Puppet
from e2e.site import Site
from e2e.test_away import kept

pytestmark = pytest.mark.long

SHOWN = "async () => (await (await navigator.serviceWorker.ready).getNotifications()).map((one) => [one.body, one.tag])"


def test_the_lobby_offers_once_how_to_be_called_and_remembers(browser: Browser, site: Site) -> None:
    ada = Someone(browser, site, phone=True)
    ada.open_table("Dixit", "Ada")
    offer = ada.page.get_by_role("region", name="When it is your turn")
    ada.button("Notify me when it is my turn").click()
    offer.get_by_role("switch", name="Sound").check(force=True)
    ada.page.reload()
    ada.button("Notify me when it is my turn").click()
    expect(offer.get_by_role("switch", name="Sound")).to_be_checked()
    expect(offer.get_by_role("switch", name="Vibration")).not_to_be_checked()
    offer.get_by_role("button", name="That’s it").click()
    expect(offer).to_have_count(0)
    ada.page.reload()
    expect(ada.button("Start the game")).to_be_visible()
    expect(offer).to_have_count(0)
    ada.button("Menu").click()
    ada.button("Settings").click()
    expect(ada.page.get_by_role("switch", name="Sound")).to_be_checked()


def test_a_slow_game_has_no_clock_and_asks_once_about_calls(browser: Browser, site: Site) -> None:
    ada = Someone(browser, site)
    ada.open_table("Dixit", "Ada")
    ada.choose_option("Over days")
    ada.sees("No clock. Whoever is away is called")
    ada.add_bots(2)
    ada.start()
    ada.sees("This game is played over days")
    ada.button("Not now").click()
    expect(ada.page.get_by_text("This game is played over days")).to_have_count(0)
    ada.page.reload()
    expect(ada.hand.first).to_be_visible()
    expect(ada.page.get_by_text("This game is played over days")).to_have_count(0)
    expect(ada.page.get_by_role("timer")).to_have_count(0)


def test_whoever_wants_notifications_while_a_slow_game_goes_on_is_called(browser: Browser, site: Site) -> None:
    ada = Someone(browser, site)
    ada.context.grant_permissions(["notifications"], origin=site.url)
    # Such windows have no push service, and say so on the console.
    ada.context.add_init_script("PushManager.prototype.subscribe = () => Promise.reject()")
    ada.open_table_with({"game": "dixit", "slow": True}, "Ada")
    ada.add_bots(2)
    ada.start()
    ada.button("Not now").click()
    ada.button("Menu").click()
    ada.button("Settings").click()
    with ada.page.expect_response(re.compile("/api/me/calls")):
        ada.page.get_by_role("switch", name=re.compile("Notify me")).click(force=True)


def test_each_step_that_waits_for_me_calls_but_none_before_its_reveal_is_over(browser: Browser, site: Site) -> None:
    ada = Someone(browser, site)
    ada.page.emulate_media(reduced_motion="no-preference")
    ada.context.add_init_script("window.calls = 0; navigator.vibrate = () => ++window.calls")
    ada.page.goto(site.url)
    ada.page.evaluate("localStorage.setItem('starlore', JSON.stringify({vibration: true}))")
    code = ada.open_table_with({"game": "dixit", "first": "race"}, "Ada")
    others = [Puppet(site.url, code, name) for name in ("Bea", "Cleo", "Dan")]
    ada.sees("Dan")
    ada.start()
    expect(ada.button("Tell")).to_be_visible()
    assert ada.page.evaluate("calls") == 1
    mine = next(chair["seat"] for chair in others[0].look()["chairs"] if chair["name"] == "Ada")
    before = next(one for one in others if one.look()["game"]["seat"] == (mine - 1) % 4)
    before.dixit()
    expect(ada.page.get_by_text("A door into summer").first).to_be_visible()
    wait_until(ada.page, lambda: ada.page.evaluate("calls") == 2)  # still my turn, but to do something else
    for other in others:
        other.dixit()
    ada.play(0)
    expect(ada.votes.first).to_be_visible()
    for other in others:
        other.dixit()
    ada.vote()
    ada.sees("The votes are in…")
    assert "Your turn" not in ada.page.title()
    ada.button("Show everything").click()
    expect(ada.page).to_have_title(re.compile("Your turn"))


def test_a_push_message_becomes_a_notification_in_the_readers_language(browser: Browser, site: Site) -> None:
    ada = Someone(browser, site)
    ada.context.grant_permissions(["notifications"], origin=site.url)
    ada.page.goto(site.url)
    kept(ada.page)
    tools = ada.context.new_cdp_session(ada.page)
    registrations: list[str] = []
    tools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda found: registrations.extend(one["registrationId"] for one in found["registrations"]),
    )
    tools.send("ServiceWorker.enable")
    wait_until(ada.page, lambda: registrations)
    for code in ("K7M2QX", "K7M2QX"):  # the second takes the place of the first
        message = {
            "origin": site.url,
            "registrationId": registrations[0],
            "data": json.dumps({"code": code, "language": "cs"}),
        }
        tools.send("ServiceWorker.deliverPushMessage", message)
    wait_until(ada.page, lambda: ada.page.evaluate(SHOWN))
    assert ada.page.evaluate(SHOWN) == [["Jsi na řadě · K7M 2QX", "K7M2QX"]]


def test_whoever_turns_notifications_off_is_not_called_any_more(browser: Browser, site: Site) -> None:
    ada = Someone(browser, site)
    ada.context.grant_permissions(["notifications"], origin=site.url)
    ada.page.goto(site.url)
    ada.button("Settings").click()
    settings = ada.page.get_by_role("dialog", name="Settings")
    notify = settings.get_by_role("switch", name=re.compile("Notify me"))
    notify.click(force=True)  # it is on once the browser has said yes
    expect(notify).to_be_checked()
    expect(settings.get_by_role("switch", name="Quiet hours")).to_be_checked()
    expect(settings.get_by_label("from")).to_have_value("22:00")
    settings.get_by_label("to").fill("07:30")
    settings.get_by_label("to").blur()
    with ada.page.expect_response(re.compile("/api/me/calls/end")) as answer:
        notify.click(force=True)
    expect(notify).not_to_be_checked()
    assert answer.value.status == 204
    kept_preferences = json.loads(ada.page.evaluate("localStorage.getItem('starlore')"))
    assert (kept_preferences["notifications"], kept_preferences["quiet"]) == (False, [1320, 450])
    ada.troubles = [one for one in ada.troubles if "incognito" not in one]  # such windows have no push service

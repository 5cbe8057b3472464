"""The evening: what people saw in the pictures, and the album to keep."""

import re
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import Browser, Page, expect

from e2e.evening import Evening
from e2e.people import Someone
from e2e.puppet import Puppet
from e2e.site import Site

pytestmark = pytest.mark.long


def round_of_dixit(browser: Browser, site: Site) -> tuple[Someone, Someone]:
    """Two browsers, one of them a phone, look at a round that is over."""
    ada, ben = Someone(browser, site), Someone(browser, site, phone=True)
    code = ada.open_table_with({"game": "dixit", "first": "random", "target": 30}, "Ada")
    ben.join(code, "Ben")
    puppets = [Puppet(site.url, code, name) for name in ("Cleo", "Dana")]
    ada.start()
    expect(ada.page.get_by_role("region", name="Your hand")).to_be_visible()
    for _ in range(40):
        for puppet in puppets:
            puppet.dixit()
        for person in (ada, ben):
            person.play_dixit_step(leave="nothing: stay here")
        if ada.leave_reveal.is_visible() and ben.leave_reveal.is_visible():
            return ada, ben
    raise AssertionError("the round does not end")


def test_the_others_see_at_once_where_somebody_points(browser: Browser, site: Site) -> None:
    ada, ben = round_of_dixit(browser, site)
    ada.button("Show what I saw").click()
    dialog = ada.page.get_by_role("dialog")
    dialog.get_by_role("group").get_by_role("button").nth(1).click()
    dialog.get_by_role("button", name=re.compile("Touch the place")).click(position={"x": 60, "y": 120})
    expect(ben.page.locator(".card i").first).to_be_visible()
    dialog.get_by_label("A few words").fill("<b>the broken cup</b>")
    dialog.get_by_role("button", name="Add the note").click()
    ben.sees("<b>the broken cup</b>")
    expect(dialog).to_have_count(0)
    ada.sees("Thank you! The others can see it now.")
    ada.button("Take it back").click()
    expect(ben.page.locator(".card i")).to_have_count(0)


def test_the_host_chooses_whose_note_of_a_shared_line_goes(browser: Browser, site: Site) -> None:
    ada = Someone(browser, site, phone=True)
    code = ada.open_table_with({"game": "dixit", "first": "random"}, "Ada")
    others = [Puppet(site.url, code, name) for name in ("Cleo", "Dan", "Eva")]
    ada.start()
    expect(ada.hand.first).to_be_visible()
    while not ada.leave_reveal.is_visible():
        for other in others:
            other.dixit()
        ada.play_dixit_step(leave="nothing: stay here")
    card = others[0].look()["game"]["last"]["table"][0]
    for other in others[:2]:
        other.carry_out(type="point_out", round=1, card=card, at=None, note="a harbour")
    ada.sees("Cleo and Dan")
    ada.button("No more hints").click()
    ada.button("Remove what one of them wrote").click()
    ada.button("Remove what Dan wrote").click()
    expect(ada.page.get_by_text("Cleo and Dan")).to_have_count(0)
    expect(ada.page.get_by_text("a harbour")).to_be_visible()
    expect(ada.button("Remove what Cleo wrote")).to_be_visible()


@pytest.fixture(scope="module")
def evening(browser: Browser, site: Site) -> Evening:
    """One evening for all tests that only look at its album."""
    return Evening(browser, site)


def rounds_of(page: Page) -> list[int]:
    """How many rounds each game of the album has."""
    counts: list[int] = page.locator(".game").evaluate_all(
        "games => games.map(game => game.querySelectorAll('.round').length)"
    )
    return counts


def test_the_album_prints_as_a_booklet_in_which_no_round_is_torn_apart(evening: Evening) -> None:
    page = evening.open()
    page.get_by_role("button", name="Print as a booklet").click()
    expect(page.get_by_role("button", name="Print as a booklet")).to_be_enabled()
    booklet = page.pdf(prefer_css_page_size=True, print_background=True)
    assert set(re.findall(rb"/MediaBox \[0 0 (\d+) (\d+)", booklet)) == {(b"420", b"594")}, "A5"
    pages = len(re.findall(rb"/Type\s*/Page\b", booklet))
    covers, games, rounds, readings = 1, len(rounds_of(page)), sum(rounds_of(page)), 1
    assert pages == covers + games + rounds + readings


def test_paper_is_white_and_has_every_picture(browser: Browser, site: Site) -> None:
    at_night = Evening(browser, site, dark=True)
    page = at_night.open()
    assert page.locator(".round .card").count() < sum(rounds_of(page)) * 5, "far away nothing is drawn yet"
    page.get_by_role("button", name="Print as a booklet").click()
    expect(page.get_by_role("button", name="Print as a booklet")).to_be_enabled()
    page.emulate_media(media="print")
    ground, ink = page.evaluate(
        "[document.documentElement, document.querySelector('.cover h1')].map(one => getComputedStyle(one))"
        ".map((style, index) => index ? style.color : `${style.backgroundColor} ${style.colorScheme}`)"
    )
    assert (ground, ink) == ("rgb(255, 255, 255) light", "rgb(17, 17, 17)")
    assert page.evaluate("[...document.querySelectorAll('.album img')].every(one => one.complete && one.naturalWidth)")


def test_every_picture_can_be_looked_at_large(evening: Evening) -> None:
    page = evening.open()
    first = page.locator(".round").first
    first.scroll_into_view_if_needed()
    first.get_by_role("button", name="Picture, large").nth(1).click()
    viewer = page.get_by_role("dialog", name="Picture, large")
    expect(viewer.get_by_text("2 of 5")).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(viewer.get_by_text("3 of 5")).to_be_visible()
    page.keyboard.press("Escape")
    expect(viewer).to_have_count(0)


def test_the_file_to_keep_needs_no_network(evening: Evening, browser: Browser, tmp_path: Path) -> None:
    page = evening.open()
    with page.expect_download() as download:
        page.get_by_role("button", name="Keep as a file").click()
    file = tmp_path / "album.html"
    download.value.save_as(file)
    context = browser.new_context(offline=True, java_script_enabled=False)
    kept = context.new_page()
    asked: list[str] = []
    kept.on("request", lambda request: asked.append(request.url.partition(":")[0]))
    kept.goto(file.as_uri())
    expect(kept.get_by_role("heading", name="Our evening")).to_be_visible()
    expect(kept.get_by_text("the way she holds the light").first).to_be_visible()
    expect(kept.get_by_role("button")).to_have_count(0)
    assert kept.locator("svg[role=img]:has(use)").count() > 15
    assert set(asked) <= {"file", "data"}
    context.close()


def test_a_picture_of_the_evening_and_of_a_round_can_be_sent(evening: Evening, tmp_path: Path) -> None:
    page = evening.open()
    for name in (re.compile("^A picture to send"), re.compile("Round 1 as a picture")):
        with page.expect_download() as download:
            page.get_by_role("button", name=name).first.click()
        download.value.save_as(tmp_path / "picture.png")
        assert (tmp_path / "picture.png").read_bytes().startswith(b"\x89PNG")


def test_the_album_and_its_posters_show_pictures_of_an_own_deck(browser: Browser, site: Site, tmp_path: Path) -> None:
    files = []
    for number in range(40):  # all of one colour, which is nowhere else on a poster
        out = BytesIO()
        Image.new("RGB", (320, 480), (0, 200 + number, 90)).save(out, "PNG")
        files.append(out.getvalue())
    mine = Evening(browser, site, own=files)
    page = mine.open()
    cover = page.locator(".cover .fan img")
    expect(cover.first).to_be_visible()
    assert all("/pictures/own/" in (one.get_attribute("src") or "") for one in cover.all())
    for name in (re.compile("^A picture to send"), re.compile("Round 1 as a picture")):
        with page.expect_download() as download:
            page.get_by_role("button", name=name).first.click()
        download.value.save_as(tmp_path / "poster.png")
        with Image.open(tmp_path / "poster.png") as poster:
            small = poster.convert("RGB").resize((108, 108 * poster.height // poster.width))
        green = sum(1 for r, g, b in zip(*[iter(small.tobytes())] * 3, strict=True) if g > r + 80 and g > b + 40)
        assert green > small.width * small.height / 12
    shown = mine.home().get_by_role("region", name="My evenings").locator("img").first
    expect(shown).to_have_attribute("src", re.compile("/pictures/own/"))


def named(page: Page) -> list[str]:
    """The pictures that the page names in advance, so that they come with it and not after everything else."""
    links = page.locator("link[rel=preload][as=image]")
    found: list[str] = links.evaluate_all("all => all.map(one => one.imageSrcset)")
    return found


def test_a_link_shows_the_album_for_as_long_as_it_is_on(evening: Evening, browser: Browser, site: Site) -> None:
    page = evening.open()
    page.get_by_role("switch", name="A link for others").press("Space")
    link = page.get_by_role("textbox", name="A link for others").input_value()
    reader = Someone(browser, site, phone=True, language="bg")
    reader.page.goto(link)
    expect(reader.page.get_by_role("heading", name="Нашата вечер")).to_be_visible()
    assert evening.code not in reader.page.content()
    assert named(reader.page) == reader.page.locator(".fan img").evaluate_all("all => all.map(one => one.srcset)")
    assert reader.page.get_by_role("switch").count() == 0
    page.get_by_role("switch", name="A link for others").press("Space")
    expect(page.get_by_role("textbox", name="A link for others")).to_have_count(0)
    reader.troubles.clear()
    reader.page.reload()
    assert named(reader.page) == []
    reader.sees("Тази връзка вече не води доникъде")
    reader.troubles = [one for one in reader.troubles if "404" not in one]


def test_strangers_do_not_see_it(evening: Evening, browser: Browser, site: Site) -> None:
    stranger = Someone(browser, site)
    stranger.page.goto(f"{site.url}/album/{evening.code}")
    stranger.sees("This album is for those who sat at the table")
    stranger.troubles = [one for one in stranger.troubles if "403" not in one]


@pytest.mark.parametrize("language", ["pl", "et", "cs"])
def test_everyone_reads_it_in_their_own_language(evening: Evening, language: str) -> None:
    titles = {"pl": "Nasz wieczór", "et": "Meie õhtu", "cs": "Náš večer"}
    page = evening.open()
    page.get_by_role("combobox").select_option(language)
    expect(page.get_by_role("heading", name=titles[language])).to_be_visible()
    page.get_by_role("combobox").select_option("en")
    expect(page.get_by_role("heading", name="Our evening")).to_be_visible()


def test_a_game_is_watched_again_through_anybodys_eyes(evening: Evening) -> None:
    page = evening.open()
    page.get_by_role("link", name="Watch it again").first.click()
    page.get_by_role("combobox", name="Through whose eyes?").select_option("Ben")
    expect(page.locator(".stage .card img").first).to_be_attached()
    expect(page.locator(".stage").get_by_text("Ben").first).to_be_attached()
    on = page.get_by_role("button", name="One step on")
    slider = page.get_by_role("slider")
    before = int(slider.input_value())
    for _ in range(4):
        on.click()
    expect(slider).not_to_have_value(str(before))
    slider.fill(slider.get_attribute("max") or "")
    page.get_by_role("link", name="To the album").click()
    expect(page.get_by_role("heading", name="Our evening")).to_be_visible()


def test_a_replay_is_told_in_words_and_goes_by_the_keyboard(evening: Evening) -> None:
    page = evening.open()
    page.get_by_role("link", name="Watch it again").first.click()
    told = page.locator("p[role=status]")
    expect(told).to_contain_text("Round 1")
    page.get_by_role("combobox", name="Through whose eyes?").select_option("Ben")
    expect(told).to_contain_text("Your hand:")
    slider = page.get_by_role("slider")
    page.get_by_role("button", name="Play", exact=True).focus()
    heard = set()
    for _ in range(40):
        heard.add(told.inner_text())
        page.keyboard.press("ArrowRight")
        if "Points" in told.inner_text() or "Votes:" in told.inner_text():
            break
    assert any("Clue: " in one for one in heard), heard
    expect(told).to_contain_text(re.compile("Votes: |No votes"))
    at = int(slider.input_value())
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value(str(at - 1))
    page.keyboard.press("End")
    expect(told).to_contain_text(re.compile("The winner: |Shared victory: "))
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    page.evaluate("() => document.activeElement.blur()")
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_replay_that_is_led_by_a_mouse_shows_its_reveals(evening: Evening) -> None:
    page = evening.open()
    page.emulate_media(reduced_motion="no-preference")
    page.get_by_role("link", name="Watch it again").first.click()
    page.get_by_role("button", name="Pause").click()
    suspense = page.get_by_text("The votes are in…")
    on = page.get_by_role("button", name="One step on")
    for _ in range(40):
        on.click()
        if suspense.count():
            break
    page.get_by_role("button", name=re.compile("^Pace: ")).click()
    expect(suspense).to_have_count(1)
    on.click()
    expect(suspense).to_have_count(0)
    page.emulate_media(reduced_motion="reduce")


def test_a_game_is_watched_again_from_the_home_page(evening: Evening) -> None:
    page = evening.home()
    mine = page.get_by_role("region", name="My evenings").get_by_role("link", name=re.compile("^Watch again: "))
    expect(mine.first).to_be_visible()
    last = page.get_by_role("region", name="My tables").get_by_role("link", name=re.compile("^Watch again"))
    expect(last).to_be_visible()
    mine.first.click()
    expect(page.locator("p[role=status]")).to_contain_text("Round 1")
    evening.home()
    last.click()
    expect(page.locator("p[role=status]")).to_contain_text("Round")


def test_my_evenings_stand_on_the_home_page(evening: Evening) -> None:
    page = evening.home()
    page.get_by_role("region", name="My evenings").get_by_role("link").first.click()
    expect(page.get_by_role("heading", name="Who reads whom")).to_be_visible()


def test_after_a_round_of_stella_a_chart_shows_what_other_numbers_would_have_brought(
    browser: Browser, site: Site
) -> None:
    ada = Someone(browser, site)
    code = ada.open_table_with({"game": "stella"}, "Ada")
    others = [Puppet(site.url, code, name) for name in ("Ben", "Cleo")]
    ada.start()
    while not ada.leave_reveal.is_visible():
        for number, other in enumerate(others):
            other.stella(number + 7, 1, 2, 6)
        ada.play_stella_step(1, 2, 3, leave=False)
    ada.page.get_by_text("What would other numbers have brought?").click()
    expect(ada.page.locator("details li")).to_have_count(10)

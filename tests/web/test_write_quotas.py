"""What one person, one address, one table and all together may write: bounded, with room for honest play."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from starlore.web.limits.limits import Limits
from starlore.web.serve import DATABASE
from tests.web.harness import GENEROUS, Line, Running, accepted

NEVER = 0.0001


@contextmanager
def limited(folder: Path, **limits: Any) -> Iterator[Running]:
    with Running(folder, replace(GENEROUS, **limits)) as running:
        yield running


def codes(line: Line, count: int, **command: Any) -> list[str]:
    """What becomes of the same command many times."""
    answers = [line.do(**command) for _ in range(count)]
    return ["accepted" if accepted(answer) else answer["code"] for answer in answers]


def renames(line: Line, count: int) -> list[str]:
    answers = [line.do(type="sit", name=f"Ana {number}") for number in range(count)]
    return ["accepted" if accepted(answer) else answer["code"] for answer in answers]


def test_options_and_the_door_have_a_slow_lane(tmp_path: Path) -> None:
    with limited(tmp_path, options=(3, NEVER)) as running:
        line = running.table("Ana")["Ana"]
        assert codes(line, 4, type="options", options={}) == ["accepted"] * 3 + ["too_fast"]
        assert codes(line, 1, type="door", door="locked") == ["too_fast"]
        assert codes(line, 1, type="say", text="hi") == ["accepted"]


def test_names_have_a_slow_lane(tmp_path: Path) -> None:
    with limited(tmp_path, names=(3, NEVER)) as running:
        line = running.table("Ana")["Ana"]
        assert renames(line, 4) == ["accepted"] * 3 + ["too_fast"]
        assert codes(line, 1, type="leave") == ["too_fast"]


@pytest.mark.parametrize("limit", ["written", "written_of_address", "written_of_network", "written_at_table"])
def test_bytes_are_counted_for_whoever_writes_them(tmp_path: Path, limit: str) -> None:
    with limited(tmp_path, **{limit: (4000, NEVER)}) as running:
        line = running.table("Ana")["Ana"]
        found = codes(line, 20, type="say", text="x" * 250)
        assert found[:5] == ["accepted"] * 5
        assert found[-1] == "too_much_written"
        assert (tmp_path / DATABASE).stat().st_size < 200_000


def test_a_command_that_was_carried_out_is_answered_again_though_no_more_may_be_written(tmp_path: Path) -> None:
    with limited(tmp_path, chat=(1, NEVER)) as running:
        table = running.table("Ana")
        first = accepted(table["Ana"].do("once", type="say", text="hi"))
        assert codes(table["Ana"], 1, type="say", text="again") == ["too_fast"]
        assert accepted(table["Ana"].do("once", type="say", text="hi")) == first
        assert accepted(table.browsers["Ana"].connect(table.code).do("once", type="say", text="hi")) == first


def test_bytes_count_as_they_are_kept_not_as_they_look(tmp_path: Path) -> None:
    with limited(tmp_path, written=(4000, NEVER)) as running:
        line = running.table("Ana")["Ana"]
        assert "too_much_written" in codes(line, 4, type="say", text="a" + "\u0301\u0323" * 500)


def test_those_who_only_write_cannot_hold_up_those_who_play(tmp_path: Path) -> None:
    with limited(tmp_path, written_of_all=(6000, NEVER)) as running:
        table = running.table("Ana", "Ben", "Cleo", first="random")
        table["Ana"].do(type="start", game="stella")
        writer = running.browser()
        line = writer.connect(writer.open_table("Zed"))
        assert codes(line, 30, type="say", text="x" * 300)[-1] == "too_much_written"
        grid = table["Ben"].view(lambda view: view["game"])["game"]["grid"]
        assert accepted(table["Ben"].do(type="stella", move={"type": "mark", "cards": grid[:2]}))


def test_no_table_is_opened_when_too_much_is_written(tmp_path: Path) -> None:
    with limited(tmp_path, written=(3000, NEVER)) as running:
        ana = running.browser()
        found = [ana.http.post("/api/tables", json={"name": "Ana"}) for _ in range(6)]
        assert found[0].status_code == 201
        assert (found[-1].status_code, found[-1].json()) == (429, {"code": "too_much_written"})


def test_a_table_is_used_up_one_day(tmp_path: Path) -> None:
    with limited(tmp_path, records=4) as running:
        line = running.table("Ana")["Ana"]
        assert codes(line, 5, type="say", text="hi") == ["accepted"] * 3 + ["table_used_up"] * 2
        running.browser().open_table("Ben")


def test_one_anonymous_person_writes_little_in_a_day() -> None:
    """It was 118 GB, within all limits."""
    limits = Limits()
    day = 86_400
    for burst, rate in (limits.written, limits.written_of_address, limits.written_of_network):
        assert burst + rate * day < 1_000_000_000
    assert limits.written[0] + limits.written[1] * day < 26_000_000


def test_the_chat_that_newcomers_get_is_bounded_in_bytes(running: Running) -> None:
    line = running.table("Ana")["Ana"]
    for number in range(50):
        assert accepted(line.do(f"s{number}", type="say", text=f"{number:02}" + "\u0301\u0323" * 590))
    first = running.browser().connect(line.heard[0]["view"]["code"]).hear()
    assert len(msgspec.json.encode(first)) < 40_000
    assert first["chat"][-1]["text"].startswith("49")


def test_only_so_many_look_on_but_those_who_sit_here_always_come_in(tmp_path: Path) -> None:
    with limited(tmp_path, spectators=4) as running:
        table = running.table("Ana", "Ben")
        watching = [running.browser().connect(table.code) for _ in range(2)]
        assert all(line.view() for line in watching)
        assert running.browser().connect(table.code).closed() == (4429, "too_many_spectators")
        assert table.browsers["Ben"].connect(table.code).view()["you"] == 2

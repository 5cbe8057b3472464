"""The benchmark's own arithmetic; what it measures is no matter for tests."""

import asyncio
from itertools import groupby
from random import Random

import pytest

from bench import album, env, inside
from bench.race import Contender, Result, race
from bench.rules import YARDSTICK, playing, replaying, table, verdict
from starlore.table.log.records import decode
from starlore.table.projections.album import Album
from tests.walks import every_game

CHESS = Result(YARDSTICK, "moves", (10_000, 20_000, 30_000))


def test_the_rate_is_that_of_the_median_lap() -> None:
    assert Result("x", "moves", (5, 1, 3)).rate == 3


def test_a_ratio_compares_laps_that_were_run_side_by_side() -> None:
    assert Result("x", "moves", (40_000, 80_000, 240_000)).ratio(CHESS) == 4


def test_contenders_take_turns_and_the_first_lap_does_not_count() -> None:
    ran: list[str] = []

    def contender(name: str) -> Contender:
        def run() -> int:
            ran.append(name)
            return 1

        return Contender(name, "runs", run)

    results = race([contender("a"), contender("b")], laps=3, seconds=0.0005)
    assert [len(result.rates) for result in results] == [3, 3]
    assert "".join(name for name, _ in groupby(ran)) == "abababab"


@every_game
def test_commands_and_events_are_counted(slug: str) -> None:
    assert playing(slug, 3, Random(1))() > 30
    assert replaying(slug, 3, Random(1))() > 30


@pytest.mark.parametrize(
    ("rates", "sign"), [((250_000, 250_000, 250_000), "✓"), ((199_000, 199_000, 199_000), "✗"), ((10, 10**6, 10), "✗")]
)
def test_a_goal_is_met_or_missed(rates: tuple[float, ...], sign: str) -> None:
    assert sign in verdict(Result("dixit", "commands", rates), CHESS)


def test_the_table_has_a_line_for_every_result() -> None:
    assert table([Result("dixit", "commands", (1, 2, 3)), CHESS]).row_count == 2


def test_what_a_command_costs_inside_is_measured_on_moves_that_are_carried_out(
    capsys: pytest.CaptureFixture[str],
) -> None:
    asyncio.run(inside.main(1))
    assert float(capsys.readouterr().out) > 0


def test_environments_are_compared_with_peers_in_the_same_kind_of_loop() -> None:
    units = {"steps": 600, "peer": 100, "unwrapped": 300, "own loop": 300, "rules": 900, "RLCard": 200}
    shown = env.table([Result(unit, unit, (rate, rate, rate)) for unit, rate in units.items()])
    assert [list(column.cells) for column in shown.columns[4:6]] == [
        ["6.0", "1.0", "3.0", "1.5", "4.5", "1.0"],
        ["2.0", "0.3", "1.0", "", "", ""],
    ]
    assert ["✓" in cell for cell in map(str, shown.columns[6].cells)] == [True, *[False] * 5]


def test_the_evening_of_which_an_album_is_made_has_five_whole_games() -> None:
    read = Album()
    for record in album.evening():
        read.add(decode(record))
    assert [page.game.game for page in read.pages] == list(album.GAMES)
    assert all(len(page.game.remarks) == len(album.PEOPLE) * len(page.game.rounds) for page in read.pages)

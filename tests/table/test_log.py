"""The chain of a log: what does not belong where it stands is found, and old records go on in it."""

from collections.abc import Callable

import pytest

from starlore.table.log.history import History
from starlore.table.log.records import Entry, decode
from starlore.table.ports import Damaged
from tests.store.test_old_logs import LOGS
from tests.table.desk import Desk, person
from tests.table.live import chained

Damage = Callable[[list[bytes]], None]


def game() -> list[bytes]:
    """The log of a table at which a game has been played."""
    desk = Desk("Ana", "Ben", "Cleo", target=5).start("dixit").play_to_the_end()
    return chained("STARS2", *[Entry(1.0, (event,), person("Ana")) for event in desk.log])


def read(records: list[bytes], code: str = "STARS2") -> History:
    past = History(code)
    for record in records:
        past.replay(record)
    return past


def test_a_commands_events_are_one_record_with_its_id() -> None:
    desk = Desk("Ana")
    (record,) = chained("STARS2", Entry(5.0, tuple(desk.log), person("Ana"), "a1"))
    entry = decode(record)
    assert entry == Entry(5.0, tuple(desk.log), person("Ana"), "a1")


def test_a_version_counts_events_not_records() -> None:
    desk = Desk("Ana")
    (record,) = chained("STARS2", Entry(5.0, tuple(desk.log), person("Ana"), "a1"))
    past = read([record])
    assert (past.length, past.view_version(None), past.ids) == (1, 2, {person("Ana"): {"a1": 2}})


def lose(records: list[bytes]) -> None:
    del records[9]


def flip(records: list[bytes]) -> None:
    records[9] = records[9].replace(b'"at":1.0', b'"at":3.0')


def flip_the_link(records: list[bytes]) -> None:
    records[9] = records[9].replace(b'"link"', b'"lank"')


def repeat(records: list[bytes]) -> None:
    records.insert(9, records[8])


def swap(records: list[bytes]) -> None:
    records[9], records[10] = records[10], records[9]


def bring_in(records: list[bytes]) -> None:
    records[9] = chained("STARS2", Entry(1.0, decode(records[9]).events, person("Ben")))[0]


def lose_the_link(records: list[bytes]) -> None:
    records[9] = records[9].replace(b'"events":[', b'"event":').replace(b"],", b",").partition(b',"link"')[0] + b"}"


@pytest.mark.parametrize("damage", [lose, flip, flip_the_link, repeat, swap, bring_in, lose_the_link])
def test_damage_is_found_at_the_record_where_it_is(damage: Damage) -> None:
    records = game()
    damage(records)
    with pytest.raises(Damaged) as found:
        read(records)
    assert found.value.version == 10


def test_every_flipped_bit_of_the_last_record_is_found() -> None:
    *before, last = game()[:4]
    for place in range(len(last)):
        with pytest.raises(Damaged):
            read([*before, last[:place] + bytes([last[place] ^ 1]) + last[place + 1 :]])


def test_a_log_is_not_another_tables() -> None:
    with pytest.raises(Damaged):
        read(game(), "STARS3")


def test_old_records_are_vouched_for_by_the_first_new_one() -> None:
    old = (LOGS / "table-dixit-v1.jsonl").read_bytes().splitlines()
    code = read_code(old)
    past = read(old, code)
    assert past.state is not None
    seated = decode(old[1]).events
    records = [*old, *chained(code, Entry(2e9, seated, person("Ana")), after=old)]
    assert read(records, code).length == len(old) + 1
    records[4] = records[4].replace(b'"at":17', b'"at":18')
    with pytest.raises(Damaged) as found:
        read(records, code)
    assert found.value.version == len(old) + 1


def test_an_old_record_after_a_new_one_is_foreign() -> None:
    old = (LOGS / "table-dixit-v1.jsonl").read_bytes().splitlines()
    code = read_code(old)
    first = chained(code, Entry(1.0, decode(old[0]).events))
    with pytest.raises(Damaged, match="carries no link"):
        read([*first, *old[1:]], code)


def read_code(records: list[bytes]) -> str:
    opened = decode(records[0]).events[0]
    return str(getattr(opened, "code", ""))


def test_a_game_that_was_begun_but_never_dealt_is_no_end_of_a_log() -> None:
    desk = Desk("Ana", "Ben", "Cleo").start("dixit")
    started = next(number for number, event in enumerate(desk.log) if type(event).__name__ == "GameStarted")
    past = read(chained("STARS2", *[Entry(1.0, (event,)) for event in desk.log[: started + 1]]))
    with pytest.raises(Damaged, match="never dealt"):
        past.check_complete()

"""Tables take turns at telling: one in each turn of the event loop, and what comes meanwhile goes first."""

import asyncio
from functools import partial

from starlore.table.live.turns import Turns
from tests.table.live import in_a_loop, settled


@in_a_loop
async def test_tables_have_their_turn_in_the_order_in_which_they_asked() -> None:
    turns, told = Turns(), list[str]()
    for name in ("one", "two", "three"):
        turns.add(partial(told.append, name))
    await settled()
    assert told == ["one", "two", "three"]


@in_a_loop
async def test_an_answer_goes_before_the_next_table() -> None:
    turns, told = Turns(), list[str]()

    def first() -> None:
        told.append("first")
        asyncio.get_running_loop().call_soon(told.append, "answer")

    turns.add(first)
    turns.add(lambda: told.append("second"))
    turns.add(lambda: told.append("third"))
    await settled()
    assert told == ["first", "answer", "second", "third"]


@in_a_loop
async def test_a_table_that_fails_does_not_keep_the_others_from_their_turn() -> None:
    turns, told = Turns(), list[str]()
    asyncio.get_running_loop().set_exception_handler(lambda *_: told.append("failed"))

    def fail() -> None:
        raise ValueError

    turns.add(fail)
    turns.add(lambda: told.append("second"))
    await settled()
    assert told == ["failed", "second"]
    turns.add(lambda: told.append("later"))
    await settled()
    assert told[-1] == "later"

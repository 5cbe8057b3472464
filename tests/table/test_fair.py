"""A deal that can be checked: chance follows from what was fixed before, and whatever is changed is found."""

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from msgspec.structs import replace
from typer.testing import CliRunner

from starlore.__main__ import app
from starlore.core import Illegal, Seat
from starlore.core.chance import Dice, Draw, chances_in, commitment, first_false, key_of
from starlore.games import GAMES
from starlore.games.dixit.messages import TableLaid
from starlore.games.dixit.state import Playing
from starlore.games.stella_box.messages import SayWord
from starlore.sim import SIMULATIONS
from starlore.table.commands import AddChance
from starlore.table.events import GameStarted, Said
from starlore.table.evolve import replay
from starlore.table.fair import fault_in, proof
from starlore.table.games import AT_TABLE, GameEvent
from starlore.table.log.records import Entry
from starlore.table.playing import move
from starlore.table.projections.verify import verify
from starlore.table.wire import Proof
from support.options import DixitEvent
from tests.table.desk import Desk
from tests.table.live import Live, chained, in_a_loop
from tests.walks import seeds

CHANCE = "00112233445566778899aabbccddeeff"
DRAWN: dict[str, Any] = {
    "target": 5,
    "first": "random",
    "dixit_box": {"target": 5, "first": "random"},
    "stella_box": {"words": "standard"},
}
"""Options with which every game leaves as much to chance as it can."""

CHECKED = [slug for slug, game in AT_TABLE.items() if game.rules.draws is not None]


def played(slug: str, seed: int = 1, names: str = "ABCD") -> Desk:
    desk = play(Desk(*names, seed=seed, code="STARS2", **DRAWN).start(slug))
    desk.do("A", AddChance(commitment(desk.state.seed), CHANCE))
    return play(desk.start(slug))


def play(desk: Desk) -> Desk:
    """A game to its end, with the moves of a simulation where no bot plays."""
    while (running := desk.state.running) is not None:
        step(desk, running.slug)
    return desk


def step(desk: Desk, slug: str) -> None:
    """One move."""
    running = desk.state.running
    assert running is not None
    if not AT_TABLE[slug].real_cards:
        desk.move()
        return
    seat, command = SIMULATIONS[slug].move(running.state, desk.rng) or (Seat(0), None)
    desk.happen(*move(desk.state, running.seating[seat], AT_TABLE[slug].move(command), desk.context()))


def with_other_draw(found: Proof, index: int) -> Proof:
    """The same proof, where something else came in one draw."""
    draw = found.draws[index]
    other = (
        tuple(reversed(draw.came)) if len(draw.came) > 1 else tuple(one for one in draw.of if one not in draw.came)[:1]
    )
    draws = (*found.draws[:index], replace(draw, came=other), *found.draws[index + 1 :])
    return replace(found, draws=draws)


def test_our_games_can_be_checked() -> None:
    assert set(CHECKED) == set(GAMES)


# --- chance -------------------------------------------------------------------------------------


def test_dice_are_the_same_for_ever() -> None:
    dice = Dice(key_of("ab" * 32, ("", CHANCE)))
    cards = list(range(10))
    dice.shuffle(cards)
    assert (cards, dice.sample(range(10), 3), dice.randrange(6)) == KNOWN


KNOWN = ([0, 7, 3, 1, 6, 4, 2, 5, 9, 8], [7, 6, 4], 4)


def test_the_order_beforehand_has_no_influence() -> None:
    one, other = list(range(50)), list(reversed(range(50)))
    Dice(b"key").shuffle(one)
    Dice(b"key").shuffle(other)
    assert one == other
    assert sorted(one) == list(range(50))


def test_every_face_comes_about_as_often() -> None:
    dice = Dice(b"key")
    counts = [0] * 6
    for _ in range(6000):
        counts[dice.randrange(6)] += 1
    assert sum((count - 1000) ** 2 / 1000 for count in counts) < 20


@pytest.mark.parametrize(
    "draw", [lambda dice: dice.random(), lambda dice: dice.getrandbits(8), lambda dice: dice.gauss()]
)
def test_what_could_not_be_listed_cannot_be_drawn(draw: Any) -> None:
    with pytest.raises(NotImplementedError):
        draw(Dice(b"key"))


# --- a game -------------------------------------------------------------------------------------


@pytest.mark.parametrize("slug", CHECKED)
@given(seed=seeds)
def test_every_game_follows_from_what_was_fixed_before(slug: str, seed: int) -> None:
    rng = Random(seed)
    desk = played(slug, seed, "ABCDEFGH"[: rng.choice([n for n in range(3, 7) if n in GAMES[slug].seats])])
    found = proof(desk.state)
    assert found.chances[0] == CHANCE
    assert fault_in(found) is None


@pytest.mark.parametrize("slug", CHECKED)
def test_every_single_draw_that_was_changed_is_found(slug: str) -> None:
    found = proof(played(slug).state)
    for index in range(len(found.draws)):
        assert fault_in(with_other_draw(found, index)) is not None


@pytest.mark.parametrize("slug", CHECKED)
def test_another_seed_or_another_chance_is_found(slug: str) -> None:
    found = proof(played(slug).state)
    other = "00" * 32
    assert fault_in(replace(found, seed=other)) is not None
    assert fault_in(replace(found, seed=other, commitment=commitment(other))) is not None
    assert fault_in(replace(found, chances=("", *found.chances[1:]))) is not None


@pytest.mark.parametrize("slug", CHECKED)
def test_draws_of_another_game_do_not_explain_what_was_seen(slug: str) -> None:
    one, other = proof(played(slug, 1).state), proof(played(slug, 2).state)
    assert fault_in(replace(one, rounds=other.rounds)) == "what was drawn is not what was played with"


@pytest.mark.parametrize("slug", CHECKED)
def test_every_draw_follows_from_its_number(slug: str) -> None:
    desk = played(slug, 3)
    started = max(index for index, event in enumerate(desk.log) if isinstance(event, GameStarted))
    state = replay(desk.log[:started])
    seen = 0
    for event in desk.log[started:]:
        assert state is not None
        if isinstance(event, GameEvent):
            assert state.playing is not None
            rules, key = AT_TABLE[slug].rules, key_of(state.playing.seed, state.playing.chances)
            assert rules.draws is not None
            draws = rules.draws(state.playing.state, event.event)
            for index, draw in enumerate(draws):
                number = chances_in(state.playing.draws) + chances_in(draws[:index])
                assert again(draw, Dice(key, number)), draw.what
            seen += len(draws)
        state = replay([event], state)
    assert seen > 0


def again(draw: Draw, dice: Dice) -> bool:
    things: Any = list(draw.of)
    if draw.kind == "shuffle":
        dice.shuffle(things)
    return (
        draw.kind == "top"
        or tuple(things if draw.kind == "shuffle" else dice.sample(things, len(draw.came))) == draw.came
    )


# --- when what is known -------------------------------------------------------------------------


@pytest.mark.parametrize("slug", CHECKED)
def test_the_seed_is_a_secret_until_the_game_is_over(slug: str) -> None:
    desk = Desk("A", "B", "C", **DRAWN).start(slug)
    assert desk.state.playing is not None
    seed, following = desk.state.playing.seed, desk.state.seed
    sealed = desk.seen_by("A").commitment
    while desk.state.running:
        for name in ("A", "B", None):
            seen = msgspec.json.encode(desk.seen_by(name)).decode()
            assert seed not in seen
            assert following not in seen
            assert desk.seen_by(name).commitment == sealed
            assert desk.seen_by(name).next_commitment is None
        with pytest.raises(Illegal, match="game_running"):
            proof(desk.state)
        step(desk, slug)
    assert commitment(proof(desk.state).seed) == sealed
    assert following not in msgspec.json.encode(proof(desk.state)).decode()


def test_chance_is_added_once_and_to_what_was_seen() -> None:
    desk = Desk("A", "B", "C", target=5).start("dixit")
    pledge = commitment(desk.state.seed)
    assert desk.refused("A", AddChance("nonsense", CHANCE)) == "other_pledge"
    desk.play_to_the_end()
    assert desk.seen_by("A").next_commitment == pledge
    desk.do("A", AddChance(pledge, CHANCE))
    assert desk.seen_by(None).chances == (desk.player("A"),)
    assert desk.refused("A", AddChance(pledge, CHANCE)) == "already_added"
    assert desk.refused("Nobody", AddChance(pledge, CHANCE)) == "not_seated"
    desk.start("dixit")
    assert desk.refused("B", AddChance(pledge, CHANCE)) == "other_pledge"


def test_a_game_that_was_begun_before_all_this_goes_on() -> None:
    desk = Desk("A", "B", "C", target=5).start("dixit")
    old = [
        replace(event, seed="", next_seed="", chances=()) if isinstance(event, GameStarted) else event
        for event in desk.log
    ]
    state = replay(old)
    assert state is not None
    desk.state = state
    desk.play_to_the_end()
    assert desk.seen_by("A").commitment is None
    with pytest.raises(Illegal, match="no_proof"):
        proof(desk.state)


def phase_of(desk: Desk) -> Any:
    assert desk.state.running is not None
    return desk.state.running.state.phase


@in_a_loop
async def test_a_decision_that_is_made_again_draws_the_same() -> None:
    desk = Desk("A", "B", "C", target=5).start("dixit")
    while not (
        desk.state.running and isinstance(desk.state.running.state.phase, Playing) and len(desk.state.awaited) == 1
    ):
        desk.move()
    last = next(name for name in "ABC" if desk.player(name) in desk.state.awaited)
    command = desk.next_move(desk.player(last))
    live = await Live.of(desk)
    redecided: list[bool] = []
    live.room.ledger.on_redecide = lambda: redecided.append(True)
    inbox = await live.enter(last)
    await live.written_elsewhere(Entry(0.0, (Said(desk.player("A"), "faster"),)))
    await live.do(inbox, "last", command)
    assert redecided
    laid = [event for event in desk.do(last, command) if isinstance(event, DixitEvent)]
    assert any(isinstance(event.event, TableLaid) for event in laid)
    assert live.events()[-len(laid) :] == laid


# --- the program --------------------------------------------------------------------------------


def log_file(folder: Path, desk: Desk) -> Path:
    records = chained("STARS2", *[Entry(1.5e9 + number, (event,)) for number, event in enumerate(desk.log)])
    lines = [
        msgspec.json.encode({"version": number} | msgspec.json.decode(one)) for number, one in enumerate(records, 1)
    ]
    file = folder / "log.jsonl"
    file.write_bytes(b"\n".join(lines) + b"\n")
    return file


def test_the_program_checks_a_whole_log(tmp_path: Path) -> None:
    done = CliRunner().invoke(app, ["verify", str(log_file(tmp_path, played("dixit")))])
    assert done.exit_code == 0, done.output
    assert done.output.count("all as it should be") == 2
    assert "chance of 1 players" in done.output


def test_the_program_checks_a_proof(tmp_path: Path) -> None:
    found = proof(played("stella").state)
    file = tmp_path / "proof.json"
    file.write_bytes(msgspec.json.encode(found))
    assert CliRunner().invoke(app, ["verify", str(file)]).exit_code == 0
    file.write_bytes(msgspec.json.encode(with_other_draw(found, 0)))
    failed = CliRunner().invoke(app, ["verify", str(file)])
    assert failed.exit_code == 1
    assert "does not follow" in failed.output


def test_a_log_that_was_changed_is_found(tmp_path: Path) -> None:
    file = log_file(tmp_path, played("dixit"))
    text = file.read_bytes()
    with pytest.raises(ValueError, match="record 3"):
        verify(text.replace(b'"name":"B"', b'"name":"X"', 1))
    with pytest.raises(ValueError, match="neither"):
        verify(b"nonsense")


def test_first_false_names_the_draw() -> None:
    found = proof(played("dixit").state)
    false = with_other_draw(found, 1)
    assert first_false(key_of(found.seed, found.chances), false.draws) == false.draws[1]


# --- with a box on the table ----------------------------------------------------------------------


def test_where_nothing_is_drawn_there_is_no_envelope() -> None:
    desk = Desk("A", "B", "C", dixit_box={"target": 5, "first": "race"}).start("dixit_box")
    assert desk.seen_by("A").commitment is None
    with pytest.raises(Illegal, match="no_proof"):
        proof(play(desk).state)


def test_a_word_that_players_say_themselves_is_no_fault() -> None:
    desk = Desk("A", "B", "C", **DRAWN).start("stella_box")
    desk.do("B", AT_TABLE["stella_box"].move(SayWord("a word of ours")))
    found = proof(play(desk).state)
    assert found.rounds[0].words == ("a word of ours", "")
    assert fault_in(found) is None
    false = (replace(found.rounds[0], words=("#nothing", "")), *found.rounds[1:])
    assert fault_in(replace(found, rounds=false)) is not None


@pytest.mark.parametrize("slug", ["dixit_box", "stella_box"])
def test_a_box_game_from_before_goes_on_without_an_envelope(slug: str) -> None:
    desk = Desk("A", "B", "C", **DRAWN).start(slug)
    old = [replace(event, seed="") if isinstance(event, GameStarted) else event for event in desk.log]
    state = replay(old)
    assert state is not None
    desk.state = state
    assert desk.seen_by("A").commitment is None
    with pytest.raises(Illegal, match="no_proof"):
        proof(play(desk).state)

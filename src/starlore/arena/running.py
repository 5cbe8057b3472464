"""Running a contest: games in parallel, results as JSON lines, and going on where a contest was broken off."""

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path

import msgspec

from starlore.arena.contest import Contest, Played
from starlore.arena.playing import play_game


class OtherContest(ValueError):
    """The file holds the results of another contest."""


def read(file: Path) -> tuple[Contest, list[Played]]:
    """A contest and its results so far; a last line that was cut off is left out."""
    first, *lines = file.read_bytes().split(b"\n")
    results = []
    for line in lines[:-1]:
        results.append(msgspec.json.decode(line, type=Played))
    return msgspec.json.decode(first, type=Contest), results


def resume(contest: Contest, file: Path) -> list[Played]:
    """What has been played of this contest; the file is begun where there is none, and made whole where it was cut."""
    done: list[Played] = []
    if file.exists() and file.stat().st_size:
        before, done = read(file)
        if msgspec.structs.replace(before, games=contest.games) != contest:
            raise OtherContest(f"{file} holds another contest: {msgspec.json.encode(before).decode()}")
    lines = [msgspec.json.encode(contest), *map(msgspec.json.encode, done)]
    file.write_bytes(b"".join(line + b"\n" for line in lines))
    return done


def run(contest: Contest, file: Path, jobs: int, advance: Callable[[int], object]) -> list[Played]:
    """Play what has not been played yet, and write down every game as it ends."""
    done = resume(contest, file)
    known = {one.number for one in done}
    missing = [number for number in range(contest.games) if number not in known]
    advance(len(known))
    with file.open("ab") as out:
        for played in play_all(contest, missing, jobs):
            out.write(msgspec.json.encode(played) + b"\n")
            out.flush()
            done.append(played)
            advance(1)
    return sorted((one for one in done if one.number < contest.games), key=lambda one: one.number)


def play_all(contest: Contest, numbers: list[int], jobs: int) -> Iterator[Played]:
    """Games as they end; one after another in this process when there is one job."""
    if jobs <= 1:
        yield from (play_game(contest, number) for number in numbers)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        for future in as_completed([pool.submit(play_game, contest, number) for number in numbers]):
            yield future.result()

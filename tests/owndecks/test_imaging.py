"""From any file to a card: every odd kind ends in a picture or in a code, and nothing of the file stays."""

import asyncio
import signal
import sys
from io import BytesIO

import pytest
from PIL import Image

from starlore.core import Refused
from starlore.owndecks.imaging import BadPicture, busiest_part, fit, make, upright
from starlore.owndecks.workers import Workers
from support.odd_files import bad_files, good_files, jpeg, photograph, rotated, saved

PIXELS = 64_000_000
BURN = "from starlore.owndecks.worker import limit_cpu_time; limit_cpu_time(0.5)\nwhile True: pass"
GOOD = dict(good_files())
BAD = {name: (data, code) for name, data, code in bad_files()}


def opened(data: bytes) -> Image.Image:
    image = Image.open(BytesIO(data))
    image.load()
    return image


@pytest.mark.parametrize("name", GOOD)
def test_a_card_is_made_of_every_kind_of_picture(name: str) -> None:
    made = make(GOOD[name], None, PIXELS)
    assert [opened(one).size for one in (made.avif, made.webp, made.small)] == [(800, 1200), (800, 1200), (400, 600)]
    assert max(opened(made.whole).size) <= 1800
    assert (made.width, made.height) == opened(made.whole).size


@pytest.mark.parametrize("name", BAD)
def test_what_is_no_picture_is_told_so(name: str) -> None:
    data, code = BAD[name]
    with pytest.raises(BadPicture) as bad:
        make(data, None, PIXELS)
    assert bad.value.code == code


def test_nothing_of_where_and_with_what_it_was_taken_is_left() -> None:
    made = make(rotated(), None, PIXELS)
    for data in (made.avif, made.webp, made.small, made.whole):
        assert b"Exif" not in data
        assert b"Starlore Camera" not in data
        assert not opened(data).getexif()
        assert "icc_profile" not in opened(data).info


def test_a_picture_is_turned_upright() -> None:
    made = make(rotated(), None, PIXELS)
    assert made.width < made.height


def test_nothing_else_that_is_in_a_file_is_left() -> None:
    polyglot = GOOD["polyglot.jpg"]
    made = make(polyglot, None, PIXELS)
    assert not any(b"script" in data or b"evil.js" in data for data in (made.avif, made.webp, made.small, made.whole))


def test_the_busiest_part_is_shown() -> None:
    image = Image.new("RGB", (1200, 600), "white")
    image.paste(photograph(1, (300, 600)), (850, 0))
    left, top, width = busiest_part(image)
    assert left < 850 / 1200
    assert left + width > 1100 / 1200
    assert top == 0


def test_of_a_tall_picture_the_head_is_not_cut_off() -> None:
    left, top, width = busiest_part(Image.new("RGB", (600, 1400), "white"))
    assert (left, width) == (0, 1)
    assert top < 0.3


@pytest.mark.parametrize("crop", [(0.9, 0.9, 0.5), (0.0, 0.0, 1.0), (0.5, 0.5, 0.0001), (1.0, 1.0, 1.0)])
def test_a_part_always_lies_within_the_picture(crop: tuple[float, float, float]) -> None:
    for size in ((100, 100), (300, 100), (100, 300), (200, 300)):
        left, top, width = fit(crop, *size)
        height = width * size[0] * 1.5 / size[1]
        assert 0 <= left <= left + width <= 1.0001
        assert 0 <= top <= top + height <= 1.0001


def test_workers_do_it_in_processes_of_their_own_and_survive_whatever_they_get() -> None:
    async def run() -> list[str]:
        workers = Workers(2)
        codes = []
        for data, _ in BAD.values():
            with pytest.raises(Refused) as refused:
                await workers.make(data, None, PIXELS)
            codes.append(refused.value.code)
        made = await asyncio.gather(*(workers.make(jpeg(seed), None, PIXELS) for seed in range(4)))
        assert len({one.webp for one in made}) == 4
        await workers.close()
        return codes

    assert asyncio.run(run()) == [code for _, code in BAD.values()]


def test_a_worker_that_takes_too_long_or_too_much_is_ended() -> None:
    async def run() -> None:
        worker = await asyncio.create_subprocess_exec(sys.executable, "-c", BURN)
        assert await worker.wait() == -signal.SIGXCPU
        slow = Workers(1, seconds=0.001)
        with pytest.raises(Refused, match="picture_too_slow"):
            await slow.make(jpeg(1, (4000, 3000)), None, PIXELS)
        await slow.close()
        small = Workers(1, memory=220_000_000)
        with pytest.raises(Refused):
            await small.make(saved(Image.new("RGB", (7300, 5500)), "PNG"), None, PIXELS)
        await small.close()

    asyncio.run(run())


@pytest.mark.parametrize("size", [(4000, 3000), (3000, 4000), (4000, 2250), (1300, 1250), (9000, 1300)])
def test_a_photograph_is_decoded_no_larger_than_needed_and_large_enough_for_a_sharp_card(size: tuple[int, int]) -> None:
    image = upright(jpeg(1, size), PIXELS)
    assert min(image.size) >= min(1200, *size)
    assert max(image.size) >= min(1800, *size)
    assert abs(image.width / image.height - size[0] / size[1]) < 0.01


def test_a_twelve_megapixel_photograph_is_decoded_at_half_its_size() -> None:
    assert upright(jpeg(1, (4000, 3000)), PIXELS).size == (2000, 1500)

"""The check that documents name what exists finds what it is for."""

import pytest

from tools.docs_names import main, missing, missing_in_docstrings


@pytest.mark.parametrize(
    "code",
    [
        "table/gone.py",
        "make nothing",
        "starlore nothing",
        "python -m tools.nothing",
        "GoneClass",
        "Here",
        "gone_function()",
    ],
)
def test_what_does_not_exist_is_found(code: str) -> None:
    assert list(missing(f"Look at `{code}`."))


@pytest.mark.parametrize(
    "code",
    [
        "table/view.py",
        "games/<slug>/",
        "make check",
        "starlore serve --data",
        "python -m bench rules",
        "Room",
        "Players",
        "Memo",
    ],
)
def test_what_exists_is_not(code: str) -> None:
    assert not list(missing(f"Look at `{code}`."))


def test_code_that_is_set_apart_is_not_looked_at() -> None:
    assert not list(missing("```\n`gone_function`\n```\n    `gone_function`"))


@pytest.mark.parametrize("source", ['"""See `gone.py`."""', 'class A:\n    """As limits/gone.py has it."""'])
def test_a_docstring_that_names_a_file_that_is_gone_is_found(source: str) -> None:
    assert list(missing_in_docstrings(source))


def test_a_docstring_may_name_a_file_that_is_there() -> None:
    assert not list(missing_in_docstrings('"""See `limits/write_quotas.py` and docs/architecture.md."""'))


def test_the_documents_name_nothing_that_does_not_exist_today() -> None:
    assert main() == 0

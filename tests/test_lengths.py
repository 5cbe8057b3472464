"""The check that nothing is too long finds what it is for."""

from tools.lengths import main, too_long, too_wide


def test_a_file_of_more_than_300_lines_is_found() -> None:
    assert not list(too_long({"a.py": 300, "b.py": 10, "c.py": 10, "d.py": 10}))
    assert list(too_long({"a.py": 301, "b.py": 10, "c.py": 10, "d.py": 10}))


def test_many_files_of_150_lines_are_found() -> None:
    assert list(too_long({"a.py": 150, "b.py": 150, "c.py": 10}))


def test_a_line_of_a_document_that_is_too_wide_is_found() -> None:
    assert list(too_wide("one\n" + "word " * 25)) == [2]


def test_tables_and_code_may_be_wider() -> None:
    wide = "word " * 25
    assert not list(too_wide(f"| {wide} |\n    {wide}\n```\n{wide}\n```"))


def test_nothing_is_too_long_today() -> None:
    assert main() == 0

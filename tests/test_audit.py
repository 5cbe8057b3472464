"""`make audit` says what is known, and does not take silence for an answer."""

import json

from tools.audit import Answer, read_npm, read_pip, verdict

CLEAN = json.dumps({"dependencies": [{"name": "h11", "version": "0.16.0", "vulns": []}], "fixes": []})
WEAK = json.dumps({"dependencies": [{"name": "h11", "version": "0.14.0", "vulns": [{"id": "CVE-2025-43859"}]}]})


def test_what_is_known_is_named() -> None:
    assert read_pip("pypi", WEAK).line() == "pypi: h11 0.14.0: CVE-2025-43859"
    weak = json.dumps({"vulnerabilities": {"vite": {"severity": "high"}}})
    assert read_npm(weak).weaknesses == ("vite: high",)


def test_a_database_that_cannot_be_asked_has_said_nothing() -> None:
    for output in ("", "Traceback", "[]", json.dumps({"error": {"code": "ENOAUDIT"}})):
        assert not read_pip("osv", output).reached
        assert not read_npm(output).reached


def test_it_ends_by_what_was_found() -> None:
    clean, weak, nobody = read_pip("pypi", CLEAN), read_pip("osv", WEAK), Answer("npm", reached=False)
    assert verdict([clean, nobody]) == 0
    assert verdict([clean, weak, nobody]) == 1
    assert verdict([nobody]) == 2

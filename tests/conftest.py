"""How hard the property tests try (`HYPOTHESIS_PROFILE=thorough`: much harder), and which tests are long."""

import os

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("ci", max_examples=8, deadline=None, derandomize=True)
settings.register_profile("thorough", max_examples=300, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))

LONG = (
    "tests/cluster/",
    "tests/owndecks/",
    "tests/library/test_commands.py",
    "tests/library/test_empty_environment.py",
    "tests/store/test_nats",
    "tests/table/test_servers.py",
    "tests/web/test_decks.py",
    "tests/web/test_non_interference.py",
)
"""Clusters, image work and whole servers side by side: `make test-long`."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what is long."""
    for item in items:
        if item.nodeid.startswith(LONG):
            item.add_marker(pytest.mark.long)

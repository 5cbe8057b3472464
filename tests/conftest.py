"""How hard the property tests try (`HYPOTHESIS_PROFILE`: `long` takes minutes, `thorough` hours), and which tests are
long."""

import os

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("ci", max_examples=8, deadline=None, derandomize=True)
settings.register_profile("long", max_examples=50, deadline=None, suppress_health_check=[HealthCheck.too_slow])
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

TORTURE = "tests/cluster/test_cluster.py::test_nothing_is_lost_or_shown_wrongly_while_everything_fails"
"""Belongs there by its place, but everyone runs it: a short `make torture`."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what is long."""
    for item in items:
        if item.nodeid.startswith(LONG) and item.nodeid != TORTURE:
            item.add_marker(pytest.mark.long)

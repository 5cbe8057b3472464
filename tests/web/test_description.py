"""The HTTP API does what its description says, whatever it is asked."""

import json
from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from starlore.bots.random_brain import RandomBrain
from starlore.store.memory import MemoryStore
from starlore.web.api.guard import Guard
from starlore.web.api.openapi import describe
from starlore.web.limits.limits import Limits
from starlore.web.routes import endpoints
from starlore.web.server import Server
from tests.web.harness import Running

schema = schemathesis.openapi.from_dict(json.loads(describe(endpoints(Guard(Server(MemoryStore(), RandomBrain()))))))

TIDY = {f"{about}_{why}" for about in ("name", "word", "deck_name") for why in ("empty", "too_long", "unprintable")}
"""What no schema can say about names and words: that they can be seen."""

ELSEWHERE = {"no_such_push_service"}
"""Nor can it say that an address is one of a push service, and a key a point of its curve."""

TOO_LARGE = 413
"""What no schema can say either: how many bytes a body has."""


def whole(value: Any) -> Any:
    """The same value with 5 for 5.0: to a schema both are integers, to us one of them is."""
    if isinstance(value, dict):
        return {name: whole(one) for name, one in value.items()}
    if isinstance(value, list):
        return [whole(one) for one in value]
    return int(value) if isinstance(value, float) and value.is_integer() else value


@schema.parametrize()
@settings(
    max_examples=80, deadline=None, phases=[Phase.explicit, Phase.generate], suppress_health_check=list(HealthCheck)
)
def test_nothing_that_anyone_asks_is_answered_otherwise_than_described(
    case: schemathesis.Case[Any], running: Running
) -> None:
    case.body = whole(case.body)
    answer = case.call(base_url=running.url)
    if answer.status_code == TOO_LARGE:
        assert answer.json() == {"code": "too_large"}
        sent = answer.request.body
        assert isinstance(sent, bytes)
        assert len(sent) > Limits().body
        return
    untidy = answer.status_code == 422
    case.validate_response(answer, excluded_checks=[positive_data_acceptance] if untidy else [])
    assert not untidy or answer.json()["code"] in TIDY | ELSEWHERE

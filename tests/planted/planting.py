"""How a flaw is planted: in this process, before anything else has taken a name from a module."""

import importlib
import os
import sys
from pathlib import Path
from typing import Any

FLAW = "STARLORE_FLAW"
"""Which flaw is planted: a module of this folder and a function in it, `identity.adopt_when_opened`."""

NOTE = "STARLORE_FLAW_NOTE"
"""A file in which every process notes that it has the flaw."""

PATIENCE = 20.0
"""Seconds that a test waits for what will not come: it is meant to fail."""


def plant(name: str) -> None:
    """Bring a flaw back."""
    module, _, function = name.partition(".")
    getattr(importlib.import_module(f"tests.planted.{module}"), function)()
    for waiting in ("support.line", "support.server", "support.waiting", "tests.table.live"):
        importlib.import_module(waiting).PATIENCE = PATIENCE  # type: ignore[attr-defined]
    with Path(os.environ[NOTE]).open("a") as note:
        note.write(f"{os.getpid()} {name}\n")


def everywhere(old: Any, new: Any) -> None:
    """Put a function in the place of another in every module that has taken it by its name."""
    for name, module in list(sys.modules.items()):
        if name.startswith("starlore"):
            for attribute, value in list(vars(module).items()):
                if value is old:
                    setattr(module, attribute, new)

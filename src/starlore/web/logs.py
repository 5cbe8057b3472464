"""Logs for machines to read: one JSON object a line, with no secrets, names or clues in it."""

import hashlib
import json
import logging
import secrets
import time

KEY = secrets.token_bytes(32)
STANDARD = frozenset(vars(logging.makeLogRecord({})))


class JsonFormatter(logging.Formatter):
    """A record as one line of JSON; what is passed as `extra` becomes its fields."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        line = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in STANDARD}
        if "table" in line:
            line["table"] = nickname(str(line["table"]))
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


def nickname(code: str) -> str:
    """A word for a table: a code lets anyone in, so it is not logged. Keyed anew with each start of the server."""
    return hashlib.blake2b(code.encode(), digest_size=5, key=KEY).hexdigest()


def log_as_json() -> None:
    """Have everything logged this way."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonFormatter())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)  # else it notes who opens which table from where

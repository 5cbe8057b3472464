"""The SQLite file's schema, how it is opened, and how a file of an earlier version is brought up to date."""

import logging
import os
import sqlite3
from contextlib import suppress
from pathlib import Path

log = logging.getLogger(__name__)

SCHEMA = """
create table if not exists log (
    code text not null,
    version integer not null,
    record blob not null,
    changed real not null,
    primary key (code, version)
);
create table if not exists people (
    person text not null,
    code text not null,
    primary key (person, code)
) without rowid;
create index if not exists people_by_code on people (code);
create table if not exists snapshots (
    code text primary key,
    version integer not null,
    data blob not null
);
create table if not exists facts (
    name text primary key,
    value integer not null
) without rowid;
insert or ignore into facts values ('epoch', cast(strftime('%s', 'now') as integer)), ('probes', 0);
create view if not exists tables as
    with recursive codes (code) as (
        select min(code) from log
        union all
        select (select min(code) from log where code > codes.code) from codes where code is not null
    )
    select code, version, changed from codes join log using (code)
    where version = (select max(version) from log where code = codes.code);
"""
"""Records lie in the order in which they came: those of one commit are neighbours, whatever tables they belong to.
What is known of a table is what its last record says, found through the key; nothing is kept twice. `facts` are those
of the whole file: the epoch, in which `copied` says that the file is a backup, and a number that is written to see
whether anything can be."""

UPGRADE = f"""
begin immediate;
alter table log rename to old_log;
alter table tables rename to old_tables;
{SCHEMA}
insert into log select code, old_log.version, record, changed from old_log join old_tables using (code) order by 1, 2;
drop table old_log;
drop table old_tables;
commit;
"""
"""From the first shape, which sorted records by table and kept a list of tables beside them."""

STATEMENTS = 256
"""Prepared statements that a connection keeps."""


def connect(path: Path, *, read_only: bool = False, alone: bool = False) -> sqlite3.Connection:
    """A connection with manual transactions (`isolation_level=None`) and a busy timeout of two seconds."""
    uri = f"{path.absolute().as_uri()}?mode={'ro' if read_only else 'rwc'}"
    connection = sqlite3.connect(
        uri, uri=True, isolation_level=None, check_same_thread=False, timeout=2.0, cached_statements=STATEMENTS
    )
    try:
        if alone:  # before anything else: from then on it needs no file beside the database
            connection.execute("pragma locking_mode = exclusive")
        connection.execute("pragma busy_timeout = 2000")
        connection.execute("pragma secure_delete = on")  # what is deleted or written over is gone from the file
        connection.execute("pragma synchronous = full")
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def keep_private(path: Path) -> None:
    """Make a file that nobody else on this machine can read (mode 0600); what SQLite puts beside it is the same."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    except FileExistsError:  # do not open it: closing it again would take this process's locks off it
        with suppress(PermissionError):  # somebody else's file that we may use
            path.chmod(0o600)


def prepare(connection: sqlite3.Connection) -> None:
    """Give a database its tables, or bring one that an earlier program made into today's shape."""
    named = "select 1 from sqlite_schema where type = 'table' and name = ?"
    if connection.execute(named, ("tables",)).fetchone():
        log.info("the log is brought into its new shape; this happens once")
        connection.executescript(UPGRADE)
    elif not connection.execute(named, ("facts",)).fetchone():
        connection.executescript(f"begin immediate;{SCHEMA}commit;")


def begin_epoch(connection: sqlite3.Connection) -> int:
    """The number of the history that goes on in this file: a new one, if the file is a copy that was put back.

    It is the time at which the history began. So a copy that is put back twice begins two different ones.
    """
    connection.execute("begin immediate")
    facts = dict(connection.execute("select name, value from facts"))
    if facts.pop("copied", 0):
        renew_epoch(connection)
    connection.execute("commit")
    (epoch,) = connection.execute("select value from facts where name = 'epoch'").fetchone()
    return int(epoch)


def renew_epoch(connection: sqlite3.Connection) -> None:
    """What was told may not be true any more: another history begins."""
    connection.execute("delete from facts where name = 'copied'")
    connection.execute(
        "update facts set value = max(value + 1, cast(strftime('%s', 'now') as integer)) where name = 'epoch'"
    )

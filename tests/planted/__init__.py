"""Each flaw that was ever found, brought back at run time, to show that the test which holds it can fail.

`python -m tests.planted` runs every test that `docs/security.md` names with its flaw planted, and prints what became
of it. A plant replaces the one function that mends the flaw. It is planted when Python starts, by
`site/sitecustomize.py`, so that servers which a test starts as processes of their own have it too.
"""

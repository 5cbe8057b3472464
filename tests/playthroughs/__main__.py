"""Writes all golden playthroughs anew."""

from tests.playthroughs import FILES, text_of

for golden in FILES:
    golden.file.write_text(text_of(golden))

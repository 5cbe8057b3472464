"""How a render runs: preview (small, few samples) or final."""

from __future__ import annotations

preview: bool = False
PREVIEW_SAMPLES = 12
FINAL_SAMPLES = 32
THREADS = 2

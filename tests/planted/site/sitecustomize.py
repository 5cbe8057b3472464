"""Python runs this when it starts, where its folder is on the path: plant the flaw that the environment names."""

import os

if "STARLORE_FLAW" in os.environ:
    from tests.planted.planting import plant

    plant(os.environ["STARLORE_FLAW"])

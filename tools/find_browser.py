"""Find a Chromium for the end-to-end tests: an installed one, else Playwright's, else the system's package."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Error, sync_playwright

INSTALLED = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def installed() -> str | None:
    """A browser that is on this machine."""
    return next((path for name in INSTALLED if (path := shutil.which(name))), None)


def playwrights_own() -> str | None:
    """Playwright's own build, if it has been downloaded."""
    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def find() -> str | None:
    """Where a browser is, without installing anything."""
    try:
        return installed() or playwrights_own()
    except Error:
        return None


def main() -> int:
    """Make sure that there is a browser; say so and fail when none can be had."""
    if find():
        return 0
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False)
    if not find() and shutil.which("apt-get") and os.geteuid() == 0:
        subprocess.run(["apt-get", "update", "-qq"], check=False)
        subprocess.run(["apt-get", "install", "-y", "-qq", "chromium"], check=False)
    if not find():
        sys.stderr.write("The end-to-end tests need Chromium or Chrome, and none could be installed.\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""What all tests share: how thoroughly properties are tested, and signals that programs can hear.

HYPOTHESIS_PROFILE=soak searches longer, and at random.
"""

import os
import signal
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

import azulejos

# Interpreted games take about fifty times as long, and are compared with compiled ones elsewhere.
EXAMPLES = 50 if azulejos.COMPILED else 8
# Programs that tests start; importing one would start it too.
collect_ignore_glob = ["bots/programs/*"]

settings.register_profile(
    "default",
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "soak",
    max_examples=2_000,
    deadline=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))


@pytest.fixture(scope="session", autouse=True)
def programs_hear_ctrl_c() -> Iterator[None]:
    """A shell starts background jobs with Ctrl-C ignored, and every child would inherit that.

    A handler is not inherited: programs that tests start get the default.
    """
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)

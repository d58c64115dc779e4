"""How thoroughly properties are tested: HYPOTHESIS_PROFILE=soak searches longer, and at random."""

import os

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

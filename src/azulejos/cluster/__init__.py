"""Work for many machines: a Ray cluster plays games and thinks. The extra `cluster` brings Ray.

Ray reads its environment when it is imported, which happens in some modules of this package.
"""

import os

SETTINGS = {
    "RAY_CLIENT_RECONNECT_GRACE_PERIOD": "3",  # seconds during which every call waits
    "RAY_ENABLE_AUTO_CONNECT": "0",  # else it starts a cluster here when another is lost
    "RAY_USAGE_STATS_ENABLED": "0",
}

for name, value in SETTINGS.items():
    os.environ.setdefault(name, value)

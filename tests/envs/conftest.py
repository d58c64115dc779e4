"""OpenSpiel brings absl's logging, which closes what was `sys.stderr` when it was imported.

It does so when a server sets up its own logging, and what it finds here belongs to pytest.
"""

from io import StringIO

from absl import logging

logging.get_absl_handler().python_handler.setStream(StringIO())

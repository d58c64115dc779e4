"""`azulejos bench`: how fast it is, and next to a program written for speed alone."""

from azulejos.cli.bench.command import EXAMPLE, bench

__all__ = ["EXAMPLE", "bench"]

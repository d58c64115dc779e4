"""What search says about positions, for people: hints."""

from azulejos.analysis.hints import Advice, Hint, hint

__all__ = ["Advice", "Hint", "hint"]

"""Reviews and live analysis: what may be analysed, for whom, and what becomes of it."""

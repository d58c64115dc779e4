"""What Cython needs at run time, once for all compiled modules instead of once in each.

Compiled, `setup.py` lets Cython fill this module; interpreted, nobody needs it.
"""

# Nothing of our own: Cython writes what is in this module, see setup.py.

"""Code that numba-cuda compiles for a GPU."""

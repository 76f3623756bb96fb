"""Code that numba-cuda compiles for the threads of a graphics card."""

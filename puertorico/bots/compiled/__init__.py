"""Bot code that Numba compiles: the planner, its evaluation, and the search tree."""

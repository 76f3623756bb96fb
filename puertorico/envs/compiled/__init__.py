"""Environment code that Numba compiles: steps, observations, rewards."""

"""Measurements of a server: load, scale, abuse, and a simulation of larger installations."""

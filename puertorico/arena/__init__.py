"""Tournaments between bots: matches, results, ratings, pictures, Ray."""

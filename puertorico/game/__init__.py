"""The public Python API: Game, its log and text, positions, observations, options, scores."""

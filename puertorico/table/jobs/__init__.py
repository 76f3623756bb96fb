"""Background work: bots, hints and analyses in worker processes."""

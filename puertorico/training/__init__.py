"""Self-play and training of the shipped network. Needs PyTorch."""

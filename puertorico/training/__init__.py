"""Self-play and training of the network that `network` and `search` play with. Needs PyTorch."""

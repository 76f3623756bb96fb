"""Environments for training and search: batches, PettingZoo, Gymnasium, OpenSpiel."""

from .batch import Batch, IllegalAnswers, Step
from .cuda_batch import CudaBatch

__all__ = ["GYMNASIUM_ID", "Batch", "CudaBatch", "IllegalAnswers", "Step"]

GYMNASIUM_ID = "PuertoRico-v1"
"""The name for `gymnasium.make` and `make_vec`; with `puertorico.envs:` before it, they import the module."""


def _register() -> None:
    """Register the environment with Gymnasium, if that is installed."""
    try:
        import gymnasium
    except ImportError:
        return
    if GYMNASIUM_ID not in gymnasium.registry:
        gymnasium.register(
            GYMNASIUM_ID,
            entry_point="puertorico.envs.gymnasium_env:PuertoRicoEnv",
            vector_entry_point="puertorico.envs.vector_env:PuertoRicoVectorEnv",
        )


_register()

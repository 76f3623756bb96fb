"""Environments for those who train and search: batches over arrays, PettingZoo, Gymnasium and OpenSpiel."""

from .batch import Batch, IllegalAnswers, Step
from .cuda import CudaBatch

__all__ = ["Batch", "CudaBatch", "IllegalAnswers", "Step"]

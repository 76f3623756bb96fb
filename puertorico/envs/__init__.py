"""Environments for those who train and search: batches over arrays, PettingZoo, Gymnasium and OpenSpiel."""

from .batch import Batch, IllegalAnswers, Step

__all__ = ["Batch", "IllegalAnswers", "Step"]

"""Explanations: hints, reasons, and the analysis of whole games."""

"""Explanations: hints, reasons, and the analysis of whole games."""

# The bot that reviews games where no other is named.
ANALYST = "search:playouts=1000"

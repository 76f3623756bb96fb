"""Explanations: hints, reasons, and the analysis of whole games."""

# The bot that reviews games where no other is named.
ANALYST = "search:playouts=1000"
# The same with more time, for the phases in which the chances changed most.
LONG_ANALYST = "search:playouts=20000"

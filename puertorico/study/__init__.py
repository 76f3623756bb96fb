"""Explanations: hints, reasons, and the analysis of whole games."""

# The default bot for reviews.
ANALYST = "search:playouts=1000"
# The same with more time, for the phases in which the chances changed most.
LONG_ANALYST = "search:playouts=20000"

"""`python -m puertorico` is the command `puertorico`."""

import sys

from .commands import main

if __name__ == "__main__":
    sys.exit(main())

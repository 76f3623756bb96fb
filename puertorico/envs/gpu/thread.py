"""The parts of numba-cuda that the kernels use, or a Python substitute for tests.

In the substitute, one thread does all the work.
"""

from array import array
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, TypeVar

from ...rules import jit

F = TypeVar("F", bound=Callable[..., Any])

cuda: Any
SHORT: Any
INTEGER: Any

if jit.ON_GPU:
    cuda, types, cached = (vars(jit)[name] for name in ("cuda", "types", "cached"))
    SHORT, INTEGER = types.int16, types.int32

    def kernel(function: F) -> F:
        """Compile a kernel for the GPU when it is first called."""
        return cached(function, cuda.jit, lto=False)  # type: ignore[no-any-return]

else:

    def _array(length: int, kind: str) -> Any:
        return array(kind, [0]) * length

    def _add(cells: Any, index: int, value: int) -> int:
        cells[index] += value
        return int(cells[index] - value)

    def _min(cells: Any, index: int, value: int) -> None:
        cells[index] = min(cells[index], value)

    def _max(cells: Any, index: int, value: int) -> None:
        cells[index] = max(cells[index], value)

    SHORT, INTEGER = "h", "i"
    cuda = SimpleNamespace(
        grid=lambda dimensions: 0,
        gridsize=lambda dimensions: 1,
        blockIdx=SimpleNamespace(x=0),
        blockDim=SimpleNamespace(x=1),
        gridDim=SimpleNamespace(x=1),
        threadIdx=SimpleNamespace(x=0),
        syncthreads=lambda: None,
        local=SimpleNamespace(array=_array),
        shared=SimpleNamespace(array=_array),
        atomic=SimpleNamespace(add=_add, min=_min, max=_max),
    )

    def kernel(function: F) -> F:
        """Mark the code of one thread."""
        return function

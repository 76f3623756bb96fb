"""One source, three speeds: decorators that compile rules, or leave them plain Python.

`puertorico.rules` is the plain package. `puertorico.compiled` imports the same files again under another root, where
`rule` compiles. On request, it imports them a third time and compiles for a GPU. A rule's annotations are its
signature, so every rule is compiled once, with 64-bit integers, regardless of the integer types it is called with.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol, Self, TypeVar, overload

from .layout import Cells, Record, Rows

F = TypeVar("F", bound=Callable[..., Any])

PLAIN = __package__ == "puertorico.rules"
ON_GPU = __package__ == "puertorico_on_gpu.rules"


class Answers(Cells, Protocol):
    """A buffer for answer ids: the longest list of legal answers fits. 16-bit integers."""


class Counts(Cells, Protocol):
    """A row of 64-bit integers, one for each answer or question."""


class Floats(Protocol):
    """A row of 64-bit floating point numbers, for bots."""

    def __getitem__(self, index: int, /) -> float: ...
    def __setitem__(self, index: int, value: float, /) -> None: ...
    def __len__(self) -> int: ...


class Singles(Protocol):
    """A row of 32-bit floating point numbers, such as rewards; a part is a row again."""

    @overload
    def __getitem__(self, index: int, /) -> float: ...
    @overload
    def __getitem__(self, index: slice, /) -> Self: ...
    def __setitem__(self, index: int, value: float, /) -> None: ...
    def __len__(self) -> int: ...


class Runs(Cells, Protocol):
    """A row of integers that can be sliced."""

    @overload
    def __getitem__(self, index: int, /) -> int: ...
    @overload
    def __getitem__(self, index: slice, /) -> Self: ...


class Shorts(Runs, Protocol):
    """A row of 16-bit integers, such as the columns of an observation."""


class Bytes(Runs, Protocol):
    """The bytes of a record."""


if TYPE_CHECKING or PLAIN:

    def rule(function: F) -> F:
        """Mark a function of the rules: plain here, compiled in `puertorico.compiled`."""
        return function

    entry_point = rule

    def constant_row(values: Sequence[int]) -> Sequence[int]:
        """Make a constant row of integers."""
        return tuple(values)

    def wrap(value: int) -> int:
        """Wrap an integer around at 64 bits, as compiled integers do."""
        return (value + (1 << 63) & (1 << 64) - 1) - (1 << 63)

else:
    import functools
    import hashlib
    from pathlib import Path
    from typing import get_args, get_origin, get_type_hints

    import numba
    import numpy as np
    import platformdirs
    from numba.core import types

    from .layout import dtype

    if ON_GPU:
        # numba-cuda 0.30 uses a name that NumPy 2.5 removed.
        if not hasattr(np, "row_stack"):
            np.row_stack = np.vstack
        from numba import cuda
        from numba.cuda.core import config
    else:
        config = numba.config

    # The folders of compiled code. Each may call functions of itself and of those before it.
    FOLDERS = ("rules", "bots/compiled", "envs/compiled", "envs/gpu", "training/compiled")

    @functools.cache
    def _cache_folder(folder: str) -> str:
        """Return a folder named by a hash of the sources a compiled file depends on.

        Numba itself does not notice edits in other files.
        """
        root = Path(__file__).parent.parent
        sources = [
            path.read_bytes()
            for each in FOLDERS[: FOLDERS.index(folder) + 1]
            for path in sorted((root / each).glob("*.py"))
        ]
        digest = hashlib.sha256(b"".join(sources)).hexdigest()[:16]
        return str(platformdirs.user_cache_path("puertorico") / f"{folder.replace('/', '-')}-{digest}")

    def record_type(record: type[Record]) -> Any:
        return numba.from_dtype(dtype(record))

    def _numba_type(annotation: Any) -> Any:
        cells = {Counts: types.int64, Floats: types.float64, Singles: types.float32, Bytes: types.uint8}
        cells |= dict.fromkeys((Answers, Shorts), types.int16)
        if annotation in cells:
            return types.Array(cells[annotation], 1, "C")
        if get_origin(annotation) is Rows:
            return types.Array(_numba_type(get_args(annotation)[0]), 1, "C")
        if isinstance(annotation, type) and issubclass(annotation, Record):
            return record_type(annotation)
        if isinstance(annotation, type) and issubclass(annotation, tuple):
            return types.NamedTuple([_numba_type(hint) for hint in get_type_hints(annotation).values()], annotation)
        return {int: types.int64, float: types.float64, bool: types.boolean, type(None): types.void}[annotation]

    def signature_of(function: F) -> Any:
        hints = get_type_hints(function)
        result = _numba_type(hints.pop("return"))
        return result(*(_numba_type(hint) for hint in hints.values()))

    def cached(function: F, decorator: Any, **options: Any) -> Any:
        """Compile with a Numba decorator into the package's own cache."""
        # A library must not redirect its user's cache, so set the folder only while Numba reads it.
        folder, config.CACHE_DIR = config.CACHE_DIR, _cache_folder("/".join(function.__module__.split(".")[1:-1]))
        try:
            return decorator(cache=True, **options)(function)
        finally:
            config.CACHE_DIR = folder

    def _compile(function: F, entry: bool) -> Any:
        signature = signature_of(function)
        # Rules allocate nothing: without numba's reference counts they are a tenth faster.
        dispatcher = cached(
            function,
            numba.njit,
            nogil=True,
            error_model="numpy",
            _nrt=False,
            no_cpython_wrapper=not entry,
            # Passing a bundle of arrays costs more than most of the functions that take one.
            forceinline=not entry and any(isinstance(argument, types.NamedTuple) for argument in signature.args),
            no_cfunc_wrapper=True,
        )
        resolve = dispatcher.get_call_template

        def once() -> None:
            if dispatcher._can_compile:
                dispatcher.compile(signature)
                dispatcher.disable_compile()

        def get_call_template(args: Any, kws: Any) -> Any:
            once()
            return resolve(args, kws)

        dispatcher.get_call_template = get_call_template
        if entry:
            once()
        return dispatcher

    def _compile_for_gpu(function: F) -> Any:
        """Compile for a GPU when the first caller is compiled."""
        signature = signature_of(function)
        dispatcher = cuda.jit(device=True)(function)
        resolve = dispatcher.get_call_template

        def get_call_template(args: Any, kws: Any) -> Any:
            if dispatcher._can_compile:
                dispatcher.compile_device(signature.args, signature.return_type)
                dispatcher.disable_compile()
            return resolve(args, kws)

        dispatcher.get_call_template = get_call_template
        return dispatcher

    def rule(function: F) -> F:
        return _compile_for_gpu(function) if ON_GPU else _compile(function, entry=False)

    def entry_point(function: F) -> F:
        return _compile_for_gpu(function) if ON_GPU else _compile(function, entry=True)

    def constant_row(values: Sequence[int]) -> Any:
        # Narrow, because every function has its own copy of a row and a GPU has 64 kB for all of them. Signed,
        # because Numba turns a mix of signed and unsigned integers into floats.
        fits = all(-128 <= value <= 127 for value in values)
        return np.array(values, np.int8 if fits else np.int16)

    @(cuda.jit(device=True, inline="always") if ON_GPU else numba.njit(inline="always"))
    def wrap(value):  # type: ignore[no-untyped-def]
        return value

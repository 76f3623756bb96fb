"""Records: an annotated class defines bytes, plain view, dtype and static types.

A field is declared once, as `doubloons: I16` or `goods: Annotated[Cells, U8, 5]`. The class itself is the view
that plain Python uses: it reads and writes a bytearray, with ordinary integers and range-checked stores. Compiled
code uses `dtype(State)` on the same bytes.
"""

import sys
from typing import TYPE_CHECKING, Annotated, Any, Protocol, Self, TypeVar, get_args, get_type_hints

if TYPE_CHECKING:
    import numpy as np

U8 = Annotated[int, "B"]
I8 = Annotated[int, "b"]
I16 = Annotated[int, "h"]
I32 = Annotated[int, "i"]
I64 = Annotated[int, "q"]
F64 = Annotated[float, "d"]

_WIDTH: dict[Any, int] = {"B": 1, "b": 1, "h": 2, "i": 4, "q": 8, "d": 8}
_NUMPY = {"B": "u1", "b": "i1", "h": "i2", "i": "i4", "q": "i8", "d": "f8"}

T = TypeVar("T")


class Padding(int):
    """The count of a field of pad bytes.

    There is at least one, and as many as align the next field to this many bytes.
    """

    def after(self, offset: int) -> int:
        return self - offset % self


class Cells(Protocol):
    """A row of integers inside a record."""

    def __getitem__(self, index: int, /) -> int: ...
    def __setitem__(self, index: int, value: int, /) -> None: ...
    def __len__(self) -> int: ...


class Rows(Protocol[T]):
    """A row of records, inside a record or an array of games."""

    def __getitem__(self, index: int, /) -> T: ...
    def __setitem__(self, index: int, value: T, /) -> None: ...
    def __len__(self) -> int: ...


class Field:
    """The place of one field in a record.

    `kind` is a format letter or a record class, `count` is 0 for a single value.
    """

    def __init__(self, name: str, kind: Any, count: int, offset: int) -> None:
        self.name, self.kind, self.count, self.offset = name, kind, count, offset
        record = isinstance(kind, type)
        self.width: int = kind.SIZE if record else _WIDTH[kind]
        self.alignment: int = kind.ALIGNMENT if record else self.width
        self.bytes = self.width * max(1, count)

    def read(self, content: bytes, start: int = 0) -> int:
        """Return a single integer of the record that starts at a byte, without making a view."""
        first = start + self.offset
        return int.from_bytes(content[first : first + self.width], sys.byteorder, signed=self.kind != "B")


class Record:
    """A view over `SIZE` bytes of a buffer.

    Making one is slow, using one is fast: keep it and change the bytes.
    """

    FIELDS: dict[str, Field]
    SIZE: int
    ALIGNMENT: int
    SCALARS: dict[Any, int]  # format letters of single values, with their widths
    ROWS: list[Field]  # fields with several values

    def __init_subclass__(cls) -> None:
        cls.FIELDS = {}
        offset = 0
        for name, hint in get_type_hints(cls, vars(sys.modules[cls.__module__]), include_extras=True).items():
            if name in Record.__annotations__:
                continue
            _, kind, *count = get_args(hint)
            kind = get_args(kind)[1] if get_args(kind) else kind
            cells = count[0] if count else 0
            field = Field(name, kind, cells.after(offset) if isinstance(cells, Padding) else cells, offset)
            if offset % field.alignment:
                raise TypeError(f"{cls.__name__}.{name} needs a declared pad byte before it")
            cls.FIELDS[name] = field
            offset += field.bytes
            if not field.count:
                setattr(cls, name, _scalar(field))
        # Only the formats in use, because every copy of a game creates a view.
        cls.SCALARS = {field.kind: field.width for field in cls.FIELDS.values() if not field.count}
        cls.ROWS = [field for field in cls.FIELDS.values() if field.count]
        cls.SIZE = offset
        cls.ALIGNMENT = max(field.alignment for field in cls.FIELDS.values())
        if offset % cls.ALIGNMENT:
            raise TypeError(f"{cls.__name__} needs declared pad bytes at its end")

    def __init__(self, buffer: memoryview) -> None:
        self._bytes = buffer
        for letter, width in self.SCALARS.items():
            whole = len(buffer) - len(buffer) % width
            setattr(self, "_" + letter, buffer[:whole].cast(letter))
        for field in self.ROWS:
            part = buffer[field.offset : field.offset + field.bytes]
            if isinstance(field.kind, type):
                step = field.width
                rows = tuple(field.kind(part[i * step : (i + 1) * step]) for i in range(field.count))
                setattr(self, field.name, rows)
            else:
                setattr(self, field.name, part.cast(field.kind))

    @classmethod
    def blank(cls) -> Self:
        """Make a record of zeros with its own bytes."""
        return cls(memoryview(bytearray(cls.SIZE)))

    @classmethod
    def of(cls, content: bytes) -> Self:
        """Make a record with its own copy of these bytes."""
        record = cls.blank()
        record.load(content)
        return record

    @classmethod
    def span(cls, first: str, end: str = "") -> slice:
        """Return the bytes from one field up to another, or up to the last byte."""
        return slice(cls.FIELDS[first].offset, cls.FIELDS[end].offset if end else cls.SIZE)

    def to_bytes(self) -> bytes:
        return bytes(self._bytes)

    def load(self, content: bytes) -> None:
        self._bytes[:] = content


def _scalar(field: Field) -> property:
    store, index = "_" + field.kind, field.offset // field.width
    scope: dict[str, Any] = {}
    exec(
        f"def read(self): return self.{store}[{index}]\ndef write(self, value): self.{store}[{index}] = value",
        scope,
    )
    return property(scope["read"], scope["write"])


def dtype(record: type[Record]) -> "np.dtype[np.void]":
    """Return the NumPy type of the same bytes."""
    import numpy as np

    formats = []
    for field in record.FIELDS.values():
        if hasattr(np.void, field.name):
            raise TypeError(f"{record.__name__}.{field.name} would hide an attribute of NumPy's records")
        base = dtype(field.kind) if isinstance(field.kind, type) else np.dtype(_NUMPY[field.kind])
        formats.append(np.dtype((base, (field.count,))) if field.count else base)
    return np.dtype(
        {
            "names": list(record.FIELDS),
            "formats": formats,
            "offsets": [field.offset for field in record.FIELDS.values()],
            "itemsize": record.SIZE,
        },
        align=True,
    )

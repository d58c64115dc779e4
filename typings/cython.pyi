"""What the project uses of cython's shadow module, which comes without types."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any, TypeVar

_Decorated = TypeVar("_Decorated", bound=Callable[..., Any])
_Kind = TypeVar("_Kind")

compiled: bool
nogil: AbstractContextManager[None]

def cclass(cls: _Decorated) -> _Decorated: ...
def final(cls: _Decorated) -> _Decorated: ...
def cast(kind: type[_Kind], value: object) -> _Kind: ...
def address(value: object) -> Any: ...

p_void: type[Any]

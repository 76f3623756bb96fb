"""Reverse proxies in front of the server: the client address from their headers."""

from __future__ import annotations

import ipaddress
from functools import lru_cache, partial

from starlette.types import Scope

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Proxies:
    """Trusted proxies for `X-Forwarded` headers: addresses or networks, comma-separated.

    The client is the last address in the header: the one that the proxy in front of the server has seen. Only a proxy
    that is trusted by its own address, not with a network, is skipped there, because clients may be in the network.

    >>> scope = {"type": "http", "scheme": "http", "client": ("127.0.0.1", 1),
    ...          "headers": [(b"x-forwarded-for", b"1.2.3.4, 172.16.0.9, 127.0.0.1")]}
    >>> Proxies("127.0.0.1,172.16.0.0/12").read(scope)
    >>> scope["client"], scope["forwarded"]
    (('172.16.0.9', 0), True)
    """

    def __init__(self, trusted: str) -> None:
        self._networks = [ipaddress.ip_network(part.strip()) for part in trusted.split(",") if part.strip()]
        self._trusts = lru_cache(maxsize=10_000)(partial(_is_in, networks=self._networks))

    def trusts(self, host: str) -> bool:
        """Return whether a connection from this host is a proxy's."""
        return self._trusts(host)

    def read(self, scope: Scope) -> None:
        """Set `client` and `scheme` of a request as its proxy saw them, and `forwarded`."""
        scope["forwarded"] = False
        if not self.trusts(scope["client"][0] if scope["client"] else ""):
            return
        schemes = _values(scope, b"x-forwarded-proto")
        if schemes and schemes[-1] in ("http", "https"):
            scope["scheme"] = schemes[-1].replace("http", "ws") if scope["type"] == "websocket" else schemes[-1]
        chain = _values(scope, b"x-forwarded-for")
        if chain:
            single = [network for network in self._networks if network.num_addresses == 1]
            while len(chain) > 1 and _is_in(chain[-1], single):
                chain.pop()
            scope["client"], scope["forwarded"] = (chain[-1], 0), True


def _values(scope: Scope, name: bytes) -> list[str]:
    """Return all values of a header, which may be repeated."""
    found = [value.decode("latin1") for header, value in scope["headers"] if header == name]
    return [part.strip() for value in found for part in value.split(",") if part.strip()]


def _is_in(host: str, networks: list[Network]) -> bool:
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return False
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return any((mapped or address) in network for network in networks)

"""The JSON encoding of everything the server sends."""

from __future__ import annotations

import msgspec

encode = msgspec.json.Encoder(enc_hook=str).encode

"""How everything that the server sends becomes JSON."""

from __future__ import annotations

import msgspec

encode = msgspec.json.Encoder(enc_hook=str).encode

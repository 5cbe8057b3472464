"""The server's key pair for web push (VAPID, RFC 8292): push services know by it who sends."""

import base64
import json
import os
import time
from hashlib import blake2b
from pathlib import Path

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature

FILE = "push-key.pem"
HOURS = 12
"""For how long a token is good; RFC 8292 allows 24."""


def to_base64url(data: bytes) -> str:
    """Base64 for addresses, without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64url(text: str) -> bytes:
    """The bytes behind such a text; raises `ValueError`."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as it travels: an uncompressed point."""
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


class Keys:
    """The key pair, kept in the data folder: with another one, all subscriptions would be void."""

    def __init__(self, file: Path | None = None, written: bytes | None = None) -> None:
        if written is not None:
            self.private = read(written, "what the servers share")
        elif file is not None and file.is_file():
            self.private = read(file.read_bytes(), str(file))
        else:
            self.private = make(file)

    @property
    def public(self) -> str:
        """What a browser needs to subscribe."""
        return to_base64url(point(self.private.public_key()))

    def authorization(self, audience: str, contact: str) -> str:
        """The header that says to a push service who we are, and how our operator is reached."""
        claims = {"aud": audience, "exp": int(time.time()) + HOURS * 3600, "sub": contact}
        parts = [to_base64url(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
        signed = ".".join(parts)
        r, s = decode_dss_signature(self.private.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        signature = to_base64url(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={signed}.{signature}, k={self.public}"

    def digest(self, *parts: str) -> str:
        """A name for something, the same each time, from which nobody without the key can tell what it is."""
        secret = self.private.private_numbers().private_value.to_bytes(32, "big")
        return to_base64url(blake2b("\n".join(parts).encode(), digest_size=16, key=secret).digest())


def read(written: bytes, where: str) -> ec.EllipticCurvePrivateKey:
    """A key as it is written."""
    key = serialization.load_pem_private_key(written, None)
    if not isinstance(key, ec.EllipticCurvePrivateKey):
        raise TypeError(f"{where} holds a key of another kind")
    return key


def write(key: ec.EllipticCurvePrivateKey) -> bytes:
    """A key, to be read again."""
    form = serialization.PrivateFormat.PKCS8
    return key.private_bytes(serialization.Encoding.PEM, form, serialization.NoEncryption())


def make(file: Path | None) -> ec.EllipticCurvePrivateKey:
    """A new key, kept in the file for nobody else to read; where it cannot be kept, it lasts as long as the server."""
    key = ec.generate_private_key(ec.SECP256R1())
    if file is None:
        return key
    written = write(key)
    new = file.with_suffix(".new")
    try:
        with os.fdopen(os.open(new, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600), "wb") as out:
            out.write(written)
            out.flush()
            os.fsync(out.fileno())
        new.rename(file)
    except OSError:
        new.unlink(missing_ok=True)  # a full disk: subscriptions cannot be written either
    return key

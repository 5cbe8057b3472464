"""Encryption of push messages (RFC 8291 with the aes128gcm coding of RFC 8188): push services carry what they cannot
read."""

import os

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from starlore.web.push.keys import point

RECORD = 4096
"""The record size that is announced; a message is one record."""

LAST = b"\x02"
"""The delimiter after the last record's content."""


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    """A key from a secret (HKDF)."""
    return HKDF(SHA256(), length, salt, info).derive(secret)


def encrypt(message: bytes, browser: bytes, auth: bytes) -> bytes:
    """A message that only the browser with this public key and secret can read."""
    ours = ec.generate_private_key(ec.SECP256R1())
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), browser)
    own = point(ours.public_key())
    shared = derived(ours.exchange(ec.ECDH(), theirs), auth, b"WebPush: info\x00" + browser + own, 32)
    salt = os.urandom(16)
    key = derived(shared, salt, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = derived(shared, salt, b"Content-Encoding: nonce\x00", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(own)]) + own
    return head + AESGCM(key).encrypt(nonce, message + LAST, None)

"""What browsers are told about every answer: trust nothing but this server's own files."""

from __future__ import annotations

from starlette.datastructures import MutableHeaders

from azulejos.server.settings import Settings

# `style-src-attr`: pages set the sizes of drawings as attributes; scripts may never be inline.
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
ALWAYS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
SECURE = {"Strict-Transport-Security": "max-age=31536000"}


def protective_headers(settings: Settings) -> dict[str, str]:
    return ALWAYS | (SECURE if settings.is_secure else {})


def add(headers: MutableHeaders, protective: dict[str, str]) -> None:
    """Answers about games are not to be kept; files say themselves how long they last."""
    for name, value in protective.items():
        headers[name] = value
    if "cache-control" not in headers:
        headers["Cache-Control"] = "no-store"

"""The HTTP side: small routers, one for each kind of thing."""

"""The web application: routes, sockets, limits, OpenAPI, metrics, and the server itself."""

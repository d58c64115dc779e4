"""The socket of a table: typed messages in and out, and the connection that carries them."""

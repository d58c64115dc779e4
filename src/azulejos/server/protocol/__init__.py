"""What goes over the wire: messages, the snapshot of a table, and errors. Imports no other part of
the server."""

"""What can be wrong with a cluster."""

from azulejos.engine.errors import AzulejosError


class ClusterError(AzulejosError):
    """The cluster cannot be used, or is used no longer."""

"""Programs that play over the network: who they are, and what each is told about its tables."""

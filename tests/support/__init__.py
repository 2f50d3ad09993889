"""What the tests share: the running service, a client that checks every answer, comparison, positions."""

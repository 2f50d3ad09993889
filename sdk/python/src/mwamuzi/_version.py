"""The version of the client: that of the referee whose document it was made from."""

VERSION = "0.1.0"

"""The operations of each game, typed.

Written by `sdk/python/generate` from openapi/mwamuzi.json; not to be edited.
"""

from .lcr import AsyncLcr, Lcr
from .ludo import AsyncLudo, Ludo
from .pegs_and_jokers import AsyncPegsAndJokers, PegsAndJokers
from .qwirkle import AsyncQwirkle, Qwirkle

__all__ = ["Lcr", "AsyncLcr", "Qwirkle", "AsyncQwirkle", "Ludo", "AsyncLudo", "PegsAndJokers", "AsyncPegsAndJokers"]

"""Verdicts and events can be matched on to the last case: the type checker would miss a `return` if one were left out."""

from __future__ import annotations

from answers import ACCEPTED, REJECTED

from mwamuzi.types import (
    LcrEvent,
    LcrEventOver,
    LcrEventPassed,
    LcrEventPotted,
    LcrEventRolled,
    LcrEventSkipped,
    LcrEventStarterDrawn,
    LcrEventTookPot,
    LcrEventTurn,
    LcrEventUnknown,
    LcrTurn,
    LcrTurnOver,
    LcrTurnRoll,
    LcrVerdict,
    LcrVerdictAccepted,
    LcrVerdictRejected,
)


def verdict_told(verdict: LcrVerdict) -> str:
    match verdict:
        case LcrVerdictAccepted():
            return f"legal: {', '.join(map(event_told, verdict.events))}; {turn_told(verdict.state.turn)}"
        case LcrVerdictRejected():
            return f"illegal: {verdict.violations[0].rule}"


def verdict_told_by_its_word(verdict: LcrVerdict) -> str:
    if verdict.verdict == "accepted":
        return f"ply {verdict.state.ply}"
    return f"{len(verdict.violations)} violations"


def turn_told(turn: LcrTurn) -> str:
    match turn:
        case LcrTurnRoll(seat=seat):
            return f"{seat} is to roll"
        case LcrTurnOver():
            return "over"


def event_told(event: LcrEvent) -> str:
    match event:
        case (
            LcrEventRolled(seat=seat)
            | LcrEventPassed(seat=seat)
            | LcrEventPotted(seat=seat)
            | LcrEventTookPot(seat=seat)
        ):
            return f"{event.type_} by {seat}"
        case LcrEventSkipped() | LcrEventTurn() | LcrEventStarterDrawn():
            return event.type_
        case LcrEventOver(reason=reason):
            return reason
        case LcrEventUnknown():
            return f"something new: {event.type_}"


def test_the_classes_tell_what_came() -> None:
    accepted, rejected = LcrVerdictAccepted.from_dict(ACCEPTED), LcrVerdictRejected.from_dict(REJECTED)
    assert verdict_told(accepted) == "legal: rolled by 0, turn; 1 is to roll"
    assert verdict_told(rejected) == "illegal: lcr.dice_count"
    assert [verdict_told_by_its_word(verdict) for verdict in (accepted, rejected)] == ["ply 1", "1 violations"]
    assert event_told(LcrEventUnknown.from_dict({"type": "sneezed"})) == "something new: sneezed"
